import { useEffect, useState } from 'react';
import { decidedRow } from '@sheetlift/engine/model';
import { Dialog } from '../../components/dialog.tsx';
import { Notice } from '../../components/notice.tsx';
import { Segments } from '../../components/segments.tsx';
import { correctionHistory, type HistoryEntry } from '../../features/review/history/correction-history.ts';
import type { ReviewDesk } from '../../features/review/review-desk.ts';
import type { RunDocument, RunSnapshot } from '../../features/workspace/run/run-store.ts';
import { plural } from '../../lib/plural.ts';
import { whenText } from '../../lib/when-text.ts';
import { pageServerRuns } from './page-server-runs.ts';

/** More are nobody's reading. */
const MOST_SHOWN = 500;

type Told = HistoryEntry & { document: RunDocument };

interface Fetched {
  entries: readonly Told[];
  /** Whether all that was ever changed is kept. */
  isWhole: boolean;
}

/** Who corrected what in a run, and when: all of it, or at the chosen cell. */
export function HistoryDialog({ desk, onClose }: { desk: ReviewDesk; onClose: () => void }) {
  const [opened] = useState(desk.run);
  const [now] = useState(() => new Date());
  const [fetched, setFetched] = useState<Fetched | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [of, setOf] = useState<'run' | 'cell'>('run');
  useEffect(() => {
    let isOver = false;
    fetchHistory(opened).then(
      (history) => !isOver && setFetched(history),
      (error: unknown) => !isOver && setProblem(error instanceof Error ? error.message : 'Nobody answered.'),
    );
    return () => {
      isOver = true;
    };
  }, [opened]);
  const nameOf = new Map(opened.template.entities.map(({ id, variableName }) => [id, variableName]));
  const cell = chosenCell(desk);
  const entries = fetched?.entries.filter((entry) => of === 'run' || (cell !== null && cell.isAt(entry))) ?? [];
  return (
    <Dialog open onOpenChange={onClose} title="Who corrected what" width="wide">
      {cell && (
        <Segments
          label="History of"
          segments={[
            { value: 'run', label: 'The whole run' },
            { value: 'cell', label: `${cell.name} only` },
          ]}
          chosen={of}
          onChoose={setOf}
        />
      )}
      {problem && <Notice signal="fail">{problem}</Notice>}
      {!fetched && !problem && <p role="status">Asking the server for it</p>}
      {fetched && entries.length === 0 && (
        <p className="text-ink-2">
          {of === 'cell' ? 'Nobody changed this cell. It says what was found.' : 'Nobody changed anything. The rows say what was found.'}
        </p>
      )}
      {entries.length > 0 && (
        <section tabIndex={0} aria-label="Corrections, the newest first">
          <table className="proposed">
            <thead>
              <tr>
                <th scope="col">When</th>
                <th scope="col">Who</th>
                <th scope="col">Document</th>
                <th scope="col">Row</th>
                <th scope="col">Field</th>
                <th scope="col">Before</th>
                <th scope="col">Since</th>
              </tr>
            </thead>
            <tbody>
              {entries.slice(0, MOST_SHOWN).map(({ document, by, at, rowId, rowNumber, fieldId, before, after }) => (
                <tr key={`${document.id} ${at} ${rowId} ${fieldId ?? ''}`}>
                  <td>
                    <time dateTime={at}>{whenText(at, now)}</time>
                  </td>
                  <td>{by}</td>
                  <td>{document.file.name}</td>
                  <td>{rowNumber ?? 'all'}</td>
                  <td>{fieldId === null ? 'the row' : (nameOf.get(fieldId) ?? 'a field that is gone')}</td>
                  <td>{before}</td>
                  <td>{after}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {entries.length > MOST_SHOWN && <p className="text-ink-2">And {plural(entries.length - MOST_SHOWN, 'change')} before.</p>}
      {fetched && !fetched.isWhole && <p className="text-ink-2">Of a document the newest hundred changes are kept.</p>}
    </Dialog>
  );
}

async function fetchHistory({ documents, corrections }: RunSnapshot): Promise<Fetched> {
  const entries: Told[] = [];
  let isWhole = true;
  for (const document of documents) {
    if (document.state.kind !== 'done' || !corrections.has(document.id)) continue;
    const history = await pageServerRuns().history(document.id);
    isWhole &&= history.isWhole;
    entries.push(...correctionHistory(document.state.rows, history.kept, history.isWhole).map((entry) => ({ ...entry, document })));
  }
  return { entries: entries.toSorted((one, other) => (one.at < other.at ? 1 : one.at > other.at ? -1 : 0)), isWhole };
}

/** Null where no cell of a field is chosen. */
function chosenCell({ active, document }: ReviewDesk): { name: string; isAt: (entry: Told) => boolean } | null {
  const value = active?.value;
  if (!value || !document) return null;
  const { row, field } = value;
  const decided = decidedRow(row.rowId, row.row, field.id);
  return {
    name: field.variableName,
    isAt: (entry) =>
      entry.document.id === document.id && entry.fieldId === field.id && (entry.rowId === decided || entry.rowId === row.rowId),
  };
}
