import { plural } from '../../../lib/plural.ts';
import { countPages } from '../run/page-ranges.ts';
import type { DocumentState, RunDocument } from '../run/run-store.ts';

export interface PagesSoFar {
  /** Of documents that were or are being read. */
  pageCount: number;
  read: number;
  failed: ReadonlySet<number>;
  /** Documents a worker has in hand. */
  atOnce: number;
}

/** How far the run is, in pages. Documents that wait for the person do not count. */
export function pagesSoFar(documents: readonly RunDocument[]): PagesSoFar {
  let pageCount = 0;
  let read = 0;
  let atOnce = 0;
  const failed = new Set<number>();
  for (const { ranges, state } of documents) {
    if (!('facts' in state) || state.kind === 'ready' || state.kind === 'duplicate') continue;
    pageCount += countPages(ranges, state.facts.pageCount);
    if (state.kind === 'reading') atOnce++;
    if (state.kind === 'waiting') continue;
    for (const page of state.pages) {
      read++;
      if (page.failed) failed.add(read);
    }
  }
  return { pageCount, read, failed, atOnce };
}

/** "5 documents read", "5 of 6 documents read". */
export function readText(documents: readonly RunDocument[]): string {
  const done = documents.filter(({ state }) => state.kind === 'done').length;
  return done === documents.length
    ? `${plural(done, 'document')} read`
    : `${done.toLocaleString('en-GB')} of ${plural(documents.length, 'document')} read`;
}

const DRAWERS: readonly [name: string, kinds: readonly DocumentState['kind'][]][] = [
  ['done', ['done']],
  ['reading', ['reading', 'finding']],
  ['locked', ['locked']],
  ['failed', ['failed']],
  ['left out', ['duplicate']],
  ['waiting', ['opening', 'waiting']],
  ['to read', ['ready']],
];

/** "5 done · 2 reading · 1 failed · 6 waiting". */
export function drawersText(documents: readonly RunDocument[]): string {
  return DRAWERS.map(([name, kinds]) => [documents.filter(({ state }) => kinds.includes(state.kind)).length, name] as const)
    .filter(([count]) => count > 0)
    .map(([count, name]) => `${count.toLocaleString('en-GB')} ${name}`)
    .join(' · ');
}
