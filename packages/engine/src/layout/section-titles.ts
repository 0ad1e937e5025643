import { median } from './median.ts';
import type { PageRow } from './page-table.ts';
import { textAt, type TableLine } from './table-lines.ts';
import { hasLetters, looksNumeric, opensTotal } from './word-shape.ts';

/** A title stands at least this far from the line above it, as a share of the usual distance of rows; wrapped text stands closer. */
const MIN_PITCH_SHARE = 0.95;
/** From this share on it stands apart, whatever the line above. */
const APART_SHARE = 1.15;
/** Share of the rows that begin in the first column, where titles stand. */
const MIN_STUBS = 0.8;

/**
 * Lines alone in the first column under which rows are grouped ("Dye house"): each right above a row that fills that column too, no
 * closer to the line above than rows are, and no rest of a text that had no room there. None where there is only one.
 */
export function sectionTitles(lines: readonly TableLine[]): ReadonlySet<TableLine> {
  const rows = lines.filter((line) => line.placements.length >= 2);
  if (rows.filter((line) => textAt(line, 0) !== '').length < MIN_STUBS * rows.length) return new Set();
  const pitches = lines.flatMap((line, at) => {
    const before = lines[at - 1];
    return before && before.placements.length >= 2 && line.placements.length >= 2 ? [line.bottom - before.bottom] : [];
  });
  const pitch = median(pitches, 0);
  const edge = Math.max(0, ...rows.flatMap((line) => line.placements.filter(({ first }) => first === 0).map(({ piece }) => piece.right)));
  const alone = lines.filter((line, at) => {
    const next = lines[at + 1];
    return isAlone(line) && next !== undefined && next.placements.length >= 2 && textAt(next, 0) !== '';
  });
  const apart = alone.filter((line) => {
    const before = lines[lines.indexOf(line) - 1];
    return before === undefined || standsApart(before, line, pitch, edge);
  });
  if (pitch <= 0 || apart.length < 2) return new Set();
  const forms = apart.map(formOf);
  return new Set(alone.filter((line) => apart.includes(line) || isFormOfSeveral(formOf(line), forms)));
}

/** "Tue, 2 December 2025" -> "Aa, 0 Aa 0". */
const formOf = (line: TableLine): string =>
  textAt(line, 0)
    .replace(/\d+/g, '0')
    .replace(/\p{Lu}\p{Ll}+/gu, 'Aa');

/** Words may have any form; with figures among them the same form says the same: the days of a statement, below a text without room, too. */
const isFormOfSeveral = (form: string, forms: readonly string[]): boolean =>
  form.includes('0') && forms.filter((other) => other === form).length >= 2;

function isAlone({ placements }: TableLine): boolean {
  const [only] = placements;
  const text = only?.piece.text ?? '';
  return (
    placements.length === 1 && only?.first === 0 && hasLetters(text) && !/^\p{Ll}/u.test(text) && !looksNumeric(text) && !opensTotal(text)
  );
}

function standsApart(before: TableLine, line: TableLine, pitch: number, edge: number): boolean {
  const share = (line.bottom - before.bottom) / pitch;
  if (share >= APART_SHARE) return true;
  const above = before.placements.find(({ first }) => first === 0)?.piece;
  const own = line.placements[0]?.piece;
  const word = own?.words[0];
  // Text that goes on below keeps to its column.
  if (own && own.right > edge + 0.5 * line.em) return share >= MIN_PITCH_SHARE;
  const hadRoom = above !== undefined && word !== undefined && above.right + 0.3 * line.em + (word.right - word.left) < edge;
  return share >= MIN_PITCH_SHARE && (above === undefined || hadRoom);
}

/** The last header rows that hold one text at their left, as rows of the body do: titles of the first group and no labels. */
export function titlesAmongHeaders(header: readonly PageRow[], body: readonly PageRow[]): number {
  if (!body.some(isTitleRow)) return 0;
  const labels = header.findLastIndex((row) => !isTitleRow(row));
  return labels < 0 ? 0 : header.length - 1 - labels;
}

/** One filled cell, the first, and nothing beside it. */
function isTitleRow(row: PageRow): boolean {
  const filled = row.cells.filter((cell) => cell && cell.pieces.length > 0);
  return filled.length === 1 && filled[0] === row.cells[0];
}
