import { BLOCK_GAP_PT, type PageCanvas } from '../../page-canvas.ts';
import { cellKey, type Paper } from '../../paper.ts';
import { blocks } from './blocks.ts';
import type { TableManner } from './table-manner.ts';
import { transposed } from './transposed.ts';
import { twoLineRows } from './two-line-rows.ts';
import { underGroups } from './under-groups.ts';
import { upright } from './upright.ts';

/** Tables of few rows may lie on their side. */
const MOST_TRANSPOSED = 5;

/** The paper's table in one of many manners, and before or behind it one that nobody asks for. */
export function writeTables(paper: Paper, canvas: PageCanvas, size: number): void {
  const { table, besides, random } = paper;
  const isBefore = random.chance(0.5);
  if (besides && isBefore) upright({ ...besides, keyOf: () => undefined }, canvas, paper, size);
  if (besides && isBefore) canvas.y += BLOCK_GAP_PT * 2;
  if (table) mannerFor(paper)({ ...table, keyOf: cellKey }, canvas, paper, size);
  if (table) canvas.y += BLOCK_GAP_PT;
  if (besides && !isBefore) upright({ ...besides, keyOf: () => undefined }, canvas, paper, size);
}

function mannerFor({ table, random }: Paper): TableManner {
  if (table?.grouped !== undefined) return underGroups;
  const form = random.next();
  if (form < 0.07 && (table?.rows.length ?? 0) <= MOST_TRANSPOSED) return transposed;
  if (form < 0.13 && (table?.columns.length ?? 0) >= 4) return twoLineRows;
  return form < 0.18 ? blocks : upright;
}
