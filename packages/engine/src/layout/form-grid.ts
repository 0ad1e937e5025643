import type { FilledCell } from './filled-cell.ts';
import { groupRows, type TextRow } from './text-rows.ts';

/** Cells whose first line is set apart as a label is, of those with several lines and of all that hold anything. */
const LABELLED_SHARE = 0.7;
const LABELLED_OF_ALL = 0.4;
/** Print of a label in its box against the print of what was filled in. */
const SMALLER = 0.9;

/**
 * Boxes of a form that happen to be alike: most hold a small (or bold) label over what was filled in, the boxes at the top too. The
 * head of a table stands in cells of its own. Set on freight papers, policies and customs forms drawn for the purpose.
 */
export function isFormGrid(cells: readonly FilledCell[]): boolean {
  const filled = cells.map((cell) => ({ cell, lines: groupRows(cell.words) })).filter(({ lines }) => lines.length > 0);
  const several = filled.filter(({ lines }) => lines.length >= 2);
  const labelled = several.filter(({ lines }) => opensWithLabel(lines));
  const columns = new Set(labelled.map(({ cell }) => cell.column));
  const top = Math.min(...filled.map(({ cell }) => cell.row));
  return (
    columns.size >= 2 &&
    labelled.length >= LABELLED_SHARE * several.length &&
    labelled.length >= LABELLED_OF_ALL * filled.length &&
    labelled.some(({ cell }) => cell.row === top)
  );
}

/** Small print over larger, or bold over plain: what a box asks for, over what was filled in. */
export function opensWithLabel([label, ...rest]: readonly TextRow[]): boolean {
  if (!label || rest.length === 0) return false;
  const smallest = Math.min(...rest.map((line) => line.em));
  return label.em <= SMALLER * smallest || (isBold(label) && rest.every((line) => !isBold(line)));
}

const isBold = (line: TextRow): boolean => line.words.every(({ word }) => word.bold === true);
