import { type EndpointAnswer, getInvoice, listInvoices } from '@sheetlift/contract';
import { useEffect, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { useAttempt } from '../account/use-attempt.ts';
import { whyNotDone } from '../account/why-not-done.ts';
import { useAuth } from '../auth/session-provider.tsx';
import { dayWords, moneyWords } from './money-words.ts';

type Invoices = EndpointAnswer<typeof listInvoices>['invoices'];

/** What was paid, each with its PDF. */
export function InvoiceList() {
  const { api } = useAuth();
  const [invoices, setInvoices] = useState<Invoices | null>(null);
  const { busy, problem, setProblem, run } = useAttempt();

  useEffect(() => {
    let isHere = true;
    api.call(listInvoices).then(
      (answer) => isHere && setInvoices(answer.invoices),
      (error: unknown) => isHere && setProblem(whyNotDone(error)),
    );
    return () => {
      isHere = false;
    };
  }, [api]);

  const open = (id: string): Promise<void> =>
    run(async () => {
      const { url } = await api.call(getInvoice, { params: { id } });
      location.assign(url);
    });

  return (
    <>
      {invoices !== null && invoices.length === 0 && 'None yet'}
      {invoices !== null && invoices.length > 0 && (
        <table className="facts-table">
          <tbody>
            {invoices.map(({ id, number, billed_at, total }) => (
              <tr key={id}>
                <th scope="row">{dayWords(billed_at)}</th>
                <td>{moneyWords(total)}</td>
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
      {problem && <Notice signal="fail">{problem}</Notice>}
    </>
  );
}
