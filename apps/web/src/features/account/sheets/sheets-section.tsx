import {
  endSheetsConnection,
  type EndpointAnswer,
  finishSheetsConnection,
  getSheetsConnection,
  startSheetsConnection,
} from '@sheetlift/contract';
import { useEffect, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { useAuth } from '../../auth/session-provider.tsx';
import { Fact, Section } from '../facts.tsx';
import { useAttempt } from '../use-attempt.ts';

type Connection = EndpointAnswer<typeof getSheetsConnection>;

/** The person's Google account, as far as rows of runs may go there. */
export function SheetsSection() {
  const { api } = useAuth();
  const [connection, setConnection] = useState<Connection | null>(null);
  const { busy, problem, run } = useAttempt();

  useEffect(() => {
    const answer = takeAnswer();
    void run(async () =>
      setConnection(await (answer === null ? api.call(getSheetsConnection) : api.call(finishSheetsConnection, { body: { answer } }))),
    );
    // oxlint-disable-next-line react/exhaustive-deps -- once: what Google gave is good for one time
  }, [api]);

  const connect = (): Promise<void> => run(async () => location.assign((await api.call(startSheetsConnection)).url));
  const disconnect = (): Promise<void> =>
    run(async () => {
      await api.call(endSheetsConnection);
      setConnection({ connected_at: null, spreadsheets: [] });
    });
  const connectedAt = connection?.connected_at ?? null;

  return (
    <Section id="google-sheets" title="Google Sheets">
      <Fact
        name="Connection"
        action={
          connectedAt === null ? (
            <Button disabled={busy} onClick={() => void connect()}>
              Connect Google Sheets
            </Button>
          ) : (
            <Button disabled={busy} onClick={() => void disconnect()}>
              Disconnect
            </Button>
          )
        }
      >
        <p role="status">
          {connectedAt === null ? 'Not connected.' : `Connected on ${connectedAt.slice(0, 10)}.`} Rows of a run on the server can be
          appended to spreadsheets of your Google account. Only those that were made from here can be reached, nothing else of yours.
        </p>
        {problem && <Notice signal="fail">{problem}</Notice>}
      </Fact>
      {connection && connection.spreadsheets.length > 0 && (
        <Fact name="Spreadsheets">
          <ul>
            {connection.spreadsheets.map(({ id, name, url, template }) => (
              <li key={id}>
                <a href={url}>{name}</a> <span className="text-ink-2">for {template || 'a template without a name'}</span>
              </li>
            ))}
          </ul>
        </Fact>
      )}
    </Section>
  );
}

/** What Google gave the browser with the address, which it is taken out of; null where the person comes from elsewhere. */
function takeAnswer(): string | null {
  const answer = new URLSearchParams(location.search);
  if (!answer.has('state') || !(answer.has('code') || answer.has('error'))) return null;
  history.replaceState(history.state, '', `${location.pathname}#google-sheets`);
  return answer.toString();
}
