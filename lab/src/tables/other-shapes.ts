import type { PageCanvas } from '../papers/page-canvas.ts';
import { across, down, print, widthOf } from './print-line.ts';
import type { SeededRandom } from '../seeded-random.ts';
import type { DrawnTable } from './table-style.ts';

/** Heads below each other on the left, each entry a column beside them. */
export function printTransposed(pages: PageCanvas, { columns, entries, style }: DrawnTable, foot: number, random: SeededRandom): void {
  const body = { sizePt: random.pick([8, 9]) };
  const head = { ...body, bold: random.chance(0.5) };
  const step = body.sizePt * (style.ruling ? 1.9 : random.pick([1.4, 1.7]));
  const headWidth = Math.max(...columns.map((column) => widthOf(column.head, head)));
  const first = pages.left + headWidth + 20;
  const width = (pages.right - first) / entries.length;
  const at = columns.map((_, line) => foot + line * step);
  columns.forEach((column, line) => {
    print(pages, pages.left, at[line] ?? foot, column.head, head);
    entries.forEach((cells, entry) => print(pages, first + entry * width, at[line] ?? foot, (cells[line] ?? []).join(' '), body));
  });
  if (style.ruling !== 'grid') return;
  const top = foot - body.sizePt - 4;
  for (let line = 0; line <= columns.length; line++) across(pages, pages.left - 4, pages.right, top + line * step);
  for (const edge of [pages.left - 4, ...entries.map((_, entry) => first + entry * width - 4), pages.right])
    down(pages, top, top + columns.length * step, edge);
}

/** Entries below each other, each with its labels and values line by line. */
export function printBlocks(pages: PageCanvas, { columns, entries }: DrawnTable, foot: number, random: SeededRandom): void {
  const body = { sizePt: random.pick([9, 10]) };
  const withColon = random.chance(0.6);
  const isInline = withColon && random.chance(0.5);
  const valueLeft = pages.left + Math.max(...columns.map((column) => widthOf(`${column.head}:`, body))) + 18;
  const step = body.sizePt * 1.3;
  let at = foot;
  for (const cells of entries) {
    if (at + step * columns.length > pages.bottom) {
      pages.addPage();
      at = pages.top;
    }
    columns.forEach((column, index) => {
      const [label, value] = [`${column.head}${withColon ? ':' : ''}`, (cells[index] ?? []).join(' ')];
      if (isInline) print(pages, pages.left, at, `${label} ${value}`, body);
      else {
        print(pages, pages.left, at, label, body);
        print(pages, valueLeft, at, value, body);
      }
      at += step;
    });
    at += step;
  }
}
