import type { RowMode, Template } from '@sheetlift/engine/model';
import type { EnginePool } from '../../../engine-worker/engine-pool.ts';
import { createFinding } from '../finding/finding.ts';
import { createIntake } from '../intake/intake.ts';
import { createOpeningBatch } from '../intake/opening-batch.ts';
import type { KeptRun, RunArchive } from '../keeping/run-archive.ts';
import { createRunKeeper } from '../keeping/run-keeper.ts';
import type { LessonBook } from '../lessons/lesson-book.ts';
import { createTeaching, lessonsKey } from '../lessons/teaching.ts';
import type { PageMeter } from '../reading/page-meter.ts';
import { pagesLeft } from '../reading/pages-left.ts';
import { createReadingQueue } from '../reading/reading-queue.ts';
import { planRun } from '../reading/run-estimate.ts';
import { createRunPace } from '../reading/run-pace.ts';
import { createDocumentWork } from '../run/document-work.ts';
import { createRunDocuments, type RemovedDocuments } from '../run/run-documents.ts';
import type { DocumentState, DoneState, Keeping, RunDocument, RunNews, RunSnapshot, RunStore, SheetView } from '../run/run-store.ts';
import { EMPTY_HISTORY, editSheet, redoSheet, type SheetHistory, undoSheet } from '../run/sheet-history.ts';
import { isUnderWay } from '../run/under-way.ts';
import { unreadPages } from '../run/unread-pages.ts';
import { createDocumentPages } from './document-pages.ts';

interface DeviceEngines {
  /** Reads documents and finds fields. */
  readers: EnginePool;
  /** Draws pages and writes rows, so that a click never waits behind a long document. */
  desk: EnginePool;
}

interface DeviceRunOptions {
  template: Template;
  rowMode: RowMode;
  /** Null: nothing outlives the tab. */
  archive: RunArchive | null;
  meter: PageMeter;
  /** What corrections taught templates, of this run and of those before. */
  lessons: LessonBook;
  /** The run that was kept, to go on with. */
  kept: KeptRun | null;
}

/** Between two changes of the screen at least: news of many pages become one. */
const NOTIFY_MS = 50;

/** A person who confirms cell after cell is followed by one search, not by one a cell. */
const LEARN_MS = 300;

const AS_IN_TEMPLATE: SheetView = { order: [], hidden: [], widthsPx: {}, names: {}, sort: null, filters: {} };

/** A run on this device: workers read, and document content stays in blobs that never leave the browser. */
export function createDeviceRunStore(
  { readers, desk }: DeviceEngines,
  { template, rowMode, archive, meter, lessons, kept }: DeviceRunOptions,
): RunStore {
  let own: OwnState = {
    template: kept?.template ?? template,
    rowMode: kept?.rowMode ?? rowMode,
    view: kept?.view ?? AS_IN_TEMPLATE,
    keeping: { kind: 'kept', savedAt: new Date().toISOString() },
    notice: kept?.losses.join(' ') || null,
  };
  let history: SheetHistory = { ...EMPTY_HISTORY, corrections: kept?.corrections ?? new Map() };
  /** A person set the run going: documents that come while it goes are read without asking again. */
  let going = kept?.going ?? false;
  /** The document a person looked at last: it goes first. */
  let lastSeen: string | null = null;
  let shown: RunSnapshot | null = null;
  let notifyTimer: ReturnType<typeof setTimeout> | undefined;
  let notifiedAt = -NOTIFY_MS;
  const listeners = new Set<(news: RunNews) => void>();
  const keptKinds = new Map<string, DocumentState['kind']>();

  const keeper = createRunKeeper(archive, (keeping) => change({ keeping }));
  const documents = createRunDocuments(keepAsItSettles, keepHead);
  const work = createDocumentWork();
  const pages = createDocumentPages({ documents, desk, onSeen: (documentId) => (lastSeen = documentId) });
  const opening = createOpeningBatch();
  const pace = createRunPace();
  const teaching = createTeaching({ documents, readers, lessons, template: () => own.template });
  const finding = createFinding({
    documents,
    readers,
    fields: () => own,
    taught: ({ contentHash }) => teaching.taughtByOthers(lessons.of(lessonsKey(own.template)), contentHash),
    onFound: countPagesOf,
    onSettled: lookRound,
  });
  const reading = createReadingQueue({ documents, readers, work, pace, onRead: finding.add, onFailed: lookRound });
  const intake = createIntake({
    documents,
    readers,
    work,
    onReady: readUnasked,
    onSettled: lookRound,
    onNotice: (notice) => change({ notice }),
  });
  let learning: ReturnType<typeof setTimeout> | undefined;
  lessons.subscribe(() => {
    clearTimeout(learning);
    learning = setTimeout(() => finding.lookAgain(lastSeen), LEARN_MS);
  });
  meter.subscribe(changed);
  if (kept) goOnWith(kept);

  function changed(): void {
    shown = null;
    notifyTimer ??= setTimeout(
      () => {
        notifyTimer = undefined;
        notifiedAt = performance.now();
        listeners.forEach((listener) => listener('work'));
      },
      notifiedAt + NOTIFY_MS - performance.now(),
    );
  }

  /** What a person does in the sheet is seen at once, with the news that was to come. */
  function changedByPerson(): void {
    shown = null;
    clearTimeout(notifyTimer);
    notifyTimer = undefined;
    listeners.forEach((listener) => listener('person'));
  }

  function change(changes: Partial<OwnState>): void {
    own = { ...own, ...changes };
    changed();
  }

  /** How far the reading of a document is, is not worth keeping. */
  function keepAsItSettles(document: RunDocument): void {
    changed();
    opening.follow(document);
    const { id, state } = document;
    if (BEING_READ.has(state.kind) && BEING_READ.has(keptKinds.get(id) ?? 'opening')) return;
    keptKinds.set(id, state.kind);
    keeper.document(document);
  }

  function keepHead(): void {
    changed();
    const { template, rowMode, view } = own;
    keeper.head({ template, rowMode, view, documentIds: documents.list().map(({ id }) => id), going, paused: reading.paused });
  }

  function setGoing(value: boolean): void {
    if (going === value) return;
    going = value;
    keepHead();
  }

  function setPaused(value: boolean): void {
    if (reading.paused === value) return;
    if (value) reading.pause();
    else reading.resume();
    keepHead();
  }

  /** A document can be read: at once where it is the only one or the run goes on, else it joins what waits. */
  function readUnasked(documentId: string, alone: boolean): void {
    const others = documents.list().some(({ id, state }) => id !== documentId && state.kind === 'ready');
    if (going || (alone && !others)) readIfItFits(documentId);
    else readFirstAsPreview();
  }

  function readIfItFits(documentId: string): void {
    if (
      planRun(
        documents.list().filter(({ id, state }) => id === documentId || state.kind !== 'ready'),
        meter,
      ).plan.length > 0
    )
      reading.add(documentId);
  }

  function readWhatFits(): void {
    const { plan } = planRun(documents.list(), meter);
    plan.forEach(({ id }) => reading.add(id));
    if (plan.length === 0) lookRound();
  }

  /** Rows of the first document show whether the columns are right, before the others are read. */
  function readFirstAsPreview(): void {
    const list = documents.list();
    if (list.some(({ state }) => state.kind === 'done' || BEING_READ.has(state.kind))) return;
    const first = list.find(({ state }) => state.kind === 'opening' || state.kind === 'ready');
    if (first?.state.kind === 'ready') readIfItFits(first.id);
  }

  /** Something came to an end: perhaps the run with it, perhaps the first document is another one now. */
  function lookRound(): void {
    if (!documents.list().some(({ state }) => isUnderWay(state))) {
      setGoing(false);
      setPaused(false);
    }
    readFirstAsPreview();
  }

  function countPagesOf(_documentId: string, { facts, pages }: DoneState): void {
    const read = pages.filter(({ failed }) => !failed).length;
    if (read > 0) meter.count(facts.contentHash, read);
  }

  function step(next: SheetHistory): void {
    if (next === history) return;
    const before = history.corrections;
    history = next;
    teaching.follow(before, next.corrections);
    for (const id of new Set([...before.keys(), ...next.corrections.keys()])) {
      const corrections = next.corrections.get(id);
      if (corrections !== before.get(id)) keeper.corrections(id, corrections ?? { cells: [], removedRows: [], addedRows: [] });
    }
    changedByPerson();
  }

  function leave(documentIds: readonly string[]): RemovedDocuments {
    work.end(documentIds);
    const removed = documents.remove(documentIds);
    forget(documentIds);
    return removed;
  }

  function forget(documentIds: readonly string[]): void {
    work.end(documentIds);
    reading.forget(documentIds);
    finding.forget(documentIds);
    documentIds.forEach((id) => keptKinds.delete(id));
    intake.release(documentIds);
    keeper.removed(documentIds);
    lookRound();
  }

  function comeBack(removed: RemovedDocuments): void {
    documents.putBack(removed);
    intake.reclaim(removed.map(({ document }) => document));
    removed.forEach(({ document }) => takeUp(document));
    for (const { document } of removed) {
      const corrections = history.corrections.get(document.id);
      if (corrections) keeper.corrections(document.id, corrections);
    }
  }

  /** Goes on with a document that was in the middle of something. */
  function takeUp({ id, state }: RunDocument): void {
    if (state.kind === 'opening') return intake.open(id);
    if (state.kind === 'waiting' || state.kind === 'reading' || state.kind === 'finding') {
      documents.show(id, { kind: 'ready', facts: state.facts });
      reading.add(id);
    }
    if (state.kind === 'done') finding.lookAgain(lastSeen);
  }

  function goOnWith({ documents: keptDocuments, underWay, arriving, paused }: KeptRun): void {
    if (paused) reading.pause();
    documents.bringBack(keptDocuments);
    intake.reclaim(keptDocuments);
    keptDocuments.forEach(({ id, state }) => keptKinds.set(id, state.kind));
    for (const { id, state } of keptDocuments) if (state.kind === 'opening') intake.open(id);
    underWay.forEach(reading.add);
    if (going) readWhatFits();
    arriving.forEach((state, id) => void arrive(id, state));
    finding.lookAgain(null);
  }

  async function arrive(documentId: string, state: Promise<DocumentState>): Promise<void> {
    // What cannot be brought back is read again.
    const arrived = await state.catch(() => null);
    const document = documents.get(documentId);
    if (document?.state.kind === 'finding') {
      if (arrived) documents.show(documentId, arrived);
      else takeUp(document);
    }
    finding.lookAgain(lastSeen);
  }

  /** The document is to be read as it is now: it was turned, other pages were chosen, or a person wants it once more. */
  function readAsChanged(documentId: string): void {
    const state = documents.get(documentId)?.state;
    if (!state || !('facts' in state) || state.kind === 'ready' || state.kind === 'duplicate' || asksForPassword(documentId)) return;
    forgetReading(documentId);
    documents.show(documentId, { kind: 'ready', facts: state.facts });
    reading.add(documentId);
  }

  /** Whether the file's bytes could not be kept, which is said: it is not read again. */
  function isLost(documentId: string): boolean {
    const file = documents.get(documentId)?.file;
    if (!file || file.parts.length > 0) return false;
    change({ notice: `The file ${file.name} could not be kept on this device; its rows were. Add it again to read it again.` });
    return true;
  }

  /** Where its password is wanted before it is read again, the document asks for it. */
  function asksForPassword(documentId: string): boolean {
    if (!documents.get(documentId)?.needsPassword) return false;
    forgetReading(documentId);
    documents.update(documentId, { needsPassword: false, state: { kind: 'locked', refused: false } });
    return true;
  }

  function forgetReading(documentId: string): void {
    work.end([documentId]);
    reading.forget([documentId]);
    finding.forget([documentId]);
  }

  function msLeft(list: readonly RunDocument[]): number | null {
    const left = pagesLeft(list);
    return left.documents === 0 || reading.paused ? null : pace.msLeft(left.pages, Math.min(readers.size, left.documents));
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot() {
      if (shown) return shown;
      const list = documents.list();
      const { corrections, past, future } = history;
      const { estimate } = planRun(list, meter);
      return (shown = {
        ...own,
        documents: list,
        paused: reading.paused,
        opening: going ? null : opening.progress(list),
        corrections,
        canUndo: past.length > 0,
        canRedo: future.length > 0,
        estimate,
        msLeft: msLeft(list),
      });
    },
    addFiles: intake.add,
    unlock: intake.unlock,
    choosePages(documentId, ranges) {
      if (isLost(documentId)) return;
      documents.update(documentId, { ranges });
      readAsChanged(documentId);
    },
    turn(documentId, turn) {
      if (isLost(documentId)) return;
      documents.update(documentId, { turn });
      readAsChanged(documentId);
    },
    join(documentIds) {
      const made = intake.join(documentIds);
      if (!made) return () => undefined;
      forget(documentIds);
      return () => {
        leave([made.joined.id]);
        comeBack(made.removed);
      };
    },
    keepDuplicate: intake.keepDuplicate,
    remove(documentIds) {
      const removed = leave(documentIds);
      return () => comeBack(removed);
    },
    start() {
      setGoing(true);
      readWhatFits();
    },
    pause: () => setPaused(true),
    resume: () => setPaused(false),
    stop() {
      going = false;
      reading.stop();
      keepHead();
    },
    readAgain(documentId) {
      const document = documents.get(documentId);
      if (!document) return;
      const { state } = document;
      if (state.kind === 'failed') return intake.openAlone(documentId);
      if (state.kind !== 'done' || isLost(documentId) || asksForPassword(documentId)) return;
      const failed = new Set(unreadPages(document, state));
      if (failed.size === 0) return readAsChanged(documentId);
      reading.addAgain(documentId, { reading: state.reading, pages: state.pages.filter(({ pageNumber }) => !failed.has(pageNumber)) });
    },
    lookFor(template, rowMode) {
      change({ template, rowMode });
      keepHead();
      finding.lookAgain(lastSeen);
    },
    async fitTemplates(documentId, templates) {
      const state = documents.get(documentId)?.state;
      return state?.kind === 'done' ? readers.run({ kind: 'fit', reading: state.reading, templates }) : [];
    },
    edit: (edits) => step(editSheet(history, edits, new Date().toISOString())),
    undo: () => step(undoSheet(history)),
    redo: () => step(redoSheet(history)),
    arrange(view) {
      change({ view });
      keepHead();
      changedByPerson();
    },
    ...pages,
    async writeRows(request) {
      await finding.upToDate();
      const found = documents
        .list()
        .flatMap(({ id, file, readAt, state }) =>
          state.kind === 'done' && readAt !== null
            ? [{ fileName: file.name, result: state.result, corrections: history.corrections.get(id) ?? null, readAt }]
            : [],
        );
      return desk.run({ kind: 'write', documents: found, template: own.template, request });
    },
    dismissNotice: () => change({ notice: null }),
    clear() {
      const ids = documents.list().map(({ id }) => id);
      going = false;
      history = EMPTY_HISTORY;
      intake.forgetAll();
      work.end(ids);
      reading.forget(ids);
      finding.forget(ids);
      keptKinds.clear();
      reading.resume();
      documents.remove(ids);
      keeper.clear();
      change({ notice: null });
    },
  };
}

interface OwnState {
  template: Template;
  rowMode: RowMode;
  view: SheetView;
  keeping: Keeping;
  notice: string | null;
}

const BEING_READ: ReadonlySet<DocumentState['kind']> = new Set(['waiting', 'reading', 'finding']);
