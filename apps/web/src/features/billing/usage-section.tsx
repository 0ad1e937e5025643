import { type EndpointAnswer, getUsage } from '@sheetlift/contract';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { saveFile } from '../../lib/save-file.ts';
import { Fact, Section } from '../account/facts.tsx';
import { useAuth, useSession } from '../auth/session-provider.tsx';
import { dayAndTimeWords, dayWords } from './money-words.ts';
import { UsageChart } from './usage-chart.tsx';
import { useAnswer } from './use-answer.ts';

type Usage = EndpointAnswer<typeof getUsage>;

/** The pages of this month: how many are left, on which days and in which runs they were read. */
export function UsageSection() {
  const { api } = useAuth();
  const { me } = useSession();
  const { answer: usage, problem } = useAnswer(
    () => api.call(getUsage),
    `${me?.pages_used_current_month} ${me?.effective_subscription?.plan_type}`,
  );

  if (usage === null) {
    return (
      problem && (
        <Section id="pages" title="Pages">
          <Fact name="This month">
            <Notice signal="fail">{problem}</Notice>
          </Fact>
        </Section>
      )
    );
  }
  const { month, limit, resets_on, days, runs } = usage;
  return (
    <Section id="pages" title="Pages">
      <Fact name="This month">
        <p>
          <b>{usage.used.toLocaleString('en-GB')}</b>{' '}
          {limit === null ? (usage.used === 1 ? 'page' : 'pages') : `of ${limit.toLocaleString('en-GB')} pages`}
          {limit === null && <span className="text-ink-2"> · unlimited on this installation</span>}
        </p>
        <p className="text-ink-2">Counting starts again on {dayWords(resets_on)}, by UTC. A document counts once a month.</p>
      </Fact>
      {usage.language_model && <ModelFact {...usage.language_model} />}
      <Fact
        name="By day"
        action={
          usage.used > 0 && (
            <Button onClick={() => saveFile(new Blob([usageCsv(usage)], { type: 'text/csv' }), `sheetlift-pages-${month}.csv`)}>
              Download as CSV
            </Button>
          )
        }
      >
        {days.length === 0 ? 'Nothing was read this month' : <UsageChart month={month} days={days} />}
      </Fact>
      {runs.length > 0 && (
        <Fact name="By run">
          <table className="own-table">
            <tbody>
              {runs.slice(0, 10).map(({ run, ended_at, pages, documents }) => (
                <tr key={run}>
                  <th scope="row">{dayAndTimeWords(ended_at)}</th>
                  <td className="num">
                    {documents.toLocaleString('en-GB')} {documents === 1 ? 'document' : 'documents'}
                  </td>
                  <td className="num">
                    {pages.toLocaleString('en-GB')} {pages === 1 ? 'page' : 'pages'}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Fact>
      )}
    </Section>
  );
}

/** What the operator's language model took this month. */
function ModelFact({ model, questions, tokens, money }: NonNullable<Usage['language_model']>) {
  return (
    <Fact name="Language model">
      <p>
        <b>{tokens.used.toLocaleString('en-GB')}</b>{' '}
        {tokens.limit === null ? 'tokens' : `of ${tokens.limit.toLocaleString('en-GB')} tokens`}
        {money && ` · ${moneyWords(money.used)}${money.limit === null ? '' : ` of ${moneyWords(money.limit)}`} by the operator’s price`}
      </p>
      <p className="text-ink-2">
        {model} was asked {questions.toLocaleString('en-GB')} {questions === 1 ? 'question' : 'questions'} by runs on the server this month.
        Where nothing is left, runs go on without it.
      </p>
    </Fact>
  );
}

/** In whatever currency the price was given in. */
const moneyWords = (money: number): string => money.toLocaleString('en-GB', { maximumSignificantDigits: 3 });

/** Numbers and dates alone, so that nothing in it needs escaping. */
function usageCsv({ days, runs }: Usage): string {
  const lines = [
    ['kind', 'when', 'documents', 'pages'],
    ...days.map(({ day, documents, pages }) => ['day', day, documents, pages]),
    ...runs.map(({ ended_at, documents, pages }) => ['run', ended_at, documents, pages]),
  ];
  return `${lines.map((line) => line.join(',')).join('\r\n')}\r\n`;
}
