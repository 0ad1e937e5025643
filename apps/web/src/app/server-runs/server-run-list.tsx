import type { Run } from '@sheetlift/contract';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Notice } from '../../components/notice.tsx';
import { useSession } from '../../features/auth/session-provider.tsx';
import { whenText } from '../../lib/when-text.ts';
import { plural } from '../../lib/plural.ts';
import { useConfiguration } from '../configuration.ts';
import { runStateText } from './run-words.ts';
import { useServerRuns } from './use-server-runs.ts';

/** The runs of the account, the newest first. */
export function ServerRunList() {
  const runs = useServerRuns();
  const [now] = useState(() => new Date());
  const [removing, setRemoving] = useState<Run | null>(null);
  const { me } = useSession();
  const keptDays = useConfiguration()?.runs_kept_days[me?.effective_subscription?.plan_type ?? 'free'];
  const { list, search } = runs;
  if (list === null && runs.trouble === null) return <p className="text-ink-2">Asking the server</p>;
  return (
    <>
      {(search !== '' || (list && list.length > 0)) && (
        <label className="search server-run-search">
          <Search size={16} strokeWidth={1.5} aria-hidden="true" />
          <input
            className="in"
            type="search"
            aria-label="Search runs on the server"
            placeholder="Name of a run or of a document"
            spellCheck={false}
            value={search}
            onChange={({ target }) => runs.find(target.value)}
          />
        </label>
      )}
      {runs.trouble !== null && (
        <Notice
          signal="fail"
          actions={
            <Button size="small" onClick={runs.again}>
              Try again
            </Button>
          }
        >
          {runs.trouble}
        </Notice>
      )}
      {list?.length === 0 && (
        <p className="text-ink-2" role="status">
          {search === ''
            ? 'Nothing yet. What you have read on the server stands here, also after you closed the tab.'
            : `No run and no document of one is called like “${search}”.`}
        </p>
      )}
      {list && list.length > 0 && (
        <ul className="server-runs" aria-label="Runs on the server">
          {list.map((run) => (
            <li key={run.id}>
              <a href={`/runs/${run.id}`} className="clip" title={run.name}>
                {run.name}
              </a>
              <span className="facts">
                <span>{whenText(run.created_at, now)}</span>
                <span>{runStateText(run)}</span>
                <span>{plural(run.pages, 'page')}</span>
              </span>
              <Button size="small" look="quiet" aria-label={`Delete ${run.name}`} onClick={() => setRemoving(run)}>
                Delete
              </Button>
            </li>
          ))}
        </ul>
      )}
      {runs.hasMore && (
        <Button onClick={runs.more} disabled={runs.busy}>
          Show more
        </Button>
      )}
      {list && list.length > 0 && keptDays !== undefined && (
        <p className="text-ink-3">Runs are kept for {plural(keptDays, 'day')}, then they are deleted with their documents and rows.</p>
      )}
      {removing && (
        <RemoveDialog
          run={removing}
          onClose={() => setRemoving(null)}
          onRemove={async () => {
            await runs.remove(removing.id);
            setRemoving(null);
          }}
        />
      )}
    </>
  );
}

function RemoveDialog({ run, onClose, onRemove }: { run: Run; onClose: () => void; onRemove: () => Promise<void> }) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const remove = (): void => {
    setBusy(true);
    onRemove().catch((error: unknown) => {
      setBusy(false);
      setProblem(error instanceof Error ? error.message : String(error));
    });
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Delete ${run.name}?`}
      actions={
        <>
          <Button onClick={onClose}>Keep it</Button>
          <Button look="danger-solid" disabled={busy} onClick={remove}>
            Delete
          </Button>
        </>
      }
    >
      <p>Its documents and rows are deleted from the server. This cannot be undone.</p>
      {problem && <Notice signal="fail">{problem}</Notice>}
    </Dialog>
  );
}
