import { type FileLimits, pagesCharged, pagesLeft } from '@sheetlift/contract';
import { plural } from '../../../lib/plural.ts';
import { countPages } from '../run/page-ranges.ts';
import type { DocumentFacts, RunDocument, RunEstimate } from '../run/run-store.ts';
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
  let left = pagesLeft({ used, reserved: costUnderWay(documents, meter), limit });
  const taken = new Set(documents.filter(isTaken).map(fileOf));
  const plan: RunDocument[] = [];
  const counts = { files: 0, pages: 0 };
  const beyond: Beyond = {
    bytes: { files: 0, pages: 0 },
    length: { files: 0, pages: 0 },
    run: { files: 0, pages: 0 },
    month: { files: 0, pages: 0 },
  };
  for (const document of documents) {
    if (document.state.kind !== 'ready') continue;
    const { facts } = document.state;
    const pages = countPages(document.ranges, facts.pageCount);
    const cost = costOf(document, facts, meter);
    const room = taken.has(fileOf(document)) || taken.size < fileLimits.filesPerRun;
    const why = whyItWaits(document, pages, fileLimits) ?? (cost > left ? 'month' : room ? null : 'run');
    const part = why === null ? counts : beyond[why];
    part.files++;
    part.pages += pages;
    if (why !== null) continue;
    left -= cost;
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

function costUnderWay(documents: readonly RunDocument[], meter: PageMeter): number {
  return documents.reduce((sum, document) => (isUnderWay(document.state) ? sum + costOf(document, document.state.facts, meter) : sum), 0);
}

/** What tells the files of a run apart: documents that a file was split into are one file. */
const fileOf = ({ id, file }: RunDocument): Blob | string => file.parts[0]?.bytes ?? id;

/** A document that was counted this month is free, and so are pages that were counted before it was split off or joined. */
function costOf({ ranges }: RunDocument, { contentHash, pageCount, countedPages = 0 }: DocumentFacts, meter: PageMeter): number {
  const pages = Math.max(0, countPages(ranges, pageCount) - countedPages);
  return pagesCharged({ pages, isCounted: meter.isCounted(contentHash) });
}

function sumOf(parts: readonly { files: number; pages: number }[]): { files: number; pages: number } {
  return parts.reduce((sum, { files, pages }) => ({ files: sum.files + files, pages: sum.pages + pages }), { files: 0, pages: 0 });
}
