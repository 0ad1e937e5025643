import {
  boxCentreY,
  type BoundingBox,
  type DocumentLayout,
  type DrawnTable,
  type Line,
  type TableLesson,
  type TaughtTable,
} from '../model/index.ts';
import { layoutFingerprint } from '../learning/layout-fingerprint.ts';
import { ENGINE_VERSION } from '../learning/teach.ts';
import { foldWords } from '../values/fold.ts';
import { drawTables } from './draw-tables.ts';
import { cutLines, pageOf, rowSigns, wordsIn } from './print-in-box.ts';
import { tellRule } from './row-rule.ts';

/** What a document says about a table drawn on it; who drew it when, and under which template, the caller knows. */
export type TableTeaching = Pick<TableLesson, 'layoutFingerprint' | 'contexts' | 'value' | 'engineVersion'>;

/** What a drawn table teaches about documents like this one; null where nothing is printed in it. */
export function teachTable(layout: DocumentLayout, drawn: readonly DrawnTable[]): TableTeaching | null {
  const parts = [...drawn].sort((a, b) => a.pageNumber - b.pageNumber);
  const [first] = parts;
  const last = parts.at(-1);
  const table = drawTables(layout, drawn).tables.find(({ origin }) => origin === 'drawn');
  const page = first && pageOf(layout, first.pageNumber);
  if (!first || !last || !table || !page) return null;
  const share = (pt: number): number => Math.round((pt / page.widthPt) * 1e4) / 1e4;
  const head = table.rows.slice(0, table.headerRows).map(({ box }) => box.bottom);
  const bodyTop = head.at(-1) ?? first.box.top;
  const body = cutLines(wordsIn(layout, first.pageNumber, { ...first.box, top: bodyTop }), first.columns);
  const value: TaughtTable = {
    kind: 'table',
    anchors: anchorsOf(layout, first, bodyTop).map(({ text, box }) => ({
      text,
      x: share(box.left - first.box.left),
      y: share(boxCentreY(box) - first.box.top),
    })),
    width: share(first.box.right - first.box.left),
    columns: first.columns.map((column) => share(column - first.box.left)),
    head: head.map((border) => share(border - first.box.top)),
    rowsBy: tellRule(
      body,
      first.rows.filter((border) => border > bodyTop),
      rowSigns(layout, first, body),
      first.columns.length + 1,
    ),
    below: openingWords(lineBelow(layout, last)?.text ?? ''),
  };
  return { layoutFingerprint: layoutFingerprint(layout), contexts: [], value, engineVersion: ENGINE_VERSION };
}

/** Words that a table is found by; more of a head say nothing new. */
const MOST_ANCHORS = 16;
/** With fewer words of its head a table is told by what is printed above it too. */
const LEAST_ANCHORS = 2;
/** Lines above a table that are looked at for such words. */
const LINES_ABOVE = 3;

interface Anchor {
  text: string;
  box: BoundingBox;
}

function anchorsOf(layout: DocumentLayout, { pageNumber, box }: DrawnTable, bodyTop: number): Anchor[] {
  const head = wordsIn(layout, pageNumber, { ...box, bottom: bodyTop }).flatMap(({ word }) => anchor(word));
  if (head.length >= LEAST_ANCHORS) return head.slice(0, MOST_ANCHORS);
  const above = layout.lines
    .filter((line) => line.pageNumber === pageNumber && boxCentreY(line.box) < box.top)
    .sort((a, b) => b.box.bottom - a.box.bottom)
    .slice(0, LINES_ABOVE);
  return [...head, ...above.flatMap(({ words }) => words.flatMap(anchor))].slice(0, MOST_ANCHORS);
}

/** Longer ones are cut where they are kept. */
const MOST_LETTERS = 24;

/** A printed word as it is known again; none of figures, which differ from paper to paper. */
export function anchor({ text, box }: { text: string; box: BoundingBox }): Anchor[] {
  const folded = foldWords(text).join(' ').slice(0, MOST_LETTERS);
  return /\p{L}{2}/u.test(folded) && !/\d/.test(folded) ? [{ text: folded, box }] : [];
}

/** Words of a line by which it is known again. */
const MOST_OPENING_WORDS = 3;

/** The words that a line begins with, without figures; folded. */
export const openingWords = (text: string): string =>
  foldWords(text)
    .filter((word) => /^\p{L}+$/u.test(word))
    .slice(0, MOST_OPENING_WORDS)
    .join(' ');

/** The nearest printed line below a table that is no foot of the page. */
function lineBelow(layout: DocumentLayout, { pageNumber, box }: DrawnTable): Line | null {
  const below = layout.lines.filter(
    (line) =>
      line.pageNumber === pageNumber &&
      boxCentreY(line.box) >= box.bottom &&
      line.box.right > box.left &&
      line.box.left < box.right &&
      layout.blocks[line.block]?.role !== 'footer',
  );
  const nearest = Math.min(...below.map(boxTop));
  return (
    below.filter((line) => line.box.top < nearest + (line.box.bottom - line.box.top) / 2).sort((a, b) => a.box.left - b.box.left)[0] ?? null
  );
}

const boxTop = ({ box }: Line): number => box.top;
