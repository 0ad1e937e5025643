import { type EndpointAnswer, getUsage } from '@sheetlift/contract';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { saveFile } from '../../lib/save-file.ts';
import { Fact, Section } from '../account/facts.tsx';
import { useAuth, useSession } from '../auth/session-provider.tsx';
import { dayAndTimeWords, dayWords } from './money-words.ts';
import { UsageChart } from './usage-chart.tsx';
import { daysIn, lastsUntil } from './usage-pace.ts';
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
  const { month, resets_on, runs } = usage;
  return (
    <Section id="pages" title={`Pages in ${monthWords(month)}`} lead={<UsageLead {...usage} />}>
      <Fact
        name="Counting"
        action={
          usage.used > 0 && (
            <Button onClick={() => saveFile(new Blob([usageCsv(usage)], { type: 'text/csv' }), `sheetlift-pages-${month}.csv`)}>
              Download as CSV
            </Button>
          )
        }
      >
        <p>Starts again on {dayWords(resets_on)}, by UTC. A document counts once a month.</p>
      </Fact>
      {usage.language_model && <ModelFact {...usage.language_model} />}
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

/** The days of the month, and what they come to. */
function UsageLead({ month, used, limit, resets_on, days }: Usage) {
  const [now] = useState(() => new Date().toISOString());
  const day = now.startsWith(month) ? Number(now.slice(8, 10)) : daysIn(month);
  const left = limit === null ? null : Math.max(0, limit - used);
  const last = limit === null ? null : lastsUntil({ used, limit, day, daysInMonth: daysIn(month) });
  return (
    <div className="usage-lead">
      {days.length === 0 ? (
        <p className="text-ink-2">Nothing was read this month.</p>
      ) : (
        // On a phone it is wider than the screen: the days at its end are the newest.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div
          className="usage-days"
          tabIndex={0}
          role="region"
          aria-label="Pages by day"
          ref={(box) => void (box && (box.scrollLeft = box.scrollWidth))}
        >
          <UsageChart month={month} days={days} today={day} />
        </div>
      )}
      <div className="usage-sum">
        <p className="figure">
          <b>{used.toLocaleString('en-GB')}</b>{' '}
          {limit === null
            ? `${used === 1 ? 'page' : 'pages'} · unlimited on this installation`
            : `of ${limit.toLocaleString('en-GB')} pages`}
        </p>
        {limit !== null && (
          <span className="meter" aria-hidden="true">
            <i style={{ width: `${limit === 0 ? 100 : Math.min(100, (100 * used) / limit)}%` }} />
          </span>
        )}
        {left !== null && (
          <>
            <p className="text-ink-2">
              {left.toLocaleString('en-GB')} left until {dayWords(resets_on)}.
              {last !== null && ` At this pace they last until the ${ordinal(last)}.`}
            </p>
            <a className="btn" href="/pricing">
              Compare plans
            </a>
          </>
        )}
      </div>
    </div>
  );
}

/** "November" of "2026-11". */
const monthWords = (month: string): string => new Date(`${month}-01`).toLocaleDateString('en-GB', { month: 'long', timeZone: 'UTC' });

/** "1st", "22nd", "13th". */
function ordinal(day: number): string {
  const ending = { one: 'st', two: 'nd', few: 'rd', other: 'th', zero: 'th', many: 'th' }[ORDER.select(day)];
  return `${day}${ending}`;
}

const ORDER = new Intl.PluralRules('en-GB', { type: 'ordinal' });

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
