import {
  type EnginePorts,
  type FixedPage,
  type FlowPage,
  layOutDocument,
  type PageContent,
  type PlacedField,
  suggestFieldAt,
  type Word,
} from '@sheetlift/engine';
import type { ForegroundTask, EngineAnswers } from './engine-protocol.ts';
import { KeptOpen } from './kept-open.ts';
import { type PagePlace, pagePlaces } from './page-places.ts';
import { openShown, type ShownDocument } from './shown-document.ts';

/** The document in view and the one before it: PDFium and the decoders hold each whole in memory. */
const documents = new KeptOpen<ShownDocument>({ most: 2, idleMs: 60_000, close: (document) => document.close() });

/** Only where the pages stand; the text stays in its blob. */
const readings = new KeptOpen<readonly PagePlace[]>({ most: 20, idleMs: 600_000, close: () => undefined });

/** Shows documents: their pages as pictures, their words, their content. Throws `EngineError`. */
export function performForegroundTask(task: ForegroundTask, ports: EnginePorts): Promise<EngineAnswers[ForegroundTask['kind']]> {
  switch (task.kind) {
    case 'draw':
      return draw(task, ports);
    case 'page-words':
      return pageWords(task);
    case 'flow-pages':
      return flowPages(task);
    case 'suggest-field':
      return suggestField(task);
  }
}

async function draw(
  { key, open, pageNumber, widthPx }: Extract<ForegroundTask, { kind: 'draw' }>,
  ports: EnginePorts,
): Promise<ImageBitmap | null> {
  const document = await documents.take(key, () => openShown(open, ports));
  return document.draw(pageNumber, widthPx);
}

async function pageWords({ key, reading, pageNumber }: Extract<ForegroundTask, { kind: 'page-words' }>): Promise<readonly Word[]> {
  const place = (await placesIn(reading, key)).find((each) => each.pageNumber === pageNumber);
  const page = place && (await parsePage(reading, place));
  return page?.kind === 'fixed' ? inReadingOrder(page) : [];
}

/** The file's own order is that in which its words were printed, which may be any. */
function inReadingOrder(page: FixedPage): Word[] {
  const { lines } = layOutDocument({ type: 'pdf', pageCount: 1, attachments: null, xmlValues: [], pages: [page] });
  return lines.flatMap(({ words }) => words);
}

async function flowPages({ key, reading, range }: Extract<ForegroundTask, { kind: 'flow-pages' }>): Promise<readonly FlowPage[]> {
  const places = (await placesIn(reading, key)).filter(
    ({ pageNumber }) => range === null || (pageNumber >= range.from && pageNumber <= range.to),
  );
  const pages = await Promise.all(places.map((place) => parsePage(reading, place)));
  return pages.filter((page) => page.kind === 'flow');
}

/** Out of the pages pointed at; the first page and the one before hold heads of a table that goes on. */
async function suggestField({
  key,
  reading,
  type,
  printed,
  evidence,
}: Extract<ForegroundTask, { kind: 'suggest-field' }>): Promise<PlacedField> {
  const cited = evidence.flatMap((each) => ('pageNumber' in each ? [each.pageNumber] : []));
  const wanted = new Set([1, ...cited, ...cited.map((pageNumber) => pageNumber - 1)]);
  const places = (await placesIn(reading, key)).filter(({ pageNumber }) => wanted.has(pageNumber));
  const pages = await Promise.all(places.map((place) => parsePage(reading, place)));
  return suggestFieldAt(layOutDocument({ type, pageCount: pages.length, attachments: null, xmlValues: [], pages }), printed, evidence);
}

function placesIn(reading: Blob, key: string): Promise<readonly PagePlace[]> {
  return readings.take(key, async () => pagePlaces(new Uint8Array(await reading.arrayBuffer())));
}

async function parsePage(reading: Blob, { from, to }: PagePlace): Promise<PageContent> {
  return JSON.parse(await reading.slice(from, to).text()) as PageContent;
}
