import { Button } from '../../components/button.tsx';
import type { ReviewDesk } from './review-desk.ts';

/** Documents without rows, each with what happened and what to do. */
export function FailedDocuments({ desk: { run, store } }: { desk: ReviewDesk }) {
  const failed = run.documents.filter(({ state }) => state.kind === 'failed');
  if (failed.length === 0) return <p className="sheet-empty">No document failed.</p>;
  return (
    <ul className="failed-documents" aria-label="Failed documents">
      {failed.map(({ id, file, state }) => (
        <li key={id}>
          <i className="mk fail" aria-hidden="true" />
          <div>
            <b>{file.name}</b>
            <p>{state.kind === 'failed' && state.message}</p>
          </div>
          <Button size="small" onClick={() => store.readAgain(id)} aria-label={`Read again: ${file.name}`}>
            Read again
          </Button>
          {run.place === 'device' && (
            <Button look="quiet" size="small" onClick={() => store.remove([id])} aria-label={`Leave out: ${file.name}`}>
              Leave out
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
