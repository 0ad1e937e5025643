import { boxCentreX, boxCentreY, type BoundingBox, type DocumentLayout, type DrawnTable, type PageLayout } from '../model/index.ts';
import type { ColumnBand } from '../layout/page-table.ts';
import { toPiece } from '../layout/pieces.ts';
import { type PlacedWord, wordEm } from '../layout/placed-word.ts';
import { joinRulings, type Stroke } from '../layout/rulings.ts';
import { numericColumns, type TableLine } from '../layout/table-lines.ts';
import { groupRows } from '../layout/text-rows.ts';

/** Words of a page whose middle lies in a box, as layout reasons about them. */
export function wordsIn(layout: DocumentLayout, pageNumber: number, box: BoundingBox): PlacedWord[] {
  const words: PlacedWord[] = [];
  for (const line of layout.lines) {
    if (line.pageNumber !== pageNumber) continue;
    for (const word of line.words)
      if (isIn(box, word.box))
        words.push({ ...word.box, word, em: wordEm(word, word.box.bottom - word.box.top), order: words.length, place: line.place });
  }
  return words;
}

const isIn = (outer: BoundingBox, inner: BoundingBox): boolean =>
  boxCentreX(inner) >= outer.left && boxCentreX(inner) < outer.right && boxCentreY(inner) >= outer.top && boxCentreY(inner) < outer.bottom;

/** Which stretch between ascending borders a place lies in, from 0. */
export const stretchAt = (borders: readonly number[], at: number): number => borders.filter((border) => border <= at).length;

/** Printed lines cut at the borders of columns: each word belongs where its middle stands. */
export function cutLines(words: readonly PlacedWord[], columns: readonly number[]): TableLine[] {
  return groupRows(words)
    .map(({ left, top, right, bottom, em, words: own }): TableLine => {
      const placements = [...columns, Infinity].flatMap((_, column) => {
        const inColumn = own.filter((word) => stretchAt(columns, boxCentreX(word)) === column);
        return inColumn.length > 0 ? [{ piece: toPiece(inColumn), first: column, last: column }] : [];
      });
      return { left, top, right, bottom, em, placements };
    })
    .sort((a, b) => a.top + a.bottom - b.top - b.bottom);
}

export const bandsOf = ({ box, columns }: Pick<DrawnTable, 'box' | 'columns'>): ColumnBand[] =>
  [box.left, ...columns].map((left, column) => ({ left, right: columns[column] ?? box.right }));

/** What rows are told by: columns of figures, and lines drawn across. */
export interface RowSigns {
  numeric: boolean[];
  separators: Stroke[];
}

export function rowSigns(
  layout: DocumentLayout,
  table: Pick<DrawnTable, 'box' | 'columns' | 'pageNumber'>,
  lines: readonly TableLine[],
): RowSigns {
  const { left, right } = table.box;
  return {
    numeric: numericColumns(
      lines.map(({ placements }) => placements.map(({ piece }) => piece)),
      bandsOf(table),
    ),
    separators: joinRulings(pageOf(layout, table.pageNumber)?.rulings ?? []).horizontal.filter(
      ({ from, to }) => Math.min(to, right) - Math.max(from, left) > ACROSS * (right - left),
    ),
  };
}

/** Share of a table's width that a line across it covers. */
const ACROSS = 0.6;

export const pageOf = (layout: DocumentLayout, pageNumber: number): PageLayout | undefined =>
  layout.pages.find((page) => page.pageNumber === pageNumber);

/** Borders in the middle between groups of lines that stand below each other. */
export const bordersBetween = (groups: readonly (readonly BoundingBox[])[]): number[] =>
  groups.slice(1).map((group, index) => {
    const above = Math.max(...(groups[index] ?? []).map(({ bottom }) => bottom));
    return (above + Math.min(...group.map(({ top }) => top))) / 2;
  });
