import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { PageTicks } from '../../components/page-ticks.tsx';
import type { ReviewDesk } from '../../features/review/review-desk.ts';
import { useReviewDesk } from '../../features/review/use-review-desk.ts';
import { lacksPages } from '../../features/workspace/documents/missing-pages.tsx';
import type { RunSnapshot } from '../../features/workspace/run/run-store.ts';
import type { ServerRun, ServerRunStanding } from '../../features/workspace/server-run/server-run.ts';
import { plural } from '../../lib/plural.ts';
import { useActs } from '../../lib/acts/offered-acts.ts';
import { useNarrow } from '../../lib/use-narrow.ts';
import { useConfiguration } from '../configuration.ts';
import { DeskLayout } from '../desk/desk-layout.tsx';
import { RunReview } from '../desk/run-review.tsx';
import { OtherEngineNotice } from './other-engine-notice.tsx';
import { RerunNotice } from './rerun-notice.tsx';
import { ServerDocumentList } from './server-document-list.tsx';
import { runStateText } from './run-words.ts';

const AppendDialog = lazy(() => import('./append-dialog.tsx').then(({ AppendDialog }) => ({ default: AppendDialog })));
const HistoryDialog = lazy(() => import('./history-dialog.tsx').then(({ HistoryDialog }) => ({ default: HistoryDialog })));
const RowsAddressDialog = lazy(() => import('./rows-address-dialog.tsx').then(({ RowsAddressDialog }) => ({ default: RowsAddressDialog })));
const RerunDialog = lazy(() => import('./rerun-dialog.tsx').then(({ RerunDialog }) => ({ default: RerunDialog })));

interface ServerDeskProps {
  opened: ServerRun;
  standing: Extract<ServerRunStanding, { kind: 'there' }>;
  snapshot: RunSnapshot;
}

const NOT_POINTING = { pointing: false };

/** The desk of a run on the server: as that of a run of this device, without what only a run of this device can do. */
export function ServerDesk({ opened, standing, snapshot }: ServerDeskProps) {
  const { store } = opened;
  const { keeping } = snapshot;
  useEffect(() => {
    if (keeping.kind === 'kept') return;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [keeping.kind]);
  const narrow = useNarrow();
  const desk = useReviewDesk(snapshot, store, NOT_POINTING);
  const { document } = desk;
  const [asked, setAsked] = useState<'history' | 'address' | null>(null);
  useActs({ 'show-history': () => setAsked('history'), 'rows-address': () => setAsked('address') });
  const shownId = document?.id ?? null;
  const read = document?.state.kind === 'done';
  useEffect(() => {
    if (desk.sourceOpen && shownId !== null && read) opened.open(shownId);
  }, [opened, desk.sourceOpen, shownId, read]);

  return (
    <>
      <DeskLayout
        desk={desk}
        maker={null}
        later={false}
        progress={
          <Progress opened={opened} standing={standing}>
            {!narrow && <RunReview desk={desk} later={false} />}
          </Progress>
        }
        notices={
          <>
            <RerunNotice run={standing.run} />
            <OtherEngineNotice key={standing.run.id} run={standing.run} />
            {snapshot.notice !== null && (
              <Notice signal="fail" onClose={store.dismissNotice}>
                {snapshot.notice}
              </Notice>
            )}
            {keeping.kind === 'not-kept' && <Notice signal="fail">{keeping.sentence}</Notice>}
          </>
        }
        documents={
          <ServerDocumentList
            snapshot={snapshot}
            store={store}
            inSheet={desk.tally.documents}
            actions={
              <>
                <Button size="small" look="quiet" onClick={() => setAsked('history')}>
                  History
                </Button>
                <Button size="small" look="quiet" onClick={() => setAsked('address')}>
                  Rows address for Excel
                </Button>
              </>
            }
          />
        }
        closedPage={
          document && lacksPages(document) ? (
            <ClosedSource desk={desk} why={opened.whyClosed(document.id)} onAgain={() => opened.open(document.id)} />
          ) : null
        }
        onCloseSource={desk.closeSource}
      />
      <Suspense>
        {asked === 'history' && <HistoryDialog desk={desk} onClose={() => setAsked(null)} />}
        {asked === 'address' && <RowsAddressDialog templateName={standing.run.template.name} onClose={() => setAsked(null)} />}
      </Suspense>
    </>
  );
}

/** Where the pages of a document will be, or why they are not. */
function ClosedSource({ desk, why, onAgain }: { desk: ReviewDesk; why: string | null; onAgain: () => void }) {
  return (
    <section className="left source" aria-label="Source">
      <div className="server-source">
        <p role="status">{why ?? `Fetching ${desk.document?.file.name ?? 'the document'} from the server`}</p>
        <div className="flex gap-2">
          {why !== null && (
            <Button size="small" onClick={onAgain}>
              Try again
            </Button>
          )}
          <Button size="small" look="quiet" onClick={desk.closeSource}>
            Back to the documents
          </Button>
        </div>
      </div>
    </section>
  );
}

interface ProgressProps {
  opened: ServerRun;
  standing: ServerDeskProps['standing'];
  children: ReactNode;
}

/** How far the run is, and the way to end it. */
function Progress({ opened, standing: { run, unreachable }, children }: ProgressProps) {
  const [cancelling, setCancelling] = useState<'no' | 'under way' | string>('no');
  const [choosing, setChoosing] = useState(false);
  const [appending, setAppending] = useState(false);
  const offersSheets = useConfiguration()?.google_sheets ?? false;
  const busy = run.state === 'running';
  const { done, failed, waiting, reading, cancelled } = run.documents;
  const all = done + failed + waiting + reading + cancelled;
  const cancel = (): void => {
    setCancelling('under way');
    opened.cancel().then(
      () => setCancelling('no'),
      (error: unknown) => setCancelling(error instanceof Error ? error.message : 'Nobody answered.'),
    );
  };
  const headline = runStateText(run);
  return (
    <div className="runbar">
      <title>{`${headline} · ${run.name} · Sheetlift`}</title>
      <h1 className="clip" title={run.name}>
        {run.name}
      </h1>
      <div className="scale">
        <p>
          <span role="status">
            {headline}
            {unreachable && ' · the server cannot be reached now, and is asked again by itself'}
          </span>
          <span>{plural(run.pages, 'page')}</span>
        </p>
        {all > 0 && <PageTicks pageCount={all} done={done + failed + cancelled} busy={busy} wide />}
      </div>
      {busy && (
        <Button onClick={cancel} disabled={cancelling === 'under way'}>
          Cancel
        </Button>
      )}
      {!busy && <Button onClick={() => setChoosing(true)}>Other template</Button>}
      {!busy && offersSheets && done > 0 && <Button onClick={() => setAppending(true)}>To Google Sheets</Button>}
      {appending && (
        <Suspense>
          <AppendDialog run={run} onClose={() => setAppending(false)} />
        </Suspense>
      )}
      {choosing && (
        <Suspense>
          <RerunDialog run={run} onClose={() => setChoosing(false)} />
        </Suspense>
      )}
      {cancelling !== 'no' && cancelling !== 'under way' && <Notice signal="fail">{cancelling}</Notice>}
      {children}
    </div>
  );
}
