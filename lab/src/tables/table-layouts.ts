import { PageCanvas } from '../papers/page-canvas.ts';
import { print, widthOf } from './print-line.ts';
import type { ReadDocument, Template } from '@sheetlift/engine';
import { type SeededRandom, seededRandom } from '../seeded-random.ts';
import { printBlocks, printTransposed } from './other-shapes.ts';
import { printTable } from './print-table.ts';
import type { DrawnTable, TableStyle } from './table-style.ts';
import { type SubjectColumn, TABLE_SUBJECTS, type TableSubject } from './table-subjects.ts';

/** One list with the rows that it holds. */
export interface ComposedTable {
  kind: string;
  language: string;
  document: ReadDocument;
  template: Template;
  /** Text as printed, null for a blank cell; by row, in the order of the template's fields. */
  rows: (string | null)[][];
}

const PLAIN: TableStyle = { heads: 'plain', rows: [5, 14] };

export const TABLE_KINDS: readonly { kind: string; style: TableStyle }[] = [
  { kind: 'ruled grid', style: { ...PLAIN, ruling: 'grid' } },
  { kind: 'ruled lines', style: { ...PLAIN, ruling: 'lines' } },
  { kind: 'ruled under the heads', style: { ...PLAIN, ruling: 'under head', heads: 'bold' } },
  { kind: 'bold heads', style: { ...PLAIN, heads: 'bold' } },
  { kind: 'plain heads', style: PLAIN },
  { kind: 'heads in other words', style: { ...PLAIN, otherWords: true } },
  { kind: 'no heads', style: { rows: [6, 14] } },
  { kind: 'words only', style: { ...PLAIN, wordsOnly: true, columns: [3, 4] } },
  { kind: 'two columns', style: { ...PLAIN, columns: [2, 2] } },
  { kind: 'three columns', style: { ...PLAIN, columns: [3, 3] } },
  { kind: 'two or three rows', style: { ...PLAIN, rows: [2, 3] } },
  { kind: 'close columns', style: { ...PLAIN, close: true } },
  { kind: 'blank cells', style: { ...PLAIN, blank: 0.6 } },
  { kind: 'wrapped cells', style: { ...PLAIN, wrapped: 0.5 } },
  { kind: 'wrapped and blank, no lines', style: { ...PLAIN, heads: 'bold', wrapped: 0.4, blank: 0.4 } },
  { kind: 'rows of two lines', style: { ...PLAIN, twoLines: true } },
  { kind: 'under headings', style: { ...PLAIN, grouped: 'under headings' } },
  { kind: 'under headings, ruled', style: { ...PLAIN, grouped: 'under headings', ruling: 'grid' } },
  { kind: 'group in a column', style: { ...PLAIN, grouped: 'in a column' } },
  { kind: 'group in a column, ruled', style: { ...PLAIN, grouped: 'in a column', ruling: 'lines' } },
  { kind: 'numbered rows', style: { ...PLAIN, numbered: true } },
  { kind: 'some fields, another order', style: { ...PLAIN, someFields: true } },
  { kind: 'below details', style: { ...PLAIN, details: true } },
  { kind: 'below details, under headings', style: { ...PLAIN, details: true, grouped: 'under headings' } },
  { kind: 'total', style: { ...PLAIN, sums: 'total' } },
  { kind: 'subtotals', style: { ...PLAIN, rows: [9, 16], sums: 'subtotals' } },
  { kind: 'over pages, heads again', style: { ...PLAIN, rows: [60, 130], overPages: 'with heads' } },
  { kind: 'over pages, heads once', style: { ...PLAIN, rows: [60, 130], overPages: 'without heads' } },
  { kind: 'over pages, sums carried', style: { ...PLAIN, rows: [60, 130], overPages: 'with heads', sums: 'subtotals' } },
  { kind: 'transposed', style: { ...PLAIN, shape: 'transposed', rows: [3, 4] } },
  { kind: 'transposed, ruled', style: { ...PLAIN, shape: 'transposed', rows: [3, 4], ruling: 'grid' } },
  { kind: 'blocks', style: { ...PLAIN, shape: 'blocks', rows: [3, 6] } },
  { kind: 'long', style: { ...PLAIN, rows: [500, 900], overPages: 'with heads' } },
];

/** Lists of a kind, one a subject; the same on every run. */
export const composeKind = (kind: string, style: TableStyle): ComposedTable[] =>
  TABLE_SUBJECTS.map((subject, at) => compose(kind, style, subject, seededRandom(kind.length * 7919 + at * 104_729 + 3)));

function compose(kind: string, style: TableStyle, subject: TableSubject, random: SeededRandom): ComposedTable {
  const asked = columnsOf(subject, style, random);
  const columns = [...(style.numbered ? [COUNTER] : []), ...asked];
  const count = random.whole(...(style.rows ?? [5, 14]));
  const entries = Array.from({ length: count }, (_, row) => columns.map((column) => linesOf(column, row, style, random)));
  const perGroup = Math.max(2, Math.ceil(count / subject.group.values.length));
  const groups = entries.map((_, row) => subject.group.values[Math.floor(row / perGroup)] ?? '');
  const pages = new PageCanvas('a4');
  const drawn =
    style.grouped === 'in a column'
      ? withGroupColumn({ subject, columns, entries, groups, style })
      : { subject, columns, entries, groups, style };
  const foot = printAbove(pages, subject, random, style.details === true);
  if (style.shape === 'blocks') printBlocks(pages, drawn, foot, random);
  else if (style.shape === 'transposed') printTransposed(pages, drawn, foot, random);
  else printTable(pages, drawn, foot, random);
  const wanted = [
    ...columns.map(({ head, asked: other, type }, at) => ({ name: style.otherWords ? other : head, type, at })),
    ...(style.grouped ? [{ name: subject.group.asked, type: 'text' as const, at: -1 }] : []),
  ].filter(({ at }) => columns[at] !== COUNTER);
  const fields = style.someFields ? random.some(wanted, 3) : wanted;
  return {
    kind,
    language: subject.language,
    document: pages.document(),
    template: {
      name: subject.title,
      description: `One row per ${subject.noun}`,
      entities: fields.map(({ name, type }, at) => ({ id: `f${at}`, variableName: name, description: '', type, enumValues: [] })),
    },
    rows: entries.map((cells, row) =>
      fields.map(({ at }) => {
        if (at < 0) return groups[row] ?? null;
        const lines = cells[at] ?? [];
        return lines.length === 0 ? null : lines.join(' ');
      }),
    ),
  };
}

const COUNTER: SubjectColumn = { head: '#', asked: '#', type: 'number', align: 'right', cell: (_, row) => `${row + 1}` };

/** What groups the rows as their first column, said where it changes. */
const withGroupColumn = ({ columns, entries, groups, subject, style }: DrawnTable): DrawnTable => ({
  subject,
  style,
  groups,
  columns: [{ head: subject.group.asked, asked: subject.group.asked, type: 'text', align: 'left', cell: () => '' }, ...columns],
  entries: entries.map((cells, row) => [groups[row] === groups[row - 1] ? [] : [groups[row] ?? ''], ...cells]),
});

function columnsOf(subject: TableSubject, style: TableStyle, random: SeededRandom): SubjectColumn[] {
  const all = style.wordsOnly ? subject.columns.filter(({ type }) => type === 'text') : subject.columns;
  if (!style.columns) return all;
  // A name and, where there are figures, one of them is always there.
  const wanted = random.whole(...style.columns);
  const name = all.filter(({ role }) => role === 'name');
  const last = all.at(-1);
  const kept = new Set([...name, ...(last && !style.wordsOnly ? [last] : [])]);
  for (const column of random.shuffled(all)) if (kept.size < Math.min(wanted, all.length)) kept.add(column);
  return all.filter((column) => kept.has(column));
}

function linesOf(column: SubjectColumn, row: number, style: TableStyle, random: SeededRandom): string[] {
  if (column.role === 'optional' && random.chance(style.blank ?? 0)) return [];
  const cell = column.cell(random, row);
  return column.role === 'name' && random.chance(style.wrapped ?? 0) ? [cell, column.cell(random, row).toLowerCase()] : [cell];
}

/** What stands on a paper above its list; the foot of the first free line. */
function printAbove(pages: PageCanvas, subject: TableSubject, random: SeededRandom, withDetails: boolean): number {
  const sizePt = random.pick([13, 15, 18]);
  print(pages, pages.left, pages.top + sizePt, subject.title, { sizePt, bold: random.chance(0.5) });
  const place = `${random.letters(1).toUpperCase()}${random.digits(3)}`;
  const style = { sizePt: 10 };
  if (random.chance(0.5)) print(pages, pages.right - widthOf(place, style), pages.top + 12, place, style);
  const foot = pages.top + sizePt + random.whole(30, 60);
  return withDetails ? printDetails(pages, foot, random) + random.whole(22, 30) : foot;
}

/** Three lines of two labels with their values; the foot of the last. */
function printDetails(pages: PageCanvas, foot: number, random: SeededRandom): number {
  const style = { sizePt: 9 };
  const days = ['03.04.2025', '17/06/2026', '2024-11-09'];
  for (let line = 0; line < 3; line++) {
    const at = foot + line * 13;
    print(pages, pages.left, at, random.pick(['Ref.', 'Office', 'Desk', 'Zone']), style);
    print(pages, pages.left + 90, at, random.pick(['Mill Lane 4', 'Anna Orlow', 'North', 'B. Tessmer']), style);
    print(pages, pages.left + 270, at, random.pick(['Signed', 'Printed', 'Seen']), style);
    print(pages, pages.left + 380, at, random.pick(days), style);
  }
  return foot + 2 * 13;
}
