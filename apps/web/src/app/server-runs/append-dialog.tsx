import { appendToSheet, type EndpointAnswer, getSheetsConnection, type Run, type Spreadsheet } from '@sheetlift/contract';
import { useEffect, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Notice } from '../../components/notice.tsx';
import { plural } from '../../lib/plural.ts';
import { pageAuth } from '../page-auth.ts';

type Connection = EndpointAnswer<typeof getSheetsConnection>;
type Appended = EndpointAnswer<typeof appendToSheet>;

/** To which spreadsheet the rows of a run are appended, and what came of it. */
export function AppendDialog({ run, onClose }: { run: Run; onClose: () => void }) {
  const { api } = pageAuth();
  const [connection, setConnection] = useState<Connection | null>(null);
  const [appended, setAppended] = useState<Appended | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    api.call(getSheetsConnection).then(setConnection, (error: unknown) => setProblem(sentenceOf(error)));
  }, [api]);
  const append = async (id: string | null): Promise<void> => {
    setBusy(true);
    setProblem(null);
    try {
      setAppended(await api.call(appendToSheet, { params: { id: run.id }, body: { spreadsheet_id: id } }));
    } catch (error) {
      setProblem(sentenceOf(error));
    }
    setBusy(false);
  };

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Append to Google Sheets"
      actions={
        appended ? (
          <Button onClick={onClose}>Close</Button>
        ) : (
          connection?.connected_at && (
            <Button disabled={busy} onClick={() => void append(null)}>
              To a new spreadsheet
            </Button>
          )
        )
      }
    >
      {problem && <Notice signal="fail">{problem}</Notice>}
      {appended && <Outcome appended={appended} />}
      {!appended && connection?.connected_at === null && (
        <p>
          Connect your Google account first, under <a href="/account#google-sheets">Account, Google Sheets</a>.
        </p>
      )}
      {!appended && connection?.connected_at && (
        <>
          <p className="text-ink-2">
            The rows of this run as they stand now, as you left them, once: a second time adds nothing. A cell holds the value alone; where
            it was read stays here.
          </p>
          <Spreadsheets given={connection.spreadsheets} template={run.template.name} busy={busy} onChoose={(id) => void append(id)} />
        </>
      )}
    </Dialog>
  );
}

const sentenceOf = (error: unknown): string => (error instanceof Error ? error.message : 'Nobody answered.');

interface SpreadsheetsProps {
  given: readonly Spreadsheet[];
  template: string;
  busy: boolean;
  onChoose: (id: string) => void;
}

/** Those of the run's template first. */
function Spreadsheets({ given, template, busy, onChoose }: SpreadsheetsProps) {
  const [same, others] = [given.filter((one) => one.template === template), given.filter((one) => one.template !== template)];
  return (
    <ul className="append-list">
      {[...same, ...others].map(({ id, name, template: of }) => (
        <li key={id}>
          <Button disabled={busy} onClick={() => onChoose(id)}>
            To {name}
          </Button>
          {of !== template && <span className="text-ink-2"> has the columns of {of || 'another template'}</span>}
        </li>
      ))}
    </ul>
  );
}

function Outcome({ appended: { rows, spreadsheet, left_out } }: { appended: Appended }) {
  return (
    <p role="status">
      {rows === 0 ? 'The rows of this run stand there already: ' : `${plural(rows, 'row')} added: `}
      <a href={spreadsheet.url}>{spreadsheet.name}</a>.{left_out.length > 0 && ` It has no column for ${left_out.join(', ')}.`}
    </p>
  );
}
