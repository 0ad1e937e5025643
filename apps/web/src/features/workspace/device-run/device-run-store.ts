import type { DrawnTable, RowMode, Template } from '@sheetlift/engine/model';
import type { EnginePool } from '../../../engine-worker/engine-pool.ts';
import { createAsking } from '../asking/asking.ts';
import { fieldsKey, wasAsked } from '../finding/fields-key.ts';
import { createFinding } from '../finding/finding.ts';
import { createIntake } from '../intake/intake.ts';
import { createOpeningBatch } from '../intake/opening-batch.ts';
import type { KeptRun, RunArchive } from '../keeping/run-archive.ts';
import { createRunKeeper } from '../keeping/run-keeper.ts';
import type { LessonBook } from '../lessons/lesson-book.ts';
import { createLearnedChanges } from '../lessons/learned-changes.ts';
import { createTeaching, type ReadingOf } from '../lessons/teaching.ts';
import { pagesDue } from '../reading/counted-pages.ts';
import type { PageMeter } from '../reading/page-meter.ts';
import { pagesLeft } from '../reading/pages-left.ts';
import { createReadingQueue } from '../reading/reading-queue.ts';
import { planRun } from '../reading/run-estimate.ts';
import { createRunPace } from '../reading/run-pace.ts';
import { createDocumentPages } from '../run/document-pages.ts';
import { createDocumentWork } from '../run/document-work.ts';
import { pagesRead } from '../run/page-ranges.ts';
import { createRunDocuments } from '../run/run-documents.ts';
import type { ModelSource } from '../run/run-model.ts';
import { createRunNews } from '../run/run-news.ts';
import { AS_IN_TEMPLATE, createRunSheets, documentsAside } from '../run/run-sheets.ts';
import type { Keeping, RunDocument, RunSheet, RunSnapshot, RunStore } from '../run/run-store.ts';
import { createDocumentQuestions } from './document-questions.ts';
import { createDocumentRemoval } from './document-removal.ts';
import { createDocumentReturn } from './document-return.ts';
import { foundSheets } from './found-sheets.ts';
import { createKnownLessons } from './known-lessons.ts';
import { createReadingChanges } from './reading-changes.ts';
import { createReadingCourse } from './reading-course.ts';
import { createRegrouping } from './regrouping.ts';
import { createSheetChanges } from './sheet-changes.ts';
import { createSheetSteps } from './sheet-steps.ts';
import { createTableDrawing, withTried } from './table-drawing.ts';
import { createTemplateTrial } from './template-trial.ts';

interface DeviceEngines {
  /** Reads documents and finds fields. */
  readers: EnginePool;
  /** Draws pages and writes rows, so that a click never waits behind a long document. */
  foreground: EnginePool;
  /** Finds fields together with a language model. */
  askers: EnginePool;
}

interface DeviceRunOptions {
  template: Template;
  rowMode: RowMode;
  /** Null: nothing outlives the tab. */
  archive: RunArchive | null;
  meter: PageMeter;
  /** What corrections taught templates, of this run and of those before. */
  lessons: LessonBook;
  /** Which language model there is. */
  models: ModelSource;
  /** The run that was kept, to go on with. */
  kept: KeptRun | null;
}

/** A run on this device: workers read, and document content stays in blobs that never leave the browser. */
export function createDeviceRunStore(
  { readers, foreground, askers }: DeviceEngines,
  { template, rowMode, archive, meter, lessons, models, kept }: DeviceRunOptions,
): RunStore {
  let own: OwnState = {
    keeping: { kind: 'kept', savedAt: new Date().toISOString() },
    name: kept?.name ?? null,
    notice: kept?.losses.join(' ') || null,
  };
  /** The document a person looked at last: it goes first. */
  let lastSeen: string | null = null;
  let shown: RunSnapshot | null = null;

  const sheets = createRunSheets(kept ?? { template, rowMode, view: AS_IN_TEMPLATE, placedIds: [], otherSheets: [] });
  const news = createRunNews();
  const keeper = createRunKeeper(archive, (keeping) => change({ keeping }));
  const documents = createRunDocuments(documentChanged, keepHead);
  const work = createDocumentWork();
  const pages = createDocumentPages({ documents, foreground, readers, onSeen: (documentId) => (lastSeen = documentId) });
  const opening = createOpeningBatch();
  const pace = createRunPace();
  const readingOf: ReadingOf = async (_documentId, { reading }) => reading;
  const known = createKnownLessons({ documents, sheets, lessons, byOthers: (taught, hash) => teaching.taughtByOthers(taught, hash) });
  const proposals = createLearnedChanges({
    documents,
    readers,
    readingOf,
    fields: sheets.of,
    corrections: () => steps.history.corrections,
    taught: (documentId, { contentHash }) => teaching.taughtByOthers(known.of(documentId), contentHash),
    upToDate: () => finding.upToDate(),
    onChange: changed,
  });
  const teaching = createTeaching({
    documents,
    readers,
    readingOf,
    lessons,
    template: (documentId) => sheets.of(documentId).template,
    onCorrected: proposals.corrected,
    onRetracted: proposals.retracted,
  });
  const steps = createSheetSteps({
    corrections: kept?.corrections ?? new Map(),
    sheets,
    keeper,
    teaching,
    onStep: changedByPerson,
    onTables: findAgain,
  });
  const onSettled = (): void => course.settle();
  const onNotice = (notice: string): void => change({ notice });
  const finding = createFinding({
    documents,
    readers,
    fields: sheets.of,
    drawn,
    taught: known.by,
    isCurrent,
    onFound(documentId, { pages }) {
      for (const due of pagesDue(documents.get(documentId)!, pagesRead(pages))) meter.count(due.contentHash, due.pages);
    },
    onSettled,
  });
  const questions = createDocumentQuestions({ documents, readers, sheets });
  const asking = createAsking({
    documents,
    askers,
    source: models,
    fields: sheets.shown,
    // A drawn table is the person's own answer to where the rows are.
    isAsked: (documentId) => sheets.of(documentId).id === sheets.shown().id && drawn(documentId).length === 0,
    taught: known.whenRead,
    onChange: changed,
  });
  const drawing = createTableDrawing({
    documents,
    readers,
    fields: sheets.of,
    corrections: () => steps.history.corrections,
    taught: known.whenRead,
    edit: steps.edit,
    onChange: changedByPerson,
  });
  const trial = createTemplateTrial({
    documents,
    readers,
    sheets,
    corrections: () => steps.history.corrections,
    drawn,
    taught: known.whenRead,
    carry: steps.carry,
    changeTemplate: (template, rowMode) => changing.takeTemplate(template, rowMode),
    onChange: changedByPerson,
  });
  const changing = createSheetChanges({
    documents,
    sheets,
    drawing,
    trial,
    proposals,
    isDecided: (documentId) => steps.history.corrections.has(documentId),
    onSheets: sheetsChanged,
    onShown: changedByPerson,
  });
  const queue = createReadingQueue({ documents, readers, work, pace, onRead: finding.add, onFailed: onSettled });
  const course = createReadingCourse({
    documents,
    queue,
    meter,
    fields: () => fieldsKey(sheets.list()[0]!.template, sheets.list()[0]!.rowMode),
    going: kept?.going ?? false,
    settledFor: kept?.settledFor ?? null,
    onChange: keepHead,
  });
  const intake = createIntake({ documents, readers, work, onReady: course.admit, onSettled, onNotice });
  const changes = createReadingChanges({ documents, intake, queue, endWork, onNotice });
  const returning = createDocumentReturn({
    documents,
    intake,
    queue,
    findAgain,
    onDocumentsThere: () => course.takeUp(),
  });
  const onPutBack = (back: readonly RunDocument[]): void => {
    back.forEach(returning.resume);
    steps.keepAgain(back.map(({ id }) => id));
  };
  const removal = createDocumentRemoval({ documents, intake, keeper, endWork, onRemoved: onSettled, onPutBack });
  const regrouping = createRegrouping({
    documents,
    sheets,
    readers,
    intake,
    keeper,
    meter,
    endWork,
    onRead: finding.add,
    onReady: course.admit,
    onRegrouped: sheetsChanged,
    onPutBack,
  });

  meter.subscribe(changed);
  models.subscribe(findAgain);
  news.subscribe(asking.follow);
  if (kept) {
    keeper.knows(kept.documents);
    returning.resumeKept(kept);
  }

  function changed(): void {
    shown = null;
    news.fromWork();
  }

  function drawn(documentId: string): readonly DrawnTable[] {
    return steps.history.corrections.get(documentId)?.tables ?? [];
  }

  /** What a model was asked about stays as it is until the fields change, or the person wants the engine's own reading. */
  function isCurrent(documentId: string, foundFor: string): boolean {
    const { template, rowMode } = sheets.of(documentId);
    const tables = drawn(documentId);
    if (tables.length === 0 && wasAsked(foundFor, template, rowMode)) return models.of(template)?.mode !== 'built-in';
    return foundFor === fieldsKey(template, rowMode, tables);
  }

  function changedByPerson(): void {
    shown = null;
    news.fromPerson();
  }

  function change(changes: Partial<OwnState>): void {
    own = { ...own, ...changes };
    changed();
  }

  function documentChanged(document: RunDocument): void {
    changed();
    opening.follow(document);
    keeper.document(document);
  }

  function keepHead(): void {
    changed();
    const [{ template, rowMode, view, documentIds: placedIds }, ...otherSheets] = sheets.list() as [RunSheet, ...RunSheet[]];
    const documentIds = documents.list().map(({ id }) => id);
    const { going, settledFor } = course;
    keeper.head({ name: own.name, template, rowMode, view, placedIds, otherSheets, documentIds, going, settledFor, paused: queue.paused });
  }

  /** What is looked for changed, or where it stands. */
  function sheetsChanged(): void {
    keepHead();
    findAgain();
  }

  function findAgain(): void {
    finding.searchAgain(lastSeen);
    changed();
  }

  function endWork(documentIds: readonly string[]): void {
    work.end(documentIds);
    queue.forget(documentIds);
    finding.forget(documentIds);
  }

  function msLeft(list: readonly RunDocument[]): number | null {
    const left = pagesLeft(list);
    return left.documents === 0 || queue.paused ? null : pace.msLeft(left.pages, Math.min(readers.size, left.documents));
  }

  return {
    subscribe: news.subscribe,
    snapshot() {
      if (shown) return shown;
      const tried = drawing.tried();
      const list = withTried(documents.list(), tried);
      const batch = opening.progress(list);
      const { corrections, past, future } = steps.history;
      const { estimate } = planRun(list, meter);
      const { id, template, rowMode, view } = sheets.shown();
      return (shown = {
        ...own,
        place: 'device',
        documents: list,
        searching: finding.searching(),
        sheets: sheets.list(),
        sheetId: id,
        template,
        rowMode,
        view,
        paused: queue.paused,
        opening: course.readsWhatComes ? null : batch,
        corrections: tried ? new Map(corrections).set(tried.documentId, tried.corrections) : corrections,
        proposed: proposals.shown(),
        trial: trial.snapshot(),
        canUndo: past.length > 0,
        canRedo: future.length > 0,
        estimate,
        model: asking.snapshot(),
        msLeft: msLeft(list),
      });
    },
    addFiles: intake.add,
    unlock: intake.unlock,
    keepDuplicate: intake.keepDuplicate,
    ...changes,
    ...removal,
    ...regrouping,
    start: course.start,
    pause: () => course.setPaused(true),
    resume: () => course.setPaused(false),
    stop: course.stop,
    changeTemplate: changing.changeTemplate,
    moveTo: changing.moveTo,
    setAside: changing.setAside,
    showSheet: changing.showSheet,
    tryTemplate: trial.tryTemplate,
    takeTemplate: trial.takeTemplate,
    leaveTemplate: trial.leaveTemplate,
    ...questions,
    askModel: asking.start,
    stopAsking: asking.stop,
    tableOf: drawing.tableOf,
    suggestTable: drawing.suggestTable,
    tryTable: drawing.tryTable,
    keepTable: drawing.keepTable,
    edit: steps.edit,
    undo: steps.undo,
    redo: steps.redo,
    see: steps.see,
    takeLearned: (taken) => steps.edit(proposals.answer(taken)),
    arrange(view) {
      sheets.change({ view });
      keepHead();
      changedByPerson();
    },
    ...pages,
    rename(name) {
      change({ name });
      keepHead();
    },
    async writeRows(request) {
      await finding.upToDate();
      const sheetsFound = foundSheets(request, {
        documents: documents.list(),
        sheets: sheets.list(),
        corrections: steps.history.corrections,
      });
      const withoutRows = documentsAside({ documents: documents.list(), sheets: sheets.list() }).map(({ file }) => file.name);
      return foreground.run({ kind: 'write', sheets: sheetsFound, withoutRows, request });
    },
    dismissNotice: () => change({ notice: null }),
    clear() {
      const ids = documents.list().map(({ id }) => id);
      drawing.forget();
      trial.leaveTemplate();
      proposals.forget();
      steps.clear();
      intake.forgetAll();
      endWork(ids);
      course.clear();
      asking.clear();
      documents.remove(ids);
      sheets.clear();
      keeper.clear();
      change({ name: null, notice: null });
    },
  };
}

interface OwnState {
  name: string | null;
  keeping: Keeping;
  notice: string | null;
}
