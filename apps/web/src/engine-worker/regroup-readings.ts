import { type PageContent, type ReadDocument, renumberPage } from '@sheetlift/engine';
import { hashOfDocument } from './content-hash.ts';
import type { EngineAnswers, OpenedPart, RegroupedDocument, RegroupTask } from './engine-protocol.ts';
import { isWholeFile, typeOfParts } from './file-parts.ts';
import { pageFacts } from './page-facts.ts';
import { pagePlaces } from './page-places.ts';

/**
 * What a file carries beside its pages. A document that has only some of them has none of it, but it is kept with what was read, so that the
 * whole file, put together again, has it without being read again.
 */
interface Carried extends Pick<ReadDocument, 'attachments' | 'xmlValues'> {
  contentHash: string;
}

/** The beginning of a reading that was made of others. */
type Head = Omit<ReadDocument, 'pages'> & { carried?: readonly Carried[] };

/** What was read of documents, as what was read of others that have the same pages: each page with the number that it has there. */
export async function regroupReadings({ sources, documents }: RegroupTask): Promise<EngineAnswers['regroup']> {
  const pages = documents.map((): Blob[] => []);
  const facts = documents.map((): ReturnType<typeof pageFacts>[] => []);
  const carried: Carried[] = [];
  for (const [source, { parts, reading }] of sources.entries()) {
    if (!reading) continue;
    const json = new Uint8Array(await reading.arrayBuffer());
    const places = pagePlaces(json);
    carried.push(...carriedBy(headOf(json, places[0]?.from ?? null), parts));
    const byNumber = new Map(places.map((place) => [place.pageNumber, place]));
    for (const [index, document] of documents.entries())
      for (const [at, wanted] of document.pages.entries()) {
        const place = wanted.source === source ? byNumber.get(wanted.pageNumber) : undefined;
        const page = place && renumberPage(JSON.parse(decode(json.subarray(place.from, place.to))) as PageContent, at + 1);
        if (!page || standsForOthers(page)) continue;
        facts[index]!.push(pageFacts(page));
        pages[index]!.push(new Blob([JSON.stringify(page)]));
      }
  }
  return documents.map((document, index) => ({
    contentHash: hashOfDocument(document.parts.map(({ pages }) => ({ contentHash: pages.file.contentHash, pages }))),
    read: pages[index]!.length > 0 ? inOrder(document, facts[index]!, pages[index]!, carried) : null,
  }));
}

type Read = NonNullable<EngineAnswers['regroup'][number]['read']>;

/** Sources come one after the other, and their pages may stand between each other in the document. */
function inOrder(document: RegroupedDocument, facts: Read['pages'], pages: readonly Blob[], carried: readonly Carried[]): Read {
  const order = facts.map((_, index) => index).sort((one, other) => facts[one]!.pageNumber - facts[other]!.pageNumber);
  const json = order.flatMap((at, index) => (index === 0 ? [pages[at]!] : [',', pages[at]!]));
  const head = JSON.stringify(headFor(document, carried)).slice(0, -1);
  return { reading: new Blob([`${head},"pages":[`, ...json, ']}']), pages: order.map((at) => facts[at]!) };
}

function headFor({ parts, pages }: RegroupedDocument, carried: readonly Carried[]): Head {
  const hashes = new Set(parts.map((part) => part.pages.file.contentHash));
  const own = carried.filter(
    ({ contentHash }, index) => hashes.has(contentHash) && carried.findIndex((each) => each.contentHash === contentHash) === index,
  );
  const whole = new Set(parts.filter((part) => isWholeFile(part.pages)).map((part) => part.pages.file.contentHash));
  const shown = own.filter(({ contentHash }) => whole.has(contentHash));
  const lists = shown.flatMap(({ attachments }) => (attachments ? [attachments] : []));
  return {
    type: typeOfParts(parts),
    pageCount: pages.length,
    attachments: lists.length > 0 ? lists.flat() : null,
    xmlValues: shown.flatMap(({ xmlValues }) => xmlValues),
    carried: own,
  };
}

function carriedBy({ carried, attachments, xmlValues }: Head, parts: readonly OpenedPart[]): readonly Carried[] {
  if (carried) return carried;
  const [only] = parts;
  const { contentHash } = only!.pages.file;
  return parts.length === 1 && isWholeFile(only!.pages) ? [{ contentHash, attachments, xmlValues }] : [];
}

/** Without the pages, which are the last of it. */
function headOf(json: Uint8Array, pagesFrom: number | null): Head {
  return JSON.parse(pagesFrom === null ? decode(json) : `${decode(json.subarray(0, pagesFrom))}]}`) as Head;
}

/** The word for pages that were not read, when reading was stopped. */
const standsForOthers = ({ issues }: PageContent): boolean => issues.some(({ code }) => code === 'page_not_read');

const decode = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
