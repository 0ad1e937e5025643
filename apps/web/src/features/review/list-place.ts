/** An upright box on the screen, in CSS pixels. */
export interface ScreenBox {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface ListSurroundings {
  /** The chosen cell. */
  cell: ScreenBox;
  /** What of the sheet is in view, below its heads. */
  sheet: ScreenBox;
  /** Where the last row ends, in view or not. */
  rowsEnd: number;
}

/** Between the list and a cell or a row. */
const GAP_PX = 5;

/** Between the list and the edges of the sheet. */
export const EDGE_PX = 12;

/**
 * Where the list of what a cell may say stands, in CSS pixels from the left and the top of the screen. Rows that a person compares the cell with
 * are not covered: it stands below the last row; where rows fill the sheet, at its foot, over those that are farthest from the cell, or for a cell
 * down there at its head. In a sheet too low for any of these it stands below the cell.
 */
export function listPlace({ cell, sheet, rowsEnd }: ListSurroundings, width: number, height: number): { left: number; top: number } {
  const left = Math.max(sheet.left + EDGE_PX, Math.min(cell.left, sheet.right - EDGE_PX - width));
  const belowCell = cell.bottom + GAP_PX;
  const belowRows = Math.max(belowCell, rowsEnd + GAP_PX);
  const foot = sheet.bottom - EDGE_PX - height;
  const head = sheet.top + EDGE_PX;
  if (belowRows <= foot) return { left, top: belowRows };
  if (belowCell <= foot) return { left, top: foot };
  return { left, top: head + height + GAP_PX <= cell.top ? head : belowCell };
}
