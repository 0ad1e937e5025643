import { boxCentreY, type DocumentLayout, type DrawnTable, type PageLayout, type TableLesson, type TaughtTable } from '../model/index.ts';
import type { PlacedWord } from '../layout/placed-word.ts';
import type { TableLine } from '../layout/table-lines.ts';
import { layoutFingerprint, sameLayout } from '../learning/layout-fingerprint.ts';
import { bordersBetween, cutLines, rowSigns, wordsIn } from './print-in-box.ts';
import { rowsBy } from './row-rule.ts';
import { anchor, openingWords } from './teach-table.ts';

/** Another layout may have this much in common; a table of its own is better then. */
const MIN_SIMILARITY = 0.25;

/** The table that was drawn on documents of this layout, where it stands on this one; nothing where none was or its head is not here. */
export function recollectTables(lessons: readonly TableLesson[], layout: DocumentLayout): DrawnTable[] {
  if (lessons.length === 0) return [];
  const fingerprint = layoutFingerprint(layout);
  const near = lessons
    .map((lesson) => ({ lesson, similarity: sameLayout(lesson.layoutFingerprint, fingerprint) }))
    .filter(({ similarity }) => similarity >= MIN_SIMILARITY)
    .sort((a, b) => b.similarity - a.similarity || (a.lesson.at < b.lesson.at ? 1 : -1));
  for (const { lesson } of near) {
    const found = placeTable(layout, lesson.value);
    if (found.length > 0) return found;
  }
  return [];
}

/** The parts of a taught table on the pages of a document: wherever its head is, and where it goes on below the end of a page. */
function placeTable(layout: DocumentLayout, taught: TaughtTable): DrawnTable[] {
  const parts: DrawnTable[] = [];
  let open: Corner | null = null;
  for (const page of layout.pages) {
    if (page.source === 'flow') continue;
    const words = printOf(layout, page);
    const corner: Corner | null = cornerOf(taught, words, page) ?? (open && { left: open.left, top: 0, goesOn: true });
    const part: Part | null = corner && partAt(layout, taught, words, page, corner);
    if (part) parts.push(part.table);
    open = part?.isOpen ? corner : null;
  }
  return parts;
}

/** Where the table begins, in shares of the page's width; without its head where it only goes on there. */
interface Corner {
  left: number;
  top: number;
  goesOn: boolean;
}

/** The print of a page without its head and foot. */
function printOf(layout: DocumentLayout, { pageNumber, widthPt, heightPt }: PageLayout): PlacedWord[] {
  const margins = new Set(
    layout.lines.filter(({ block }) => ['header', 'footer'].includes(layout.blocks[block]?.role ?? '')).flatMap(({ words }) => words),
  );
  return wordsIn(layout, pageNumber, { left: 0, top: 0, right: widthPt, bottom: heightPt }).filter(({ word }) => !margins.has(word));
}

/** How far apart words of one head may stand from where they stood, in shares of the page's width: a scan is a little askew. */
const ASIDE = 0.02;
const ABOVE = 0.008;
/** Share of the words of a head that must be there: some are misread. */
const MOST_OF_HEAD = 0.6;
/** Places looked at for one word. */
const MOST_PLACES = 60;

interface Vote {
  anchor: number;
  left: number;
  top: number;
}

function cornerOf({ anchors }: TaughtTable, words: readonly PlacedWord[], { widthPt }: PageLayout): Corner | null {
  const printed = words.flatMap((word) => anchor({ text: word.word.text, box: word }));
  const votes = anchors.flatMap(({ text, x, y }, index): Vote[] =>
    printed
      .filter((word) => word.text === text)
      .slice(0, MOST_PLACES)
      .map(({ box }) => ({ anchor: index, left: box.left / widthPt - x, top: boxCentreY(box) / widthPt - y })),
  );
  let best: Vote[] = [];
  for (const vote of votes) {
    const agreeing = votes.filter(({ left, top }) => Math.abs(left - vote.left) < ASIDE && Math.abs(top - vote.top) < ABOVE);
    if (anchorsIn(agreeing) > anchorsIn(best)) best = agreeing;
  }
  const matched = anchorsIn(best);
  if (matched === 0 || matched < MOST_OF_HEAD * anchors.length) return null;
  return { left: mean(best.map(({ left }) => left)), top: mean(best.map(({ top }) => top)), goesOn: false };
}

const anchorsIn = (votes: readonly Vote[]): number => new Set(votes.map((vote) => vote.anchor)).size;

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0) / Math.max(1, numbers.length);

interface Part {
  table: DrawnTable;
  /** The page ends before the table does. */
  isOpen: boolean;
}

/** Space around the print of a row, in points. */
const AROUND_PT = 3;

function partAt(
  layout: DocumentLayout,
  taught: TaughtTable,
  words: readonly PlacedWord[],
  { pageNumber, widthPt, heightPt }: PageLayout,
  corner: Corner,
): Part | null {
  const left = corner.left * widthPt;
  const top = corner.top * widthPt;
  const head = corner.goesOn ? [] : taught.head.map((border) => top + border * widthPt);
  const columns = taught.columns.map((column) => left + column * widthPt);
  const right = left + taught.width * widthPt;
  const bodyTop = head.at(-1) ?? top;
  const below = words.filter(
    (word) => boxCentreY(word) > bodyTop && (word.left + word.right) / 2 > left && (word.left + word.right) / 2 < right,
  );
  const { lines, isOpen } = bodyLines(cutLines(below, columns), taught.below);
  const [first] = lines;
  const last = lines.at(-1);
  if (!first || !last) return null;
  const box = { left, top: corner.goesOn ? first.top - AROUND_PT : top, right, bottom: Math.min(heightPt, last.bottom + AROUND_PT) };
  const table = { pageNumber, box, columns };
  const rows = rowsBy(taught.rowsBy, lines, rowSigns(layout, table, lines));
  return { table: { ...table, rows: [...head, ...bordersBetween(rows)] }, isOpen };
}

/** A table ends before a space this many times as high as those between its lines, or as its letters. */
const TIMES_ITS_LEADING = 3;
const TIMES_ITS_LETTERS = 4;

/** The lines down to the one that stood below the table, or to a space that no line of it leaves; open where the page ends before. */
function bodyLines(lines: readonly TableLine[], below: string): { lines: TableLine[]; isOpen: boolean } {
  const body: TableLine[] = [];
  let widest = 0;
  for (const line of lines) {
    const before = body.at(-1);
    const space = before ? line.bottom - before.bottom : 0;
    const opening = openingWords(line.placements.map(({ piece }) => piece.text).join(' '));
    if (below !== '' && `${opening} `.startsWith(`${below} `)) return { lines: body, isOpen: false };
    if (before && space > Math.max(TIMES_ITS_LETTERS * line.em, TIMES_ITS_LEADING * widest)) return { lines: body, isOpen: false };
    widest = Math.max(widest, space);
    body.push(line);
  }
  return { lines: body, isOpen: true };
}
