import { type ReactNode, useState } from 'react';
import { usePathname } from 'wouter/use-browser-location';
import { Button } from '../../components/button.tsx';
import { createEnginePool } from '../../engine-worker/engine-pool.ts';
import { startEngineWorker } from '../../engine-worker/start-engine-worker.ts';
import { useSession } from '../../features/auth/session-provider.tsx';
import { openServerRun, type ServerRun } from '../../features/workspace/server-run/server-run.ts';
import { useRun } from '../../features/workspace/run/use-run.ts';
import { createStore, type Store, useStore } from '../../lib/create-store.ts';
import { ActHost } from '../home/act-host.tsx';
import { BarEnd } from '../page-bar.tsx';
import { PageFoot } from '../page-foot.tsx';
import { PageControls } from '../page-frame.tsx';
import { pageLessons } from '../page-lessons.ts';
import { decoded } from '../routing/decoded.ts';
import { pageServerRuns } from './page-server-runs.ts';
import { ServerDesk } from './server-desk.tsx';

/** A run on the server: how far it is, and its rows beside its documents. */
export function ServerRunScreen() {
  return (
    <>
      <BarEnd>
        <PageControls />
      </BarEnd>
      <RunAtAddress />
    </>
  );
}

function RunAtAddress() {
  const session = useSession();
  const path = usePathname();
  const id = decoded(path.slice('/runs/'.length));
  const userId = session.user?.id ?? null;
  if (session.state === 'loading') return <PageFoot />;
  if (session.state === 'anonymous')
    return (
      <Told title="Sign in to see this run">
        <p className="text-ink-2">Runs on the server belong to an account.</p>
        <Button look="primary" onClick={() => session.signIn()}>
          Sign in
        </Button>
      </Told>
    );
  return <OpenedRun key={`${userId} ${id}`} id={id} />;
}

function OpenedRun({ id }: { id: string }) {
  const [run] = useState(() => openWhileShown(id));
  const opened = useStore(run);
  return opened ? <Standing opened={opened} /> : <PageFoot />;
}

/** The run is followed, and has workers, as long as it is drawn. */
function openWhileShown(id: string): Store<ServerRun | null> {
  const store = createStore<ServerRun | null>(null, () => {
    const engines = createEnginePool({ size: 1, startWorker: startEngineWorker, idleMs: ENGINE_IDLE_MS });
    const run = openServerRun(id, { runs: pageServerRuns(), engines, lessons: pageLessons() });
    store.show(run);
    return () => {
      run.close();
      engines.close();
    };
  });
  return store;
}

/** A person who looks at cells looks at many: the next page is drawn without starting over. */
const ENGINE_IDLE_MS = 300_000;

function Standing({ opened }: { opened: ServerRun }) {
  const standing = useStore(opened.standing);
  const snapshot = useRun(opened.store);
  if (standing.kind === 'missing')
    return (
      <Told title="There is no such run">
        <p className="text-ink-2">It may have been deleted, its time may be over, or it belongs to another account.</p>
        <p>
          <a className="btn primary" href="/runs">
            Runs on the server
          </a>
        </p>
      </Told>
    );
  if (standing.kind === 'asking' || !snapshot)
    return (
      <>
        <main className="lone" aria-busy={standing.kind === 'asking' && !standing.unreachable}>
          {standing.kind === 'asking' && standing.unreachable && (
            <div role="status">
              <h1>The server cannot be reached</h1>
              <p className="text-ink-2">It is asked again by itself.</p>
            </div>
          )}
        </main>
        <PageFoot />
      </>
    );
  return (
    <>
      <ServerDesk opened={opened} standing={standing} snapshot={snapshot} />
      <ActHost />
    </>
  );
}

function Told({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <main className="lone">
        <div>
          <h1>{title}</h1>
          {children}
        </div>
      </main>
      <PageFoot />
    </>
  );
}
