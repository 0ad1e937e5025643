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
import { createRunDocuments } from '../run/run-documents.ts';
import type { Keeping, RunDocument, RunSnapshot, RunStore, SheetView } from '../run/run-store.ts';
import { createDocumentPages } from './document-pages.ts';
import { createDocumentRemoval } from './document-removal.ts';
import { createDocumentReturn } from './document-return.ts';
import { createReadingChanges } from './reading-changes.ts';
import { createReadingCourse } from './reading-course.ts';
import { createRunNews } from './run-news.ts';
import { createSheetSteps } from './sheet-steps.ts';

interface DeviceEngines {
  /** Reads documents and finds fields. */
  readers: EnginePool;
  /** Draws pages and writes rows, so that a click never waits behind a long document. */
  foreground: EnginePool;
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

/** A person who confirms cell after cell is followed by one search, not by one a cell. */
const LEARN_MS = 300;

const AS_IN_TEMPLATE: SheetView = { order: [], hidden: [], widthsPx: {}, names: {}, sort: null, filters: {} };

/** A run on this device: workers read, and document content stays in blobs that never leave the browser. */
export function createDeviceRunStore(
  { readers, foreground }: DeviceEngines,
  { template, rowMode, archive, meter, lessons, kept }: DeviceRunOptions,
): RunStore {
  let own: OwnState = {
    template: kept?.template ?? template,
    rowMode: kept?.rowMode ?? rowMode,
    view: kept?.view ?? AS_IN_TEMPLATE,
    keeping: { kind: 'kept', savedAt: new Date().toISOString() },
    notice: kept?.losses.join(' ') || null,
  };
  /** The document a person looked at last: it goes first. */
  let lastSeen: string | null = null;
  let shown: RunSnapshot | null = null;

  const news = createRunNews();
  const keeper = createRunKeeper(archive, (keeping) => change({ keeping }));
  const documents = createRunDocuments(documentChanged, keepHead);
  const work = createDocumentWork();
  const pages = createDocumentPages({ documents, foreground, onSeen: (documentId) => (lastSeen = documentId) });
  const opening = createOpeningBatch();
  const pace = createRunPace();
  const teaching = createTeaching({ documents, readers, lessons, template: () => own.template });
  const steps = createSheetSteps({ corrections: kept?.corrections ?? new Map(), keeper, teaching, onStep: changedByPerson });
  const onSettled = (): void => course.settle();
  const onNotice = (notice: string): void => change({ notice });
  const finding = createFinding({
    documents,
    readers,
    fields: () => own,
    taught: ({ contentHash }) => teaching.taughtByOthers(lessons.of(lessonsKey(own.template)), contentHash),
    onFound({ facts, pages }) {
      const read = pages.filter(({ failed }) => !failed).length;
      if (read > 0) meter.count(facts.contentHash, read);
    },
    onSettled,
  });
  const queue = createReadingQueue({ documents, readers, work, pace, onRead: finding.add, onFailed: onSettled });
  const course = createReadingCourse({ documents, queue, meter, going: kept?.going ?? false, onChange: keepHead });
  const intake = createIntake({ documents, readers, work, onReady: course.admit, onSettled, onNotice });
  const changes = createReadingChanges({ documents, intake, queue, endWork, onNotice });
  const returning = createDocumentReturn({
    documents,
    intake,
    queue,
    findAgain,
    onDocumentsThere: () => course.going && course.readWhatFits(),
  });
  const removal = createDocumentRemoval({
    documents,
    intake,
    keeper,
    endWork,
    onRemoved: onSettled,
    onPutBack(back) {
      back.forEach(returning.resume);
      steps.keepAgain(back.map(({ id }) => id));
    },
  });

  let learning: ReturnType<typeof setTimeout> | undefined;
  lessons.subscribe(() => {
    clearTimeout(learning);
    learning = setTimeout(findAgain, LEARN_MS);
  });
  meter.subscribe(changed);
  if (kept) {
    keeper.knows(kept.documents);
    returning.resumeKept(kept);
  }

  function changed(): void {
    shown = null;
    news.fromWork();
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
    const { template, rowMode, view } = own;
    const documentIds = documents.list().map(({ id }) => id);
    keeper.head({ template, rowMode, view, documentIds, going: course.going, paused: queue.paused });
  }

  function findAgain(): void {
    finding.searchAgain(lastSeen);
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
      const list = documents.list();
      const { corrections, past, future } = steps.history;
      const { estimate } = planRun(list, meter);
      return (shown = {
        ...own,
        documents: list,
        paused: queue.paused,
        opening: course.going ? null : opening.progress(list),
        corrections,
        canUndo: past.length > 0,
        canRedo: future.length > 0,
        estimate,
        msLeft: msLeft(list),
      });
    },
    addFiles: intake.add,
    unlock: intake.unlock,
    keepDuplicate: intake.keepDuplicate,
    ...changes,
    ...removal,
    start: course.start,
    pause: () => course.setPaused(true),
    resume: () => course.setPaused(false),
    stop: course.stop,
    changeTemplate(template, rowMode) {
      change({ template, rowMode });
      keepHead();
      findAgain();
    },
    async fitTemplates(documentId, templates) {
      const state = documents.get(documentId)?.state;
      return state?.kind === 'done' ? readers.run({ kind: 'fit', reading: state.reading, templates }) : [];
    },
    edit: steps.edit,
    undo: steps.undo,
    redo: steps.redo,
    arrange(view) {
      change({ view });
      keepHead();
      changedByPerson();
    },
    ...pages,
    async writeRows(request) {
      await finding.upToDate();
      const { corrections } = steps.history;
      const found = documents
        .list()
        .flatMap(({ id, file, readAt, state }) =>
          state.kind === 'done' && readAt !== null
            ? [{ fileName: file.name, result: state.result, corrections: corrections.get(id) ?? null, readAt }]
            : [],
        );
      return foreground.run({ kind: 'write', documents: found, template: own.template, request });
    },
    dismissNotice: () => change({ notice: null }),
    clear() {
      const ids = documents.list().map(({ id }) => id);
      steps.clear();
      intake.forgetAll();
      endWork(ids);
      course.clear();
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
