import { Bell, BellRing, Pause, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../components/button.tsx';
import { PageTicks } from '../../../components/page-ticks.tsx';
import { useActs } from '../../../lib/acts/offered-acts.ts';
import { plural } from '../../../lib/plural.ts';
import { nextStep } from './next-step.ts';
import { estimateText } from './run-estimate.ts';
import { timeLeftText } from './run-pace.ts';
import type { OpeningProgress, RunEstimate, RunSnapshot, RunStore } from '../run/run-store.ts';
import { drawersText, type PagesSoFar, pagesSoFar, readText } from './run-summary.ts';
import { isUnderWay } from '../run/under-way.ts';
import { type DoneNotice, useDoneNotice, useRunGuard } from './use-run-guard.ts';

interface RunBarProps {
  run: RunSnapshot;
  store: RunStore;
  narrow: boolean;
  /** The ways to add documents. */
  more: ReactNode;
  /** What can be done with the rows. */
  children: ReactNode;
}

/** A person turns to something else when a run takes longer than this. */
const WORTH_LEAVING_MS = 15_000;

/** What the run would take, how far it is, and the ways to begin, rest and end it. */
export function RunBar({ run, store, narrow, more, children }: RunBarProps) {
  const { documents, estimate, paused, opening, msLeft } = run;
  const underWay = documents.some(({ state }) => isUnderWay(state));
  const done = readText(documents);
  const pages = pagesSoFar(documents);
  const notice = useDoneNotice(underWay, `${done}.`);
  useRunGuard(underWay, run);
  const toStart = nextStep(run) === 'start' ? estimate : null;
  const headline = opening
    ? `Opening ${plural(opening.files, 'file')}`
    : toStart
      ? estimateText(toStart)
      : paused && underWay
        ? `Paused at page ${pages.read.toLocaleString('en-GB')}`
        : underWay
          ? `Reading ${plural(countUnderWay(run), 'document')}`
          : done;
  useActs({
    read: toStart !== null && store.start,
    pause: underWay && !opening && !toStart && !paused && store.pause,
    resume: underWay && paused && store.resume,
    stop: underWay && !opening && store.stop,
  });
  return (
    <div className="runbar">
      <title>{opening ? `${headline} · Sheetlift` : titleOf(underWay, paused, pages, done)}</title>
      <h1>{headline}</h1>
      <div className="scale">
        <p>
          {opening ? (
            <Opened {...opening} />
          ) : (
            <Progress pages={pages} underWay={underWay} reading={underWay && !paused} drawers={drawersText(documents)} />
          )}
          <span>{underWay && !opening && !paused ? timeLeftText(msLeft) : null}</span>
        </p>
        {opening ? (
          <PageTicks pageCount={opening.files} done={opening.opened} busy wide />
        ) : (
          // Once all is read, ticks tell nothing that the words do not.
          pages.pageCount > 0 &&
          (underWay || pages.read < pages.pageCount || pages.failed.size > 0) && (
            <PageTicks pageCount={pages.pageCount} done={pages.read} failed={pages.failed} busy={underWay && !paused} wide />
          )
        )}
      </div>
      {more}
      <p className="sr-only" role="status">
        {underWay && !opening ? `${headline}, ${quarterOf(pages)}` : headline}
      </p>
      {underWay && !opening && !narrow && (notice.state === 'on' || (msLeft ?? 0) > WORTH_LEAVING_MS) && <TellMe notice={notice} />}
      {underWay && !opening && !toStart && <PauseButton paused={paused} store={store} narrow={narrow} />}
      {underWay && !opening && (
        <Button onClick={store.stop} aria-label="Stop, keep what is done" title="Stop, keep what is done">
          <span>
            Stop<span className="roomy">, keep what is done</span>
          </span>
        </Button>
      )}
      {toStart && <StartButton estimate={toStart} store={store} />}
      {children}
    </div>
  );
}

function Opened({ files, opened }: OpeningProgress) {
  return (
    <span>
      <b>{opened.toLocaleString('en-GB')}</b> of {files.toLocaleString('en-GB')} opened
    </span>
  );
}

function Progress({ pages, underWay, reading, drawers }: { pages: PagesSoFar; underWay: boolean; reading: boolean; drawers: string }) {
  if (pages.pageCount === 0) return <span>{underWay ? 'Counting pages' : drawers}</span>;
  if (!underWay && pages.read === pages.pageCount && pages.failed.size === 0) return <span>{plural(pages.pageCount, 'page')}</span>;
  return (
    <span>
      <b>{pages.read.toLocaleString('en-GB')}</b> of {plural(pages.pageCount, 'page')}
      {reading && pages.atOnce > 1 && <span className="wide-only"> · reading {pages.atOnce} at a time</span>}
    </span>
  );
}

function StartButton({ estimate, store }: { estimate: RunEstimate; store: RunStore }) {
  return (
    <Button look="primary" onClick={store.start}>
      Read {plural(estimate.pages, 'page')}
    </Button>
  );
}

function PauseButton({ paused, store, narrow }: { paused: boolean; store: RunStore; narrow: boolean }) {
  const Icon = paused ? Play : Pause;
  const name = paused ? 'Resume' : 'Pause';
  return (
    <Button look={paused ? 'primary' : 'edge'} icon={narrow} aria-label={name} onClick={paused ? store.resume : store.pause}>
      <Icon size={16} strokeWidth={1.5} aria-hidden="true" />
      {!narrow && name}
    </Button>
  );
}

function TellMe({ notice: { state, toggle } }: { notice: DoneNotice }) {
  if (state === 'unavailable') return null;
  const Icon = state === 'on' ? BellRing : Bell;
  return (
    <Button
      look="quiet"
      aria-label="Tell me when it is done"
      title="Tell me when it is done"
      aria-pressed={state === 'on'}
      onClick={toggle}
    >
      <Icon size={16} strokeWidth={1.5} aria-hidden="true" />
      <span className="roomy">Tell me when it is done</span>
    </Button>
  );
}

function countUnderWay({ documents }: RunSnapshot): number {
  return documents.filter(({ state }) => isUnderWay(state) || state.kind === 'done').length;
}

/** Said aloud four times a run, not at each page. */
function quarterOf({ read, pageCount }: PagesSoFar): string {
  const quarters = pageCount === 0 ? 0 : Math.floor((4 * read) / pageCount);
  return ['just begun', 'a quarter of the pages read', 'half of the pages read', 'three quarters of the pages read', 'all pages read'][
    quarters
  ]!;
}

function titleOf(underWay: boolean, paused: boolean, { read, pageCount }: PagesSoFar, done: string): string {
  if (!underWay) return `${done} · Sheetlift`;
  return `${paused ? 'Paused at' : 'Reading'} ${read.toLocaleString('en-GB')} of ${plural(pageCount, 'page')} · Sheetlift`;
}
