import { foldName } from '@sheetlift/contract';
import {
  type CellCorrection,
  type CorrectionDecision,
  type DocumentCorrections,
  type DrawnTable,
  isOwnDecision,
  type Lesson,
  plainValue,
  type Template,
  WHOLE_DOCUMENT,
} from '@sheetlift/engine/model';
import type { EnginePool } from '../../../engine-worker/engine-pool.ts';
import type { TaughtCell, TaughtTemplate } from '../../../engine-worker/engine-protocol.ts';
import { newId } from '../../../lib/new-id.ts';
import type { RunDocuments } from '../run/run-documents.ts';
import type { DoneState } from '../run/run-store.ts';
import type { LessonBook } from './lesson-book.ts';

type Corrections = ReadonlyMap<string, DocumentCorrections>;

/** Makes lessons of what a person decides about cells. */
export interface Teaching {
  /** The corrections changed: cells decided anew teach, cells that are not decided any more teach nothing. */
  follow(before: Corrections, after: Corrections): void;
  /**
   * What others taught, for a document: its own decisions stand on its row anyway, and taking one back must show at once what was
   * found without it.
   */
  taughtByOthers(taught: TaughtTemplate, contentHash: string): TaughtTemplate;
}

interface TeachingOptions {
  documents: Pick<RunDocuments, 'get'>;
  readers: EnginePool;
  readingOf: ReadingOf;
  lessons: LessonBook;
  template: (documentId: string) => Template;
  /** What a cell said was wrong, and the lesson of that is in the book: other documents may say it otherwise now. */
  onCorrected: (cells: readonly TeachingCell[]) => void;
  /** Corrections were taken back, and their lessons with them. */
  onRetracted: (cells: readonly TeachingCell[]) => void;
}

/** A cell of a document with one row, or one that the document says once for all its rows. */
export interface TeachingCell {
  documentId: string;
  fieldId: string;
}

/** What was read of a document that is done, here or still to be fetched. */
export type ReadingOf = (documentId: string, state: DoneState) => Promise<Blob>;

/** Lessons belong to the template of a name: a name is what tells templates apart in a store. */
export const lessonsKey = ({ name }: { name: string }): string => foldName(name);

export function createTeaching({ documents, readers, readingOf, lessons, template, onCorrected, onRetracted }: TeachingOptions): Teaching {
  /** Cell -> its newest decision: what an older one teaches comes too late. */
  const newest = new Map<string, CorrectionDecision | null>();
  /** Document -> the newest table drawn on it. */
  const newestTables = new Map<string, readonly DrawnTable[]>();
  /** Content hash -> ids of the lessons the document taught since the page is open. */
  const own = new Map<string, Set<string>>();

  async function teach(documentId: string, state: DoneState, cells: readonly OwnCorrection[]): Promise<void> {
    const templateId = lessonsKey(template(documentId));
    const asked = cells.map(({ fieldId, decision }) => taughtCell(state, fieldId, decision));
    const reading = await readingOf(documentId, state);
    const taught = await readers.run({ kind: 'teach', reading, cells: asked }, { first: true });
    const made = cells.flatMap(({ fieldId, decision, at }, index): [string, Lesson][] => {
      const cell = cellOf(state, fieldId);
      const teaching = taught[index];
      return teaching && newest.get(cell) === decision ? [[cell, { ...teaching, id: newId(), templateId, fieldId, at }]] : [];
    });
    for (const [, { id }] of made) ownOf(state).add(id);
    lessons.replace(new Map(made));
    const learned = new Map(made);
    const corrected = cells.filter((cell) => learned.has(cellOf(state, cell.fieldId)) && corrects(state, cell));
    if (corrected.length > 0) onCorrected(corrected.map(({ fieldId }) => ({ documentId, fieldId })));
  }

  return {
    taughtByOthers(taught, contentHash) {
      const ids = own.get(contentHash);
      return ids
        ? { ...taught, events: taught.events.filter((event) => !ids.has(event.kind === 'lesson' ? event.lesson.id : event.id)) }
        : taught;
    },
    follow(before, after) {
      for (const id of new Set([...before.keys(), ...after.keys()])) {
        const state = documents.get(id)?.state;
        if (before.get(id) === after.get(id) || state?.kind !== 'done') continue;
        const [former, now] = [decisionsOf(state, before.get(id)), decisionsOf(state, after.get(id))];
        const undecided = [...former.keys()].filter((fieldId) => !now.has(fieldId));
        retract(undecided.map((fieldId) => cellOf(state, fieldId)));
        if (undecided.length > 0) onRetracted(undecided.map((fieldId) => ({ documentId: id, fieldId })));
        const decided = [...now.values()].filter(({ fieldId, decision }) => former.get(fieldId)?.decision !== decision);
        for (const { fieldId, decision } of decided) newest.set(cellOf(state, fieldId), decision);
        const [tablesBefore, tables] = [before.get(id)?.tables, after.get(id)?.tables];
        if (tables && tables !== tablesBefore) teachTable(id, state, tables).catch(() => undefined);
        else if (tablesBefore && !tables) retractTable(state);
        // A lesson that cannot be made costs nothing but itself.
        if (decided.length > 0) teach(id, state, decided).catch(() => undefined);
      }
    },
  };

  async function teachTable(documentId: string, state: DoneState, drawn: readonly DrawnTable[]): Promise<void> {
    const cell = tableOf(state);
    newestTables.set(cell, drawn);
    const asked = template(documentId);
    const fieldId = fieldOfTable(state, asked);
    const taught = await readers.run({ kind: 'teach-table', reading: state.reading, drawn }, { first: true });
    if (!taught || fieldId === null || newestTables.get(cell) !== drawn) return;
    const lesson = { ...taught, id: newId(), templateId: lessonsKey(asked), fieldId, at: new Date().toISOString() };
    ownOf(state).add(lesson.id);
    lessons.replace(new Map([[cell, lesson]]));
  }

  function retractTable(state: DoneState): void {
    newestTables.delete(tableOf(state));
    lessons.replace(new Map([[tableOf(state), null]]));
  }

  /** Ids of the lessons that a document taught. */
  function ownOf({ facts: { contentHash } }: DoneState): Set<string> {
    const known = own.get(contentHash) ?? new Set();
    own.set(contentHash, known);
    return known;
  }

  function retract(cells: readonly string[]): void {
    for (const cell of cells) newest.set(cell, null);
    lessons.replace(new Map(cells.map((cell) => [cell, null])));
  }
}

/** What a table teaches is kept as if a cell of the document had taught it. */
const tableOf = ({ facts }: DoneState): string => `${facts.contentHash}/table drawn`;

/** The first field that the rows say for themselves: a table's lesson stands beside it, and goes with it. */
const fieldOfTable = ({ rows: [first] }: DoneState, { entities }: Template): string | null =>
  (entities.find(({ id }) => first?.cells[id] && !first.ofDocument?.includes(id)) ?? entities[0])?.id ?? null;

const cellOf = ({ facts }: DoneState, fieldId: string): string => `${facts.contentHash}/${fieldId}`;

/** By field: of the one row, or of all rows of items alike. What stands on one item of many says nothing of other documents. */
function decisionsOf({ rowMode }: DoneState, corrections: DocumentCorrections | undefined): Map<string, OwnCorrection> {
  const taught = rowMode === 'item' ? WHOLE_DOCUMENT : '0';
  return new Map(corrections?.cells.filter(isOwn).flatMap((cell) => (cell.rowId === taught ? [[cell.fieldId, cell]] : [])));
}

/** What a person decided about the cell itself: what they let others change of it, or did not vouch for yet, is no lesson of its own. */
type OwnCorrection = CellCorrection & { decision: Extract<CorrectionDecision, { kind: 'value' | 'absent' }> };

const isOwn = (cell: CellCorrection): cell is OwnCorrection => isOwnDecision(cell.decision);

/** Whether the cell says something else now than was found: to confirm what was offered corrects nothing. */
function corrects({ rows }: DoneState, { fieldId, decision }: OwnCorrection): boolean {
  const found = rows[0]?.cells[fieldId];
  const was = found && 'chosen' in found ? plainValue(found.chosen.value) : null;
  if (decision.kind === 'absent') return was !== null;
  return decision.by !== 'confirm' && plainValue(decision.candidate.value) !== was;
}

/** A value that is not there teaches with the place where one was seen. */
function taughtCell({ rows }: DoneState, fieldId: string, decision: OwnCorrection['decision']): TaughtCell {
  if (decision.kind === 'value') return { value: decision.candidate.value, evidence: decision.candidate.evidence };
  const found = rows[0]?.cells[fieldId];
  return { value: null, evidence: found && 'chosen' in found ? found.chosen.evidence : [] };
}
