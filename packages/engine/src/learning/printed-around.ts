import type { DocumentLayout, Line, Stretch } from '../model/index.ts';
import { neighboursOf, viewDocument } from './document-view.ts';
import { lineText } from './line-text.ts';

/** Words around a value, as printed. */
export interface PrintedAround {
  /** Before it in its own line. */
  before: string;
  /** The line left of it, where nothing stands before it in its own. */
  left: string;
  /** The line above it, where it is set off as a head: by a colon, or in bold over what is not. */
  above: string;
}

/** Empty texts where nothing stands. */
export function printedAround(layout: DocumentLayout, { spans: [first] }: Stretch): PrintedAround {
  const line = layout.lines[first?.line ?? -1];
  const page =
    line &&
    viewDocument({ ...layout, lines: layout.lines.filter(({ pageNumber }) => pageNumber === line.pageNumber) }).pages.get(line.pageNumber);
  if (!first || !line || !page) return { before: '', left: '', above: '' };
  const before = line.words
    .slice(0, first.from)
    .map(({ text }) => text)
    .join(' ');
  const { left, above } = neighboursOf(page, line);
  return { before, left: before === '' ? textOf(left) : '', above: above && isHead(above, line) ? textOf(above) : '' };
}

/** A line of the same kind is another value: a street under a name. */
const isHead = (above: Line, line: Line): boolean => /[:：]$/.test(above.text) || (isBold(above) && !isBold(line));

const isBold = ({ words }: Line): boolean => words.every(({ bold }) => bold === true);

const textOf = (line: Line | null): string => (line ? lineText(line).text : '');
