import type { FlowCell, FlowTable } from '../model/index.ts';
import { hasLetters, looksNumeric } from './word-shape.ts';

/** Rows compared with the first one. */
const SAMPLED_ROWS = 50;

/** Does the first row name the columns? The file says so, or it is all short words where later rows hold data or repeat in kind. */
export function hasFlowHeader(table: FlowTable): boolean {
  const [first, ...rest] = table.rows;
  if (!first || rest.length === 0) return false;
  const filled = first.filter((cell) => cell.text.trim() !== '');
  if (filled.length > 0 && filled.every((cell) => cell.header)) return true;
  if (filled.length < 2 || filled.length < 0.6 * first.length) return false;
  if (filled.some((cell) => isData(cell) || cell.text.length > 60 || cell.text.trimEnd().endsWith(':'))) return false;
  const sample = rest.slice(0, SAMPLED_ROWS);
  const unique = new Set(filled.map((cell) => cell.text.trim().toLowerCase())).size === filled.length;
  return unique && (sample.some((row) => row.some(isData)) || first.length >= 3);
}

const isData = (cell: FlowCell): boolean =>
  cell.stored !== null || looksNumeric(cell.text.trim()) || !hasLetters(cell.text) === (cell.text.trim() !== '');
