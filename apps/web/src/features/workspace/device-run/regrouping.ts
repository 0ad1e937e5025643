import { EngineError } from '@sheetlift/engine/errors';
import { isPicture } from '@sheetlift/engine/model';
import type { EnginePool } from '../../../engine-worker/engine-pool.ts';
import type { EngineAnswers, RegroupedDocument } from '../../../engine-worker/engine-protocol.ts';
import { typeOfParts } from '../../../engine-worker/file-parts.ts';
import { plural } from '../../../lib/plural.ts';
import { type Intake, MOST_DOCUMENTS } from '../intake/intake.ts';
import type { RunKeeper } from '../keeping/run-keeper.ts';
import { countedPages } from '../reading/counted-pages.ts';
import type { PageMeter } from '../reading/page-meter.ts';
import type { EarlierReading } from '../reading/reading-queue.ts';
import { countPart, cutParts, fileOfParts, joinParts, openedParts } from '../run/document-parts.ts';
import { pagesIn, pagesRead, rangesOf } from '../run/page-ranges.ts';
import { newDocument, type RunDocuments } from '../run/run-documents.ts';
import type { RunSheets } from '../run/run-sheets.ts';
import type { DocumentFacts, RunDocument, RunStore } from '../run/run-store.ts';
import { whyNotJoined } from '../run/why-not-joined.ts';

interface RegroupingOptions {
  documents: RunDocuments;
  sheets: RunSheets;
  readers: EnginePool;
  intake: Intake;
  keeper: RunKeeper;
  meter: PageMeter;
  /** Ends what is being done with documents. */
  endWork: (documentIds: readonly string[]) => void;
  /** What was read of a document is there. */
  onRead: (documentId: string, facts: DocumentFacts, read: EarlierReading) => void;
  /** Nothing of a document was read yet. */
  onReady: (documentId: string, alone: boolean) => void;
  onRegrouped: () => void;
  onPutBack: (documents: readonly RunDocument[]) => void;
}

/** Documents made of the pages of others: one split, or several joined. What was read of a page is kept, and it is not counted again. */
export function createRegrouping({
  documents,
  sheets,
  readers,
  intake,
  keeper,
  meter,
  endWork,
  onRead,
  onReady,
  onRegrouped,
  onPutBack,
}: RegroupingOptions): Pick<RunStore, 'join' | 'split'> {
  async function regroup(from: readonly RunDocument[], plans: readonly RegroupedDocument[]): Promise<() => void> {
    const sources = from.map((document) => ({
      parts: openedParts(document)!,
      reading: document.state.kind === 'done' ? document.state.reading : null,
    }));
    const answers = await readers.run({ kind: 'regroup', sources, documents: plans }, { first: true });
    if (from.some(({ id, file }) => documents.get(id)?.file !== file)) throw new EngineError('aborted');
    const made = plans.map((plan, index) => documentOf(plan, answers[index]!, from));
    const leave = exchange(from, made);
    for (const [index, { id, state }] of made.entries()) {
      const { read } = answers[index]!;
      if (state.kind !== 'ready') continue;
      if (read && documents.send(id, { kind: 'queued' })) onRead(id, state.facts, read);
      else onReady(id, false);
    }
    onRegrouped();
    return () => {
      leave();
      onPutBack(from);
    };
  }

  /** Puts documents in the place of others. Calling what it returns takes that back. */
  function exchange(from: readonly RunDocument[], made: readonly RunDocument[]): () => void {
    const fromIds = from.map(({ id }) => id);
    const madeIds = made.map(({ id }) => id);
    endWork(fromIds);
    const removed = documents.remove(fromIds);
    documents.putBack(made.map((document, index) => ({ document, after: index === 0 ? removed[0]!.after : madeIds[index - 1]! })));
    sheets.standWith(madeIds, fromIds[0]!);
    intake.handOver(fromIds, made);
    keeper.removed(fromIds);
    return () => {
      endWork(madeIds);
      documents.remove(madeIds);
      documents.putBack(removed);
      intake.handOver(madeIds, from);
      keeper.removed(madeIds);
    };
  }

  function documentOf({ parts, pages }: RegroupedDocument, { contentHash, read }: Regrouped, from: readonly RunDocument[]): RunDocument {
    const [first] = from as readonly [RunDocument];
    const counted = from.map(countedPagesOf);
    const files = parts.flatMap((part) => Array.from({ length: countPart(part) }, () => part.pages.file));
    const pictures = new Set(files.filter(({ type }) => isPicture(type)).map(({ contentHash: picture }) => picture));
    const chosen = from.map(({ ranges, state }) => new Set(pagesIn(ranges, 'facts' in state ? state.facts.pageCount : 0)));
    const numbers = pages.flatMap(({ source, pageNumber }, index) => (chosen[source]!.has(pageNumber) ? [index + 1] : []));
    const facts: DocumentFacts = {
      type: typeOfParts(parts),
      pageCount: pages.length,
      textLayer: read ? read.pages[0]!.source === 'text-layer' : parts[0]!.pages.file.textLayer,
      contentHash,
      countedPages: pages.filter(({ source, pageNumber }, index) => !isPicture(files[index]!.type) && counted[source]!(pageNumber)).length,
      countedPictures: [...new Set(from.flatMap(contentsCounted))].filter((content) => pictures.has(content)),
    };
    return {
      ...newDocument(fileOfParts(parts, first.file.password)),
      // Where nobody had chosen any of its pages, all of them are wanted now.
      ranges: numbers.length === 0 || numbers.length === pages.length ? null : rangesOf(numbers),
      turn: first.turn,
      needsPassword: first.needsPassword,
      state: { kind: 'ready', facts },
    };
  }

  /** Tells of each page of a document whether it was counted. */
  function countedPagesOf({ state }: RunDocument): (pageNumber: number) => boolean {
    const read = new Set(state.kind === 'done' ? pagesIn(pagesRead(state.pages), state.facts.pageCount) : []);
    const whole = 'facts' in state && meter.isCounted(state.facts.contentHash);
    return (pageNumber) => whole || read.has(pageNumber);
  }

  /** Content hashes of what a document has that was counted, pictures among them. */
  function contentsCounted(document: RunDocument): string[] {
    const { state } = document;
    if (!('facts' in state)) return [];
    const read = state.kind === 'done' ? countedPages(document, pagesRead(state.pages)) : [];
    return [...read.map(({ contentHash }) => contentHash), ...(state.facts.countedPictures ?? [])];
  }

  return {
    async join(documentIds) {
      const from = documents.list().filter(({ id }) => documentIds.includes(id));
      const why = from.length < 2 ? 'Select at least two documents.' : whyNotJoined(from);
      if (why !== null) throw new Error(why);
      const parts = joinParts(from.flatMap((document) => openedParts(document)!));
      const pages = from.flatMap(({ state }, source) => pagesOfState(state).map((pageNumber) => ({ source, pageNumber })));
      return regroup(from, [{ parts, pages }]);
    },
    async split(documentId, firstPages) {
      const document = documents.get(documentId);
      const parts = document && openedParts(document);
      if (!parts) throw new EngineError('aborted');
      const numbers = pagesOfState(document.state);
      const starts = [1, ...numbers.filter((pageNumber) => pageNumber > 1 && firstPages.includes(pageNumber))];
      if (documents.list().length - 1 + starts.length > MOST_DOCUMENTS)
        throw new Error(`A run holds ${plural(MOST_DOCUMENTS, 'document')}: split it in another run.`);
      const plans = starts.map((from, index) => {
        const to = (starts[index + 1] ?? numbers.length + 1) - 1;
        return {
          parts: cutParts(parts, { from, to }),
          pages: numbers.slice(from - 1, to).map((pageNumber) => ({ source: 0, pageNumber })),
        };
      });
      return regroup([document], plans);
    },
  };
}

type Regrouped = EngineAnswers['regroup'][number];

const pagesOfState = (state: RunDocument['state']): number[] => ('facts' in state ? pagesIn(null, state.facts.pageCount) : []);
