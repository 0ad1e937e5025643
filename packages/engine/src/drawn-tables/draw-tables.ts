import {
  boxCentreX,
  boxCentreY,
  unionBox,
  type Block,
  type DocumentLayout,
  type DrawnTable,
  type Line,
  type Table,
  type Word,
  type WordSpan,
} from '../model/index.ts';
import type { JoinedTable } from '../layout/joined-tables.ts';
import { numberTable } from '../layout/number-table.ts';
import { cellText, type PageRow, type PageTable, piecesOf } from '../layout/page-table.ts';
import type { Piece } from '../layout/pieces.ts';
import { markRoles, piecesIn } from '../layout/ruled-tables.ts';
import { bandsOf, stretchAt, wordsIn } from './print-in-box.ts';

type Part = JoinedTable['parts'][number];

/**
 * The document with its print cut as the tables are drawn: what stands in them is theirs, word by word where its middle is, and of no other
 * table and no pair. The words and their places stay as they are. Pure.
 */
export function drawTables(layout: DocumentLayout, drawn: readonly DrawnTable[]): DocumentLayout {
  const parts = [...drawn].sort((a, b) => a.pageNumber - b.pageNumber || a.box.top - b.box.top).flatMap((part) => partOf(layout, part));
  if (parts.length === 0) return layout;
  const { lines, lineOf, keys, placeOf, taken } = renumber(layout, parts);
  const spansOf = (spans: readonly WordSpan[]): WordSpan[] => placedSpans(layout, spans, placeOf);
  const isFree = (spans: readonly WordSpan[]): boolean => wordsOf(layout, spans).every((word) => !taken.has(word));
  const kept = layout.tables.filter((table) => linesOf(table).every((line) => layout.lines[line]?.words.every((word) => !taken.has(word))));
  const tables = kept.map((table, index) => movedTable(table, index, layout, placeOf, lines));
  for (const joined of joinParts(parts)) tables.push(numberTable(joined, tables.length, { lines, lineOf }));
  return {
    ...layout,
    lines,
    blocks: blocksOf(layout, lines, keys),
    tables,
    pairs: layout.pairs
      .filter(({ label, value }) => isFree(label) && isFree(value))
      .map((pair) => ({ ...pair, label: spansOf(pair.label), value: spansOf(pair.value) })),
    marks: layout.marks.map((mark) => ({ ...mark, label: spansOf(mark.label), group: spansOf(mark.group) })),
  };
}

/** Nothing where no print stands in it. */
function partOf(layout: DocumentLayout, part: DrawnTable): Part[] {
  const words = wordsIn(layout, part.pageNumber, part.box);
  const bands = bandsOf(part);
  const rows = [part.box.top, ...part.rows].flatMap((top, row): PageRow[] => {
    const box = { ...part.box, top, bottom: part.rows[row] ?? part.box.bottom };
    const own = words.filter((word) => stretchAt(part.rows, boxCentreY(word)) === row);
    if (own.length === 0) return [];
    const cells = bands.map((band, column) => {
      const inCell = own.filter((word) => stretchAt(part.columns, boxCentreX(word)) === column);
      return { ...box, ...band, columnSpan: 1, rowSpan: 1, pieces: piecesIn(inCell), stored: null };
    });
    return [{ ...box, cells, role: 'body' }];
  });
  if (rows.length === 0) return [];
  const table: PageTable = { ...part.box, kind: 'table', name: null, origin: 'drawn', columns: bands, headerRows: 0, rows };
  return [{ pageNumber: part.pageNumber, table: markRoles(table) }];
}

/** Parts with as many columns on pages that follow each other are one table; its head, where it is printed again, is no item. */
function joinParts(parts: readonly Part[]): JoinedTable[] {
  const joined: JoinedTable[] = [];
  for (const part of parts) {
    const open = joined.at(-1);
    const [first, last] = [open?.parts[0], open?.parts.at(-1)];
    const goesOn = last && last.pageNumber < part.pageNumber && last.table.columns.length === part.table.columns.length;
    if (open && first && goesOn) open.parts.push({ ...part, table: withHeadOf(first.table, part.table) });
    else joined.push({ parts: [part] });
  }
  return joined;
}

function withHeadOf(first: PageTable, table: PageTable): PageTable {
  const headOf = (rows: readonly PageRow[]): string =>
    JSON.stringify(rows.slice(0, first.headerRows).map(({ cells }) => cells.map(cellText)));
  const again = headOf(first.rows) === headOf(table.rows) ? first.headerRows : 0;
  return {
    ...table,
    headerRows: again,
    rows: table.rows.map((row, index) => ({ ...row, role: index < again ? 'header' : row.role === 'header' ? 'body' : row.role })),
  };
}

interface Renumbered {
  lines: Line[];
  lineOf: Map<Piece, number>;
  /** What each line is a part of: the block that it was in, or a drawn table. */
  keys: string[];
  placeOf: Map<Word, { line: number; at: number }>;
  /** Words that stand in a drawn table. */
  taken: Set<Word>;
}

/** The lines of each drawn table stand together, where the first of its words stood. */
function renumber(layout: DocumentLayout, parts: readonly Part[]): Renumbered {
  const partOfWord = new Map(
    parts.flatMap((part) => piecesOf(part.table).flatMap(({ words }) => words.map(({ word }): [Word, Part] => [word, part]))),
  );
  const renumbered: Renumbered = { lines: [], lineOf: new Map(), keys: [], placeOf: new Map(), taken: new Set(partOfWord.keys()) };
  const written = new Set<Part>();
  const add = (from: Line, words: Word[], text: string, key: string): void => {
    const index = renumbered.lines.length;
    renumbered.lines.push({ ...from, index, words, text, box: unionBox(words.map(({ box }) => box)), cell: null });
    renumbered.keys.push(key);
    words.forEach((word, at) => renumbered.placeOf.set(word, { line: index, at }));
  };
  for (const line of layout.lines) {
    for (const part of new Set(line.words.flatMap((word) => partOfWord.get(word) ?? []))) {
      if (written.has(part)) continue;
      written.add(part);
      for (const piece of piecesOf(part.table)) {
        renumbered.lineOf.set(piece, renumbered.lines.length);
        add(
          line,
          piece.words.map(({ word }) => word),
          piece.text,
          `table ${parts.indexOf(part)}`,
        );
      }
    }
    for (const words of freeRuns(line, renumbered.taken))
      add(line, words, words.length === line.words.length ? line.text : textOf(words), `block ${line.block}`);
  }
  return renumbered;
}

/** What is left of a line beside the drawn tables. */
function freeRuns({ words }: Line, taken: ReadonlySet<Word>): Word[][] {
  const runs: Word[][] = [];
  let open: Word[] | undefined;
  for (const word of words) {
    if (taken.has(word)) open = undefined;
    else if (open) open.push(word);
    else runs.push((open = [word]));
  }
  return runs;
}

const textOf = (words: readonly Word[]): string =>
  words.map(({ text, joinsPrevious }, index) => (index > 0 && !joinsPrevious ? ` ${text}` : text)).join('');

function blocksOf(layout: DocumentLayout, lines: readonly Line[], keys: readonly string[]): Block[] {
  const blocks = new Map<string, Block>();
  for (const line of lines) {
    const key = keys[line.index] ?? '';
    const known = blocks.get(key);
    line.block = known?.index ?? blocks.size;
    if (known) {
      known.lines.push(line.index);
      known.box = unionBox([known.box, line.box]);
      continue;
    }
    const role = key.startsWith('table') ? 'table' : (layout.blocks[Number(key.slice('block '.length))]?.role ?? 'text');
    blocks.set(key, { index: blocks.size, pageNumber: line.pageNumber, box: line.box, lines: [line.index], role });
  }
  return [...blocks.values()];
}

const linesOf = (table: Table): number[] => table.rows.flatMap(({ cells }) => cells.flatMap((cell) => cell?.lines ?? []));

/** A table that nothing was drawn over, with the numbers that its lines have now. */
function movedTable(table: Table, index: number, layout: DocumentLayout, placeOf: Renumbered['placeOf'], lines: readonly Line[]): Table {
  const moved = (line: number): number[] => {
    const [word] = layout.lines[line]?.words ?? [];
    const place = word && placeOf.get(word);
    return place ? [place.line] : [];
  };
  const rows = table.rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell) => {
      if (!cell) return null;
      const own = cell.lines.flatMap(moved);
      for (const number of own) lines[number]!.cell = { table: index, row: cell.row, column: cell.column };
      return { ...cell, lines: own };
    }),
  }));
  return { ...table, index, rows };
}

const wordsOf = (layout: DocumentLayout, spans: readonly WordSpan[]): Word[] =>
  spans.flatMap(({ line, from, to }) => layout.lines[line]?.words.slice(from, to) ?? []);

function placedSpans(layout: DocumentLayout, spans: readonly WordSpan[], placeOf: Renumbered['placeOf']): WordSpan[] {
  const placed: WordSpan[] = [];
  for (const word of wordsOf(layout, spans)) {
    const place = placeOf.get(word);
    if (!place) continue;
    const last = placed.at(-1);
    if (last?.line === place.line && last.to === place.at) last.to++;
    else placed.push({ line: place.line, from: place.at, to: place.at + 1 });
  }
  return placed;
}
