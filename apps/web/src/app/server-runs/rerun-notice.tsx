import type { DocumentDifferences, Run } from '@sheetlift/contract';
import { useEffect, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Notice } from '../../components/notice.tsx';
import { plural } from '../../lib/plural.ts';
import { goTo } from '../routing/go-to.ts';
import { pageServerRuns } from './page-server-runs.ts';

/** Rows of the list of differences: more are nobody's reading. */
const MOST_SHOWN = 500;

interface Compared {
  before: Run;
  documents: readonly DocumentDifferences[];
}

/** What differs between a run and the one that it goes over once more, and which of the two is kept. Nothing where that one is gone. */
export function RerunNotice({ run }: { run: Run }) {
  const [compared, setCompared] = useState<Compared | null>(null);
  const [showing, setShowing] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { id, based_on, state } = run;
  useEffect(() => {
    if (based_on === null || state === 'running') return;
    let isOver = false;
    Promise.all([pageServerRuns().get(based_on), pageServerRuns().differences(id)]).then(
      ([before, documents]) => !isOver && setCompared({ before, documents }),
      () => !isOver && setCompared(null),
    );
    return () => {
      isOver = true;
    };
  }, [id, based_on, state]);
  if (!compared) return null;
  const { before, documents } = compared;
  const changed = documents.filter(({ changed_cells }) => changed_cells > 0);
  const cells = changed.reduce((sum, { changed_cells }) => sum + changed_cells, 0);
  const remove = (gone: string, then: () => void): void => {
    setProblem(null);
    pageServerRuns()
      .remove(gone)
      .then(then, (error: unknown) => setProblem(error instanceof Error ? error.message : 'Nobody answered.'));
  };
  return (
    <>
      <Notice
        title={
          cells === 0
            ? 'The same cells were found as before.'
            : `${plural(cells, 'cell')} in ${plural(changed.length, 'document')} ${cells === 1 ? 'differs' : 'differ'} from the run before.`
        }
        actions={
          <>
            {cells > 0 && (
              <Button size="small" onClick={() => setShowing(true)}>
                Show them
              </Button>
            )}
            <Button size="small" onClick={() => remove(before.id, () => setCompared(null))}>
              Keep this
            </Button>
            <Button size="small" look="quiet" onClick={() => remove(id, () => goTo(`/runs/${before.id}`))}>
              Keep the one before
            </Button>
          </>
        }
      >
        {problem ?? (
          <>
            {run.template.name === before.template.name
              ? `Found by “${run.template.name}” once more.`
              : `Found by “${run.template.name}”; before by “${before.template.name}”.`}{' '}
            The other one is deleted when you choose.
          </>
        )}
      </Notice>
      {showing && <DifferencesDialog documents={changed} cells={cells} onClose={() => setShowing(false)} />}
    </>
  );
}

function DifferencesDialog({
  documents,
  cells,
  onClose,
}: {
  documents: readonly DocumentDifferences[];
  cells: number;
  onClose: () => void;
}) {
  const told = documents.flatMap((document) => document.cells.map((cell) => ({ document, ...cell }))).slice(0, MOST_SHOWN);
  return (
    <Dialog open onOpenChange={onClose} title="What differs from the run before" width="wide">
      <section tabIndex={0} aria-label="Cells that differ">
        <table className="proposed">
          <thead>
            <tr>
              <th scope="col">Document</th>
              <th scope="col">Row</th>
              <th scope="col">Field</th>
              <th scope="col">Before</th>
              <th scope="col">Now</th>
            </tr>
          </thead>
          <tbody>
            {told.map(({ document, row, field, before, after }) => (
              <tr key={`${document.document_id} ${row} ${field}`}>
                <td>{document.file_name}</td>
                <td>{row}</td>
                <td>{field}</td>
                <td>{before ?? 'nothing'}</td>
                <td>{after ?? 'nothing'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {cells > told.length && <p className="text-ink-2">And {plural(cells - told.length, 'cell')} more.</p>}
    </Dialog>
  );
}
