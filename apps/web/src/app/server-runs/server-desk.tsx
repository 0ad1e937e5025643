import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { AppBar } from '../../components/app-bar.tsx';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { PageTicks } from '../../components/page-ticks.tsx';
import { Segments } from '../../components/segments.tsx';
import { AccountMenu } from '../../features/auth/account-menu.tsx';
import { ExportMenu } from '../../features/review/export-menu.tsx';
import { FindBar } from '../../features/review/find/find-bar.tsx';
import { sheetGrounds } from '../../features/review/find/sheet-grounds.ts';
import { useFind } from '../../features/review/find/use-find.ts';
import { reviewActs } from '../../features/review/review-acts.ts';
import { ReviewCard } from '../../features/review/review-card.tsx';
import type { ReviewDesk } from '../../features/review/review-desk.ts';
import { ReviewProgress } from '../../features/review/review-progress.tsx';
import { ReviewStart } from '../../features/review/review-start.tsx';
import { SheetPane } from '../../features/review/sheet-pane.tsx';
import { SourcePane } from '../../features/review/source-pane.tsx';
import { useReviewDesk } from '../../features/review/use-review-desk.ts';
import { lacksPages } from '../../features/workspace/documents/missing-pages.tsx';
import type { RunSnapshot } from '../../features/workspace/run/run-store.ts';
import type { ServerRun, ServerRunStanding } from '../../features/workspace/server-run/server-run.ts';
import { useActs } from '../../lib/acts/offered-acts.ts';
import { plural } from '../../lib/plural.ts';
import { useNarrow } from '../../lib/use-narrow.ts';
import { useConfiguration } from '../configuration.ts';
import { MainNav } from '../main-nav.tsx';
import { ScreensMenu } from '../screens-menu.tsx';
import { SettingsMenu } from '../settings-menu.tsx';
import { RerunNotice } from './rerun-notice.tsx';
import { ServerDocumentList } from './server-document-list.tsx';
import { runStateText } from './run-words.ts';

const AppendDialog = lazy(() => import('./append-dialog.tsx').then(({ AppendDialog }) => ({ default: AppendDialog })));
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
  const [pane, setPane] = useState<'documents' | 'rows'>('documents');
  const card = narrow && desk.sourceOpen;
  const shownId = desk.document?.id ?? null;
  const read = desk.document?.state.kind === 'done';
  useEffect(() => {
    if (desk.sourceOpen && shownId !== null && read) opened.open(shownId);
  }, [opened, desk.sourceOpen, shownId, read]);
  const find = useFind({
    store,
    // On a phone a cell is a card of its own: the pages alone are searched.
    ground: {
      sheets: () => (narrow ? [] : sheetGrounds(snapshot, { rows: desk.shown, columns: desk.columns })),
      documents: snapshot.documents,
    },
    show: desk.show,
  });
  useActs({
    ...reviewActs(desk),
    find: (!narrow || card) && desk.rows.length > 0 && find.open,
    'close-page': desk.sourceOpen && desk.closeSource,
  });
  const closed = desk.document && lacksPages(desk.document);

  return (
    <>
      <div className="work" data-pane={pane} inert={card}>
        <AppBar>
          <MainNav />
          <div className="bar-end">
            {!narrow && <SettingsMenu />}
            <AccountMenu />
            <ScreensMenu />
          </div>
        </AppBar>
        <main className="run">
          <Progress opened={opened} standing={standing}>
            {!narrow && (
              <div className="run-review">
                <ReviewProgress desk={desk} />
                <ExportMenu desk={desk} />
              </div>
            )}
          </Progress>
          <RerunNotice run={standing.run} />
          {snapshot.notice !== null && (
            <Notice
              signal="fail"
              actions={
                <Button size="small" onClick={store.dismissNotice}>
                  Close
                </Button>
              }
            >
              {snapshot.notice}
            </Notice>
          )}
          {keeping.kind === 'not-kept' && <Notice signal="fail">{keeping.sentence}</Notice>}
          {!narrow && <FindBar find={find} where="rows and pages" />}
          <div className="two unsplit">
            <div className="left-pane" id="documents-pane">
              {desk.sourceOpen && !narrow ? (
                closed ? (
                  <ClosedSource desk={desk} why={opened.whyClosed(desk.document!.id)} onAgain={() => opened.open(desk.document!.id)} />
                ) : (
                  <SourcePane desk={desk} maker={null} find={find} onClose={desk.closeSource} />
                )
              ) : (
                <ServerDocumentList snapshot={snapshot} store={store} />
              )}
            </div>
            <SheetPane desk={desk} />
          </div>
        </main>
        {narrow && (
          <nav className="thumb-bar" aria-label="Parts of the run">
            <Segments
              label="Show"
              segments={[
                { value: 'documents', label: `Documents ${snapshot.documents.length}` },
                { value: 'rows', label: `Rows ${desk.rows.length}` },
              ]}
              chosen={pane}
              onChoose={setPane}
            />
            <ReviewStart desk={desk} later={false} />
            <ExportMenu desk={desk} compact />
          </nav>
        )}
      </div>
      {card && <ReviewCard desk={desk} maker={null} find={find} onClose={desk.closeSource} done={<ExportMenu desk={desk} />} />}
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
