import { type FileLimits, pagesCharged, pagesLeft } from '@sheetlift/contract';
import { plural } from '../../../lib/plural.ts';
import type { RunDocument, RunEstimate } from '../run/run-store.ts';
import { countedPages, pagesDue, sumOfPages } from './counted-pages.ts';
import { type Beyond, limitSentence } from './limit-sentence.ts';
import type { PageMeter } from './page-meter.ts';

const BYTES_A_MEGABYTE = 1024 * 1024;

/** Documents a run may read now, in order, and those that wait because of a limit. */
export function planRun(
  documents: readonly RunDocument[],
  meter: PageMeter,
): { plan: readonly RunDocument[]; estimate: RunEstimate | null } {
  const { used, limit: ofMonth, resetsOn, fileLimits } = meter.snapshot();
  // What is not known holds nobody up.
  const limit = typeof ofMonth === 'number' ? ofMonth : null;
  const costs = runningCosts(meter);
  const reserved = documents.filter(({ state }) => isUnderWay(state)).reduce((sum, document) => sum + costs.take(document), 0);
  let left = pagesLeft({ used, reserved, limit });
  const taken = new Set(documents.filter(isTaken).map(fileOf));
  const plan: RunDocument[] = [];
  const counts = { files: 0, pages: 0 };
  /** Content hashes of what is among the pages told: documents of one photo have one page together. */
  const told = new Set<string>();
  const beyond: Beyond = {
    bytes: { files: 0, pages: 0 },
    length: { files: 0, pages: 0 },
    run: { files: 0, pages: 0 },
    month: { files: 0, pages: 0 },
  };
  for (const document of documents) {
    if (document.state.kind !== 'ready') continue;
    const counted = countedPages(document);
    const cost = costs.of(document);
    const room = taken.has(fileOf(document)) || taken.size < fileLimits.filesPerRun;
    const why = whyItWaits(document, sumOfPages(counted), fileLimits) ?? (cost > left ? 'month' : room ? null : 'run');
    const part = why === null ? counts : beyond[why];
    part.files++;
    part.pages += sumOfPages(counted.filter(({ contentHash }) => !told.has(contentHash)));
    counted.forEach(({ contentHash }) => told.add(contentHash));
    if (why !== null) continue;
    left -= costs.take(document);
    taken.add(fileOf(document));
    plan.push(document);
  }
  const all = sumOf(Object.values(beyond));
  if (counts.files + all.files === 0) return { plan, estimate: null };
  return {
    plan,
    estimate: {
      ...counts,
      beyond: all,
      leftAfter: limit === null ? null : left,
      limitSentence: limitSentence(beyond, { used, limit, left, resetsOn, filesNow: counts.files, fileLimits }),
    },
  };
}

/** "14 files, 62 pages; 438 left after this". */
export function estimateText({ files, pages, leftAfter }: RunEstimate): string {
  const what = `${plural(files, 'file')}, ${plural(pages, 'page')}`;
  return leftAfter === null ? what : `${what}; ${leftAfter.toLocaleString('en-GB')} left after this`;
}

/** What a document alone is too much for. Of files that were joined each counts for itself. */
function whyItWaits({ file }: RunDocument, pages: number, { megabytesPerFile, pagesPerFile }: FileLimits): 'bytes' | 'length' | null {
  if (file.parts.some(({ bytes }) => bytes.size > megabytesPerFile * BYTES_A_MEGABYTE)) return 'bytes';
  return pages > pagesPerFile ? 'length' : null;
}

/** Read in this run, or about to be. */
function isTaken({ state }: RunDocument): boolean {
  return state.kind === 'done' || isUnderWay(state);
}

function isUnderWay(state: RunDocument['state']): state is Extract<RunDocument['state'], { kind: 'waiting' | 'reading' | 'finding' }> {
  return state.kind === 'waiting' || state.kind === 'reading' || state.kind === 'finding';
}

/** What tells the files of a run apart: documents that a file was split into are one file. */
const fileOf = ({ id, file }: RunDocument): Blob | string => file.parts[0]?.bytes ?? id;

/** What documents cost, one after the other: what was counted this month is free, and so is what a document that was taken before has too. */
function runningCosts(meter: PageMeter): { of: (document: RunDocument) => number; take: (document: RunDocument) => number } {
  const taken = new Set<string>();
  const of = (document: RunDocument): number =>
    pagesDue(document).reduce(
      (sum, { contentHash, pages }) => sum + pagesCharged({ pages, isCounted: taken.has(contentHash) || meter.isCounted(contentHash) }),
      0,
    );
  return {
    of,
    take(document) {
      const cost = of(document);
      pagesDue(document).forEach(({ contentHash }) => taken.add(contentHash));
      return cost;
    },
  };
}

function sumOf(parts: readonly { files: number; pages: number }[]): { files: number; pages: number } {
  return parts.reduce((sum, { files, pages }) => ({ files: sum.files + files, pages: sum.pages + pages }), { files: 0, pages: 0 });
}
