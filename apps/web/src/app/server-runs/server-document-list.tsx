import type { ReactNode } from 'react';
import { Badge } from '../../components/badge.tsx';
import { Button } from '../../components/button.tsx';
import { plural } from '../../lib/plural.ts';
import type { DocumentState, RunSnapshot, RunStore } from '../../features/workspace/run/run-store.ts';

interface ServerDocumentListProps {
  snapshot: RunSnapshot;
  store: RunStore;
  /** What can be done with the run as a whole. */
  actions: ReactNode;
}

/** Documents of a run on the server: how far each is, and what went wrong, told where it went wrong. */
export function ServerDocumentList({ snapshot, store, actions }: ServerDocumentListProps) {
  return (
    <section className="left docs" aria-label="Documents">
      <div className="head">
        <h2>Documents</h2>
        {actions}
      </div>
      <ul className="server-documents">
        {snapshot.documents.map(({ id, file, state }) => (
          <li key={id}>
            <div className="top">
              <b className="clip" title={file.name}>
                {file.name}
              </b>
              {state.kind === 'done' && <span className="text-ink-3">{plural(state.facts.pageCount, 'page')}</span>}
              <StateBadge state={state} />
            </div>
            {state.kind === 'failed' && (
              <div className="trouble">
                <p>{state.message}</p>
                {state.code !== 'not_fetched' && state.code !== 'aborted' && (
                  <Button size="small" aria-label={`Read again: ${file.name}`} onClick={() => store.readAgain(id)}>
                    Read again
                  </Button>
                )}
              </div>
            )}
          </li>
        ))}
      </ul>
      {snapshot.documents.length === 0 && <p className="text-ink-2">This run has no documents.</p>}
    </section>
  );
}

function StateBadge({ state }: { state: DocumentState }) {
  switch (state.kind) {
    case 'done':
      return <Badge>{plural(state.rows.length, 'row')}</Badge>;
    case 'failed':
      return <Badge signal="fail">{state.code === 'aborted' ? 'Not read' : 'Failed'}</Badge>;
    case 'waiting':
      return <Badge>Waiting</Badge>;
    default:
      return <Badge>{state.kind === 'finding' ? 'Fetching rows' : 'Reading'}</Badge>;
  }
}
