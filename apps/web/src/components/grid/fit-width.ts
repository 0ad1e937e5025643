import type { GridColumn, GridRow, GridRows } from './grid.ts';

/** Texts measured for one column: the longest by their characters, of which one is the widest in pixels. */
const MEASURED_TEXTS = 40;

/** Padding and rule of a cell (grid.css), and what a mark, a sign or the menu's button in the head take. */
const FRAME_PX = 17;
const MARK_PX = 14;
const SIGN_PX = 16;
const MENU_PX = 26;

/** The pixels a column needs so that nothing in it is cut off, measured in the sheet's own type. */
export function fitWidth(column: GridColumn, rows: GridRows): number {
  const box = document.createElement('div');
  box.className = 'dg-measure';
  const signs = (column.sort ? SIGN_PX : 0) + (column.filtered ? SIGN_PX : 0);
  add(box, `${column.name} ${column.hint ?? ''}`.trim(), 'dg-measure-head', MENU_PX + signs + (column.marked ? MARK_PX : 0));
  for (const { text, className, mark } of longestCells(column.id, rows))
    add(box, text, className ?? '', mark || column.marked ? MARK_PX : 0);
  document.body.append(box);
  const widths = Array.from(box.children, (child) => child.getBoundingClientRect().width + Number((child as HTMLElement).dataset.beside));
  box.remove();
  return Math.ceil(Math.max(...widths)) + FRAME_PX;
}

function add(box: HTMLElement, text: string, className: string, besidePx: number): void {
  const line = document.createElement('span');
  line.className = className;
  line.textContent = text;
  line.dataset.beside = String(besidePx);
  box.append(line);
}

function longestCells(columnId: string, rows: GridRows) {
  let longest: ReturnType<GridRow['cellOf']>[] = [];
  let least = 0;
  for (let index = 0; index < rows.count; index++) {
    const cell = rows.rowAt(index).cellOf(columnId);
    if (cell.text.length < least) continue;
    longest.push(cell);
    if (longest.length < MEASURED_TEXTS * 2) continue;
    longest = longest.sort((one, other) => other.text.length - one.text.length).slice(0, MEASURED_TEXTS);
    // Equal lengths beyond this many would be measured forever: proportional letters differ little at that.
    least = longest.at(-1)!.text.length + 1;
  }
  return longest;
}
