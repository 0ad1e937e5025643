import type { ReactNode } from 'react';
import { Badge } from '../../components/badge.tsx';
import { Button } from '../../components/button.tsx';
import { plural } from '../../lib/plural.ts';
import type { DocumentState, RunSnapshot, RunStore } from '../../features/workspace/run/run-store.ts';

interface ServerDocumentListProps {
  snapshot: RunSnapshot;
  store: RunStore;
  /** Document id -> what its rows leave to check. */
  inSheet: ReadonlyMap<string, { toCheck: number }>;
  /** What can be done with the run as a whole. */
  actions: ReactNode;
}

/** Documents of a run on the server: how far each is, and what went wrong, told where it went wrong. */
export function ServerDocumentList({ snapshot, store, inSheet, actions }: ServerDocumentListProps) {
  return (
    <section className="left docs" aria-label="Documents">
      <div className="head">
        <h2>Documents</h2>
        {actions}
      </div>
      <ul className="server-documents">
        {snapshot.documents.map(({ id, file, state }) => (
          <li key={id} className={state.kind === 'failed' ? 'bad' : undefined}>
            <div className="top">
              <b className="clip" title={file.name}>
                {file.name}
              </b>
              {state.kind === 'done' && <span className="text-ink-3">{plural(state.facts.pageCount, 'page')}</span>}
              <StateBadge state={state} />
            </div>
            {state.kind === 'done' && state.rows.length > 0 && <p className="text-ink-2">{leftIn(inSheet.get(id)?.toCheck ?? 0)}</p>}
            {troubleOf(state) && (
              <div className="trouble">
                <p>{troubleOf(state)}</p>
                {canBeReadAgain(state) && (
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

const leftIn = (toCheck: number): string => (toCheck === 0 ? 'nothing to check' : `${plural(toCheck, 'cell')} to check`);

/** What a person is told of what was not read; null where there is nothing. */
function troubleOf(state: DocumentState): string | null {
  if (state.kind === 'failed') return state.message;
  const [first, ...more] = state.kind === 'done' ? state.issues.filter(({ severity }) => severity === 'error') : [];
  if (!first) return null;
  return more.length === 0 ? first.message : `${first.message} So it is with ${more.length} more.`;
}

/** What failed is read again; of what was read in part, the pages that failed. */
const canBeReadAgain = (state: DocumentState): boolean =>
  state.kind !== 'failed' || (state.code !== 'not_fetched' && state.code !== 'aborted');

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
