import { getInvoice, listInvoices } from '@sheetlift/contract';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { useAttempt } from '../account/use-attempt.ts';
import { useAuth } from '../auth/session-provider.tsx';
import { dayWords, moneyWords } from './money-words.ts';
import { useAnswer } from './use-answer.ts';

/** What was paid, each with its PDF; asked again whenever `of`, what was bought, is another. */
export function InvoiceList({ of }: { of: string }) {
  const { api } = useAuth();
  const { answer, problem: askProblem } = useAnswer(() => api.call(listInvoices), of);
  const { busy, problem, run } = useAttempt();
  const invoices = answer?.invoices ?? null;

  const open = (id: string): Promise<void> =>
    run(async () => {
      const { url } = await api.call(getInvoice, { params: { id } });
      location.assign(url);
    });

  return (
    <>
      {invoices !== null && invoices.length === 0 && 'None yet'}
      {invoices !== null && invoices.length > 0 && (
        <table className="own-table">
          <tbody>
            {invoices.map(({ id, number, billed_at, total }) => (
              <tr key={id}>
                <th scope="row">{dayWords(billed_at)}</th>
                <td className="num">{moneyWords(total)}</td>
                <td>
                  <Button size="small" disabled={busy} onClick={() => void open(id)}>
                    Invoice {number}
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {(problem ?? askProblem) && <Notice signal="fail">{problem ?? askProblem}</Notice>}
    </>
  );
}
