import type { Line } from '../../model/index.ts';
import type { DocumentIndex } from '../document/document-index.ts';
import { piecesOf } from '../document/pieces-of-line.ts';

/** From so many words on, a line is of a text. */
const TEXT_WORDS = 9;
/** Where papers say what they are: of the first pages and the last so many lines are looked at for each of another page. */
const [OUTER_PAGES, OUTER_SHARE] = [3, 6];

/**
 * The lines of a document too long to be looked at whole: the pages in turn, of each first what a colon or a gap parts as a label from its
 * value, then short lines, then text, then tables.
 */
export function linesInTurn({ layout, linesOfPage }: DocumentIndex): Line[] {
  const last = layout.pages.length - OUTER_PAGES;
  return layout.pages
    .flatMap(({ pageNumber }, page) => {
      const share = page < OUTER_PAGES || page >= last ? OUTER_SHARE : 1;
      const lines = (linesOfPage.get(pageNumber) ?? []).map((line) => ({ line, worth: worthOf(line) }));
      return lines.sort((a, b) => a.worth - b.worth || a.line.index - b.line.index).map(({ line }, at) => ({ line, turn: at / share }));
    })
    .sort((a, b) => a.turn - b.turn || a.line.index - b.line.index)
    .map(({ line }) => line);
}

function worthOf(line: Line): number {
  if (line.cell !== null) return 3;
  if (piecesOf(line).some(({ after }) => after === 'colon' || after === 'gap')) return 0;
  return line.words.length < TEXT_WORDS ? 1 : 2;
}
