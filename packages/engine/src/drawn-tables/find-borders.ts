import {
  boxCentreX,
  boxCentreY,
  unionBox,
  type BoundingBox,
  type DocumentLayout,
  type DrawnTable,
  type ExtractionRow,
  type Table,
} from '../model/index.ts';
import { buildTable } from '../layout/build-table.ts';
import { breakIntoCells, measureSpacing } from '../layout/pieces.ts';
import { joinRulings } from '../layout/rulings.ts';
import { columnsByVote } from '../layout/table-columns.ts';
import { groupRows } from '../layout/text-rows.ts';
import { bordersBetween, cutLines, pageOf, rowSigns, wordsIn } from './print-in-box.ts';

/** The table that most of what rows say stands in, by its borders; nothing where they come from no table of a page. */
export function bordersOfRows(layout: DocumentLayout, rows: readonly ExtractionRow[]): DrawnTable[] {
  const places = rows.flatMap(placesOf);
  const counted = layout.tables
    .filter(({ pageNumbers }) => pageOf(layout, pageNumbers[0] ?? 0)?.source !== 'flow')
    .map((table) => ({ table, count: places.filter((place) => holds(table, place)).length }));
  const best = counted.reduce<(typeof counted)[number] | null>((top, each) => (each.count > (top?.count ?? 0) ? each : top), null);
  return best ? best.table.pageNumbers.map((pageNumber) => partOf(layout, best.table, pageNumber)) : [];
}

interface Place {
  pageNumber: number;
  box: BoundingBox;
}

/** Where what a row says of its own stands. */
const placesOf = ({ cells, ofDocument }: ExtractionRow): Place[] =>
  Object.entries(cells).flatMap(([fieldId, result]) => {
    if (ofDocument?.includes(fieldId) || !('chosen' in result)) return [];
    return result.chosen.evidence.flatMap((each) =>
      each.kind === 'words' ? each.boxes.map((box) => ({ pageNumber: each.pageNumber, box })) : [],
    );
  });

const holds = ({ rows }: Table, { pageNumber, box }: Place): boolean =>
  rows.some(
    (row) =>
      row.pageNumber === pageNumber &&
      boxCentreX(box) > row.box.left &&
      boxCentreX(box) < row.box.right &&
      boxCentreY(box) > row.box.top &&
      boxCentreY(box) < row.box.bottom,
  );

/** Room around the print of a table, in points. */
const AROUND_PT = 3;

function partOf(layout: DocumentLayout, table: Table, pageNumber: number): DrawnTable {
  const rows = table.rows.filter((row) => row.pageNumber === pageNumber);
  const box = unionBox(rows.map((row) => row.box));
  const drawn = table.origin === 'drawn';
  const edges = Array.from({ length: table.columnCount }, (_, column) => {
    const cells = rows.flatMap(({ cells: all }) => all[column] ?? []).filter(({ columnSpan }) => columnSpan === 1);
    // The edges of drawn cells are borders; of others the ink counts, which borders stand between.
    const print = drawn ? [] : cells.flatMap(({ lines }) => lines.flatMap((line) => layout.lines[line]?.box ?? []));
    const boxes = print.length > 0 ? print : cells.map((cell) => cell.box);
    return boxes.length > 0 ? unionBox(boxes) : null;
  }).filter((edge) => edge !== null);
  const columns = edges.slice(1).map((edge, index) => ((edges[index]?.right ?? edge.left) + edge.left) / 2);
  return {
    pageNumber,
    box: drawn
      ? box
      : { left: box.left - AROUND_PT, top: box.top - AROUND_PT, right: box.right + AROUND_PT, bottom: box.bottom + AROUND_PT },
    columns: columns.sort((a, b) => a - b),
    rows: bordersBetween(rows.map((row) => [row.box])),
  };
}

/** Borders that the print in a box suggests, by the gutters it leaves open and the lines that belong together. */
export function suggestTableBorders(layout: DocumentLayout, pageNumber: number, box: BoundingBox): DrawnTable {
  const words = wordsIn(layout, pageNumber, box);
  const printed = groupRows(words);
  const spacing = measureSpacing(printed, joinRulings(pageOf(layout, pageNumber)?.rulings ?? []));
  const pieces = printed.map((row) => breakIntoCells(row.words, spacing));
  const voters = pieces.filter((row) => row.length > 1);
  const bands = columnsByVote(voters, printed[0]?.em ?? 10);
  const columns = bands.slice(1).map((band, index) => ((bands[index]?.right ?? band.left) + band.left) / 2);
  const table = { pageNumber, box, columns };
  const lines = cutLines(words, columns);
  if (lines.length === 0) return { ...table, rows: [] };
  const { numeric, separators } = rowSigns(layout, table, lines);
  const { rows } = buildTable(lines, bands, numeric, separators, 'drawn');
  return { ...table, rows: bordersBetween(rows.map((row) => [row])) };
}
