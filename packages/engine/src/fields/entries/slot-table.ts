import { type DocumentLayout, type Line, type Table, type TableCell, type TableRow, unionBox, type Word } from '../../model/index.ts';
import { piecesOf } from '../document/pieces-of-line.ts';
import { isStopWord } from '../compile/phrase-words.ts';

/** Entries from which what comes again is no chance. */
const LEAST_ENTRIES = 3;
/** What fewer entries have is no part of what an entry is. */
const USUAL_SHARE = 0.4;

const TOGETHER_SHARE = 0.9;
/** What a single word with a capital is said of. */
const SAID_SHARE = 0.6;
/** More commas than that are those of a sentence or a list. */
const MOST_PARTS = 3;

/** Words of a line of an entry, and the words that say in every entry what follows them. */
interface Piece {
  line: Line;
  from: number;
  to: number;
  head: string;
}

/**
 * Entries as a table: a row each, and a column for each part that comes again in them, by the words printed before it ("stored", "Held
 * until") or, where none are, by what it looks like and the how-many-eth of that look it is. Null where little comes again. The lines of
 * the layout that is given are the cells. `taken`: words that are no part of it.
 */
export function slotTable(
  layout: DocumentLayout,
  entries: readonly (readonly number[])[],
  taken: ReadonlySet<Word> = new Set(),
): DocumentLayout | null {
  if (entries.length < LEAST_ENTRIES) return null;
  const isFree = ({ line, from, to }: Piece): boolean => !line.words.slice(from, to).some((word) => taken.has(word));
  const raw = withCounters(entries.map((lines) => lines.flatMap((index) => piecesOfLine(layout.lines[index]).filter(isFree))));
  const said = saidBefore(raw);
  const slots = new Map<string, { head: string; cells: (Piece | null)[]; ranks: number[] }>();
  raw.forEach((pieces, row) => {
    const seen = new Map<string, number>();
    let label = '';
    pieces.forEach((piece, rank) => {
      const whole = textOf(piece);
      if (/[:：]$/.test(whole)) {
        label = whole;
        return;
      }
      const own = withHead(piece, said, label);
      label = '';
      const look = own.head === '' ? lookOf(textOf(own)) : own.head.toLowerCase();
      const count = (seen.get(look) ?? 0) + 1;
      seen.set(look, count);
      const key = `${look} ${count}`;
      const slot = slots.get(key) ?? { head: own.head, cells: entries.map(() => null), ranks: [] };
      slots.set(key, slot);
      slot.cells[row] = own;
      slot.ranks.push(rank);
    });
  });
  const kept = [...slots.values()]
    .filter(({ ranks }) => ranks.length >= Math.max(2, USUAL_SHARE * entries.length))
    .sort((a, b) => mean(a.ranks) - mean(b.ranks))
    .flatMap(partedAtCommas);
  return kept.length < 2 ? null : layoutOf(layout, kept);
}

/** "3. Roof repairs" begins nearly every entry: the number that counts them is a part by itself, and what it counts another. */
function withCounters(entries: readonly Piece[][]): Piece[][] {
  const isCounted = ([first]: readonly Piece[]): boolean => first !== undefined && /^\d{1,4}[.):]?\s\S/u.test(textOf(first));
  if (entries.filter(isCounted).length < TOGETHER_SHARE * entries.length) return [...entries];
  return entries.map((pieces) => {
    const [first, ...others] = pieces;
    if (!first || !isCounted(pieces)) return pieces;
    return [{ ...first, to: first.from + 1 }, { ...first, from: first.from + 1 }, ...others];
  });
}

interface Slot {
  head: string;
  cells: readonly (Piece | null)[];
}

/** "Sologne SA, Nancy" in nearly every entry: as many columns as there are commas and one. */
function partedAtCommas(slot: Slot): Slot[] {
  const parts = slot.cells.map((cell) => (cell ? partsOf(cell) : []));
  const filled = parts.filter(({ length }) => length > 0);
  const usual = filled.map(({ length }) => length).sort((a, b) => a - b)[filled.length >> 1] ?? 1;
  const isParted =
    usual >= 2 && usual <= MOST_PARTS && filled.filter(({ length }) => length === usual).length >= TOGETHER_SHARE * filled.length;
  if (!isParted) return [slot];
  return Array.from({ length: usual }, (_, at) => ({ head: at === 0 ? slot.head : '', cells: parts.map((own) => own[at] ?? null) }));
}

function partsOf(piece: Piece): Piece[] {
  const parts = [{ ...piece, to: piece.from }];
  for (let at = piece.from; at < piece.to; at++) {
    const last = parts.at(-1);
    if (last) last.to = at + 1;
    if (piece.line.words[at]?.text.endsWith(',') && at + 1 < piece.to) parts.push({ ...piece, from: at + 1, to: at + 1, head: '' });
  }
  return parts;
}

function piecesOfLine(line: Line | undefined): Piece[] {
  if (!line) return [];
  const pieces: Piece[] = [];
  for (const { from, to, after } of piecesOf(line)) {
    const last = pieces.at(-1);
    if (after === 'comma' && last) last.to = to;
    else pieces.push({ line, from, to, head: '' });
  }
  return pieces.flatMap(afterCode);
}

/** "Decision 2020-004. The motion is carried": what follows a code and a full stop is another part. */
function afterCode(piece: Piece): Piece[] {
  const words = piece.line.words.slice(piece.from, piece.to - 1);
  const at = words.findIndex(({ text }) => /\d\S*[-/]\S*\d[.:]$/.test(text));
  if (at < 0) return [piece];
  const cut = piece.from + at + 1;
  return [
    { ...piece, to: cut },
    { ...piece, from: cut },
  ];
}

const textOfWords = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ');
const textOf = ({ line, from, to }: Piece): string => textOfWords(line.words.slice(from, to));
const plain = (word: string): string => word.toLowerCase().replace(/[^\p{L}\p{N}]+$/u, '');

/** First words that as many entries have before words of their own as make them a name for what follows. */
function saidBefore(entries: readonly (readonly Piece[])[]): ReadonlySet<string> {
  const counts = new Map<string, { entries: Set<number>; rests: Set<string>; isName: boolean }>();
  entries.forEach((pieces, row) => {
    for (const piece of pieces) {
      const words = piece.line.words.slice(piece.from, piece.to).map(({ text }) => text);
      for (const length of [1, 2]) {
        const head = words.slice(0, length);
        if (words.length <= length || !head.every((word) => /^\p{L}{2,}[.:]?$/u.test(word))) continue;
        const key = head.map(plain).join(' ');
        const known = counts.get(key) ?? {
          entries: new Set(),
          rests: new Set(),
          isName: length === 1 && /^\p{Lu}.*[^:.]$/u.test(head[0] ?? ''),
        };
        counts.set(key, known);
        known.entries.add(row);
        known.rests.add(words.slice(length).join(' '));
      }
    }
  });
  const least = Math.max(2, USUAL_SHARE * entries.length);
  // A name that several companies of a list begin with ("Atlantic Foods", "Atlantic Freight") stands in fewer entries than a word that says what follows.
  const leastOf = (key: string): number => (counts.get(key)?.isName ? Math.max(least, SAID_SHARE * entries.length) : least);
  const isUsual = (key: string): boolean => (counts.get(key)?.entries.size ?? 0) >= leastOf(key) && (counts.get(key)?.rests.size ?? 0) > 1;
  // "stored Bay U18", "stored Shelf D19": two words are the name only where the first hardly stands without the second.
  const goesOn = (key: string): boolean =>
    !key.includes(' ') || (counts.get(key)?.entries.size ?? 0) >= TOGETHER_SHARE * (counts.get(key.split(' ')[0] ?? '')?.entries.size ?? 0);
  return new Set([...counts.keys()].filter((key) => isUsual(key) && goesOn(key)));
}

/** The piece without the words before it that are a name, which become its head; a label that stands alone before it is one as well. */
function withHead(piece: Piece, said: ReadonlySet<string>, label: string): Piece {
  const words = piece.line.words.slice(piece.from, piece.to).map(({ text }) => text);
  for (const length of [2, 1]) {
    const head = words.slice(0, length);
    // "A mill", "The chapel": an article that begins a title names nothing.
    const names = /^\p{Ll}/u.test(head[0] ?? '') || !isStopWord(plain(head[0] ?? ''));
    if (words.length > length && names && said.has(head.map(plain).join(' ')))
      return { ...piece, from: piece.from + length, head: head.join(' ') };
  }
  return { ...piece, head: label };
}

/** Figures, a code of both, capitals, words that begin large or small. */
function lookOf(text: string): string {
  const [letters, digits] = [/\p{L}{2}/u.test(text), /\d/.test(text)];
  const bracket = text.startsWith('(') ? '(' : '';
  if (/\p{Sc}/u.test(text)) return `${bracket}money`;
  if (!letters) return `${bracket}${digits ? 'figures' : 'other'}`;
  if (digits) return `${bracket}both`;
  if (text.length > 3 && text === text.toUpperCase()) return `${bracket}capitals`;
  return `${bracket}${/^\p{Ll}/u.test(text) ? 'small' : 'large'}`;
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);

function layoutOf(layout: DocumentLayout, slots: readonly Slot[]): DocumentLayout {
  const lines: Line[] = [];
  const rowCount = slots[0]?.cells.length ?? 0;
  const rows = Array.from({ length: rowCount }, (_, row): TableRow => {
    const cells = slots.map(({ cells: ofSlot }, column): TableCell => {
      const piece = ofSlot[row] ?? null;
      if (!piece) return { ...BLANK, row: row + 1, column };
      const words = piece.line.words.slice(piece.from, piece.to);
      const [box, text, index] = [unionBox(words.map((word) => word.box)), textOfWords(words).replace(/,$/, ''), lines.length];
      lines.push({ ...piece.line, index, words, box, text, block: 0, cell: { table: 0, row: row + 1, column } });
      return { ...BLANK, row: row + 1, column, box, text, lines: [index] };
    });
    const filled = cells.filter((cell) => cell.lines.length > 0);
    return {
      pageNumber: lines[filled[0]?.lines[0] ?? -1]?.pageNumber ?? 1,
      box: unionBox(filled.map(({ box }) => box)),
      cells,
      role: 'body',
    };
  });
  const heads = slots.map(({ head }, column): TableCell => ({ ...BLANK, row: 0, column, text: head.replace(/[\s:：]+$/u, '') }));
  const pageNumbers = [...new Set(rows.map(({ pageNumber }) => pageNumber))];
  const first = rows[0];
  const table: Table = {
    index: 0,
    name: null,
    pageNumbers,
    columnCount: slots.length,
    headerRows: 1,
    rows: first ? [{ pageNumber: first.pageNumber, box: first.box, cells: heads, role: 'header' }, ...rows] : [],
    origin: 'aligned',
  };
  return { ...layout, lines, blocks: [], tables: [table], pairs: [], marks: [], formFields: [], attachments: null, xmlValues: [] };
}

const BLANK: Omit<TableCell, 'row' | 'column'> = {
  columnSpan: 1,
  rowSpan: 1,
  box: { left: 0, top: 0, right: 0, bottom: 0 },
  lines: [],
  text: '',
  stored: null,
};
