import {
  type Candidate,
  type CellValue,
  type DocumentLayout,
  type ExtractionResult,
  type FieldResult,
  plainValue,
  type TemplateField,
} from '@sheetlift/engine';
import {
  absentEdit,
  candidatesToOffer,
  chooseColumn,
  chooseEdit,
  citedEdit,
  confirmEdit,
  type RowCell,
  typedEdit,
} from '../../apps/web/src/features/review/cell-edits.ts';
import { cellState } from '../../apps/web/src/features/review/cell-state.ts';
import { pickOfWords } from '../../apps/web/src/features/review/pages/page-words.ts';
import type { SheetEdit } from '../../apps/web/src/features/workspace/run/run-store.ts';
import type { BenchRow, BenchScorer } from '../src/bench-scorer.ts';
import type { LearningDocument } from '../src/learning/learning-documents.ts';
import { findPrinted, type Truth } from '../src/pointing/find-printed.ts';
import { type Desk, openDesk } from './desk.ts';
import { printedWords } from '../src/pointing/printed-words.ts';

/** What a person did, and how often the desk had the right value at hand. */
export interface Reviewed {
  keys: number;
  /** Clicks and drags. */
  pointer: number;
  /** Cells whose truth is known. */
  cells: number;
  /** Of the cells that were found wrong or empty and whose right value is printed: all, and those that offered it. */
  offered: { right: number; of: number };
  /** Whether something is still to check. */
  left: boolean;
}

const AT = '2026-01-01T00:00:00.000Z';
/** Ctrl+Space selects the column, Enter, or Alt and a number pressed together, is for all of it. */
const KEYS_A_COLUMN = 2;
/** More than any document has cells: a queue that does not end is a fault. */
const MOST_STEPS = 100_000;

/**
 * Works through a document as a person would who knows what is true, to a sheet in which all is right and nothing is to check: rows that are none
 * are taken out and missing ones added, then the queue from its first cell to its last, then what is wrong although it looked sure.
 */
export function reviewDocument(scorer: BenchScorer, document: LearningDocument, found: ExtractionResult): Reviewed & { desk: Desk } {
  const { template, rows: truth, layout } = document;
  const desk = openDesk(document.id, found, template);
  const acts = { keys: 0, pointer: 0 };
  const types = Object.fromEntries(template.entities.map(({ variableName, type }) => [variableName, type]));
  const known = template.entities.filter(({ variableName }) => truth.some((row) => variableName in row));
  const truthOf = pairRows();

  const wanted = ({ row, field }: RowCell): unknown => truthOf.get(row.key)?.[field.variableName];
  const isRight = (value: CellValue, cell: RowCell): boolean => scorer.matches(wanted(cell), plainValue(value), cell.field.type);
  const says = (cell: RowCell): boolean => {
    const result = resultOf(cell);
    if (scorer.isEmpty(wanted(cell))) return !('chosen' in result);
    return 'chosen' in result && isRight(result.chosen.value, cell);
  };
  const offered = countOffered();

  setRowsRight();
  checkQueue();
  for (const { row, field } of cellsNow()) {
    const cell = current({ row, field });
    if (wanted(cell) === undefined || says(cell)) continue;
    acts.pointer++;
    decide(cell);
  }
  return { ...acts, cells: cellsNow().filter((cell) => wanted(cell) !== undefined).length, offered, left: desk.next(null) !== null, desk };

  /** Row key -> the true row that the benchmark's own pairing gives it. */
  function pairRows(): Map<string, BenchRow> {
    const plain = desk.rows.map(({ row }) =>
      Object.fromEntries(Object.entries(row.cells).map(([id, cell]) => [id, 'chosen' in cell ? plainValue(cell.chosen.value) : null])),
    );
    const names = known.map(({ variableName }) => variableName);
    const pairs = scorer.align(truth, plain, names, types);
    return new Map(
      pairs.flatMap(([expected, shown]) =>
        expected === null || shown === null ? [] : [[desk.rows[shown]!.key, truth[expected]!] as const],
      ),
    );
  }

  /** A run of rows that are none is selected and taken out at once; a missing row is added below one that is there, and filled later. */
  function setRowsRight(): void {
    if (truth.length === 0) return;
    let before = false;
    for (const { key, documentId, rowId } of desk.rows) {
      const surplus = !truthOf.has(key) && desk.rows.length > 1;
      if (surplus) desk.edit({ kind: 'remove-row', documentId, rowId });
      if (surplus && !before) addActs(1, 2);
      before = surplus;
    }
    const there = new Set(truthOf.values());
    for (const row of truth.filter((each) => !there.has(each))) {
      const last = desk.rows.at(-1);
      if (!last) return;
      desk.edit({ kind: 'add-row', documentId: last.documentId, after: last.rowId });
      truthOf.set(desk.rows.at(-1)!.key, row);
      addActs(1, 1);
    }
  }

  /**
   * Where more of what is to check is right than wrong, what is wrong is clicked and put right, and one key confirms the document; else, and for what
   * that leaves, from cell to cell.
   */
  function checkQueue(): void {
    const open = (): RowCell[] => allCells().filter((cell) => cellState(resultOf(cell)) === 'to-check');
    const isWrong = (cell: RowCell): boolean => wanted(cell) !== undefined && !says(cell);
    const wrong = open().filter(isWrong);
    if (open().length - wrong.length > wrong.length + 1) {
      for (const each of wrong) {
        const now = current(each);
        if (!isWrong(now) || cellState(resultOf(now)) !== 'to-check') continue;
        acts.pointer++;
        decide(now);
      }
      acts.keys++;
      desk.confirmDocument();
    }
    let cell = desk.next(null);
    if (cell) acts.keys++;
    for (let step = 0; cell; step++) {
      if (step > MOST_STEPS) throw new Error(`The queue of ${document.id} does not end.`);
      decide(cell);
      cell = desk.next({ rowKey: cell.row.key, columnId: cell.field.id });
    }
  }

  /** Brings one cell to what is true, or with it its whole column, in the way that takes the fewest acts. */
  function decide(cell: RowCell): void {
    const result = resultOf(cell);
    const truthful = wanted(cell);
    if (decideColumn(cell)) return;
    if (truthful === undefined || says(cell)) {
      addActs(1, 0);
      return desk.edit(confirmEdit(cell) ?? absentEdit(cell));
    }
    if (scorer.isEmpty(truthful)) {
      addActs(1, 0);
      return desk.edit(absentEdit(cell));
    }
    const candidate = rightCandidate(result, cell);
    if (candidate) {
      addActs(1, 0);
      return desk.edit(chooseEdit(cell, candidate));
    }
    if (point(cell)) return;
    const spelling = firstSpelling(truthful);
    const typed = typedEdit(cell, spelling, found.rows, AT);
    // Enter takes it, Tab goes on.
    addActs(spelling.length + 2, 0);
    desk.edit(typed.kind === 'edit' ? typed.edit : absentEdit(cell));
  }

  /**
   * A column of a list is selected and confirmed where all that is to check in it is right, or another column of the table is taken for it where that
   * makes more of it right and nothing wrong: one key to select it, one for the act. False where that saves nothing.
   */
  function decideColumn({ row, field }: RowCell): boolean {
    if (row.row.ofDocument?.includes(field.id)) return false;
    const column = desk.rows.map((each): RowCell => ({ row: each, field }));
    const open = column.filter((cell) => cellState(resultOf(cell)) === 'to-check');
    if (open.length <= KEYS_A_COLUMN) return false;
    const isRightNow = (cell: RowCell): boolean => wanted(cell) === undefined || says(cell);
    if (open.every(isRightNow)) {
      addActs(KEYS_A_COLUMN, 0);
      desk.edit(...open.map((cell) => confirmEdit(cell) ?? absentEdit(cell)));
      return true;
    }
    const candidate = rightCandidate(resultOf({ row, field }), { row, field });
    const edits = candidate ? chooseColumn(column, candidate) : [];
    const made = column.filter((cell) => edits.some((edit) => edit.kind === 'decide' && edit.rowId === cell.row.rowId));
    const isMadeRight = made.every((cell) => chosenThere(edits, cell));
    if (made.length <= KEYS_A_COLUMN || !isMadeRight) return false;
    addActs(KEYS_A_COLUMN, 0);
    desk.edit(...edits);
    return true;
  }

  function chosenThere(edits: readonly SheetEdit[], cell: RowCell): boolean {
    const edit = edits.find((each) => each.kind === 'decide' && each.rowId === cell.row.rowId);
    return edit?.kind === 'decide' && edit.decision?.kind === 'value' && isRight(edit.decision.candidate.value, cell);
  }

  /** A word is clicked, several are drawn over and then used; the next cell comes by itself. */
  function point(cell: RowCell): boolean {
    for (const { pageNumber, words } of printedWords(layout, wanted(cell) as Truth, cell.field.type, scorer)) {
      const pick = pickOfWords(pageNumber, words);
      const attempt = pick && citedEdit(cell, pick.text, pick.evidence, found.rows, AT);
      if (attempt?.kind !== 'edit' || attempt.edit.kind !== 'decide' || attempt.edit.decision?.kind !== 'value') continue;
      const { value } = attempt.edit.decision.candidate as { value: CellValue };
      if (!isRight(value, cell)) continue;
      addActs(0, words.length > 1 ? 2 : 1);
      desk.edit(attempt.edit);
      return true;
    }
    return false;
  }

  /** A cell that says the same for the same reason on many rows is one. */
  function countOffered(): Reviewed['offered'] {
    const counted = new Set<string>();
    const count = { right: 0, of: 0 };
    for (const cell of cellsNow()) {
      const truthful = wanted(cell);
      if (scorer.isEmpty(truthful) || says(cell)) continue;
      const result = resultOf(cell);
      const key = JSON.stringify([cell.field.id, truthful, candidatesToOffer(result).map(({ id }) => id)]);
      if (counted.has(key) || !isPrinted(layout, truthful as Truth, cell.field, scorer)) continue;
      counted.add(key);
      count.of++;
      if (rightCandidate(result, cell)) count.right++;
    }
    return count;
  }

  function rightCandidate(result: FieldResult, cell: RowCell): Candidate | undefined {
    return candidatesToOffer(result).find(({ value }) => isRight(value, cell));
  }

  function cellsNow(): RowCell[] {
    return desk.rows.flatMap((row) => known.map((field) => ({ row, field })));
  }

  function allCells(): RowCell[] {
    return desk.rows.flatMap((row) => template.entities.map((field) => ({ row, field })));
  }

  /** The cell as it is by now. */
  function current({ row, field }: RowCell): RowCell {
    return { row: desk.rows.find(({ key }) => key === row.key) ?? row, field };
  }

  function addActs(keys: number, pointer: number): void {
    acts.keys += keys;
    acts.pointer += pointer;
  }
}

const resultOf = ({ row, field }: RowCell): FieldResult =>
  row.row.cells[field.id] ?? { state: 'not_looked_for', reason: 'The row has no such cell.' };

const isPrinted = ({ lines }: DocumentLayout, truth: Truth, { type }: TemplateField, scorer: BenchScorer): boolean =>
  lines.some(({ text }) => findPrinted(text, truth, type, scorer) !== null);

/** The truth as a person types it: of several spellings the first. */
function firstSpelling(truth: unknown): string {
  const [said] = truth !== null && typeof truth === 'object' && 'anyOf' in truth && Array.isArray(truth.anyOf) ? truth.anyOf : [truth];
  return String(said);
}
