import type { FieldResult } from '@sheetlift/engine/model';

/** A cell as it was kept before a missing page and a place that cannot be read were told apart. */
interface FormerBlank {
  state: 'unreadable';
  pageNumbers: number[];
  alternatives: [];
}

/** A kept cell in the terms of today; whether it is one at all is for others to say. */
export function blankOfToday<Cell>(cell: Cell | FormerBlank): Cell | (FieldResult & { state: 'page_missing' }) {
  if (!isFormer(cell)) return cell;
  const { pageNumbers, alternatives } = cell;
  return { state: 'page_missing', pageNumbers, reason: `Not read: page ${pageNumbers.join(', ')}.`, alternatives };
}

const isFormer = (cell: unknown): cell is FormerBlank =>
  typeof cell === 'object' && cell !== null && 'pageNumbers' in cell && Array.isArray(cell.pageNumbers) && !('reason' in cell);
