import { pagesCharged, pagesLeft } from '@sheetlift/contract';
import { plural } from '../../lib/plural.ts';
import type { PageMeter } from './page-meter.ts';
import { countPages } from './page-ranges.ts';
import type { DocumentFacts, RunDocument, RunEstimate } from './run-store.ts';

/** Documents a run may read now, in order, and those for which the month's pages do not suffice. */
export function planRun(documents: readonly RunDocument[], meter: PageMeter): { plan: readonly RunDocument[]; estimate: RunEstimate | null } {
  const { used, limit, resetsOn } = meter.snapshot();
  let left = pagesLeft({ used, reserved: costUnderWay(documents, meter), limit });
  const plan: RunDocument[] = [];
  const counts = { files: 0, pages: 0 };
  const beyond = { files: 0, pages: 0 };
  for (const document of documents) {
    if (document.state.kind !== 'ready') continue;
    const { facts } = document.state;
    const cost = costOf(document, facts, meter);
    const fits = cost <= left;
    const part = fits ? counts : beyond;
    part.files++;
    part.pages += countPages(document.ranges, facts.pageCount);
    if (!fits) continue;
    left -= cost;
    plan.push(document);
  }
  if (counts.files + beyond.files === 0) return { plan, estimate: null };
  const limitSentence = limit === null || beyond.files === 0 ? null : limitText({ used, limit, left, resetsOn }, beyond, counts.files);
  return { plan, estimate: { ...counts, beyond, leftAfter: limit === null ? null : left, limitSentence } };
}

/** "14 files, 62 pages; 438 left after this". */
export function estimateText({ files, pages, leftAfter }: RunEstimate): string {
  const what = `${plural(files, 'file')}, ${plural(pages, 'page')}`;
  return leftAfter === null ? what : `${what}; ${leftAfter.toLocaleString('en-GB')} left after this`;
}

/** "20 of 20 pages used. Your rows stay; reading starts again on 1 December." */
function limitText({ used, limit, left, resetsOn }: { used: number; limit: number; left: number; resetsOn: string }, beyond: RunEstimate['beyond'], filesNow: number): string {
  const again = `Your rows stay; reading starts again on ${dayAndMonth(resetsOn)}.`;
  if (left === 0 && filesNow === 0) return `${used.toLocaleString('en-GB')} of ${plural(limit, 'page')} used. ${again}`;
  return `${plural(beyond.files, 'file')} with ${plural(beyond.pages, 'page')} ${beyond.files === 1 ? 'does' : 'do'} not fit: ${plural(left, 'page')} of this month's ${limit.toLocaleString('en-GB')} ${left === 1 ? 'is' : 'are'} left${filesNow > 0 ? ' after this' : ''}. Choose fewer pages, or wait until ${dayAndMonth(resetsOn)}.`;
}

function dayAndMonth(isoDay: string): string {
  const [year, month, day] = isoDay.split('-').map(Number) as [number, number, number];
  return new Date(year, month - 1, day).toLocaleDateString('en-GB', { day: 'numeric', month: 'long' });
}

function costUnderWay(documents: readonly RunDocument[], meter: PageMeter): number {
  return documents.reduce((sum, document) => {
    const { state } = document;
    const underWay = state.kind === 'waiting' || state.kind === 'reading' || state.kind === 'finding';
    return underWay ? sum + costOf(document, state.facts, meter) : sum;
  }, 0);
}

/** A document that was counted this month is free. */
function costOf({ ranges }: RunDocument, { contentHash, pageCount }: DocumentFacts, meter: PageMeter): number {
  return pagesCharged({ pages: countPages(ranges, pageCount), isCounted: meter.isCounted(contentHash) });
}
