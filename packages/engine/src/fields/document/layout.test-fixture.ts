import {
  unionBox,
  type DocumentLayout,
  type Line,
  type LinePlace,
  type Table,
  type Template,
  type TemplateField,
  type Word,
} from '../../model/index.ts';

/** A printed line: its left edge and top in points, and its words. */
interface PrintedLine {
  left: number;
  top: number;
  text: string;
  pageNumber?: number;
  place?: LinePlace;
  origin?: Word['origin'];
  sizePt?: number;
}

export const at = (left: number, top: number, text: string, more: Partial<PrintedLine> = {}): PrintedLine => ({ left, top, text, ...more });

const SIZE_PT = 10;
const CHARACTER_PT = 5;

/** A layout of the given lines, in the given order, each a block of its own. */
export function layoutOf(printed: readonly PrintedLine[], parts: Partial<DocumentLayout> = {}): DocumentLayout {
  const lines = printed.map(lineOf);
  const pages = [...new Set(lines.map((line) => line.pageNumber))];
  return {
    type: 'pdf',
    pageCount: pages.length,
    languages: ['eng'],
    pages: pages.map((pageNumber) => ({ pageNumber, widthPt: 600, heightPt: 800, source: 'text-layer', rulings: [], links: [] })),
    lines,
    blocks: lines.map((line) => ({ index: line.index, pageNumber: line.pageNumber, box: line.box, lines: [line.index], role: 'text' })),
    tables: [],
    pairs: [],
    marks: [],
    formFields: [],
    attachments: null,
    xmlValues: [],
    issues: [],
    ...parts,
  };
}

function lineOf(
  { left, top, text, pageNumber = 1, place = { kind: 'page' }, origin = 'text', sizePt = SIZE_PT }: PrintedLine,
  index: number,
): Line {
  let x = left;
  const words = text.split(' ').map((part): Word => {
    const box = { left: x, top, right: x + part.length * CHARACTER_PT, bottom: top + sizePt };
    x = box.right + CHARACTER_PT / 2;
    return { text: part, box, origin, confidence: 1 };
  });
  return { index, pageNumber, box: unionBox(words.map((word) => word.box)), words, text, place, block: index, cell: null };
}

/** A layout that is one table: rows of cell texts, the first `headerRows` of them heads. */
export function tableLayout(rows: readonly (readonly string[])[], headerRows = 1): DocumentLayout {
  const columnPt = 110;
  const printed = rows.flatMap((row, r) =>
    row.flatMap((text, c) => (text === '' ? [] : [{ ...at(20 + c * columnPt, 40 + r * 20, text), r, c }])),
  );
  const layout = layoutOf(printed);
  printed.forEach(({ r, c }, index) => {
    const line = layout.lines[index];
    if (line) line.cell = { table: 0, row: r, column: c };
  });
  const table: Table = {
    index: 0,
    name: null,
    pageNumbers: [1],
    columnCount: rows[0]?.length ?? 0,
    headerRows,
    origin: 'ruled',
    rows: rows.map((row, r) => ({
      pageNumber: 1,
      box: { left: 20, top: 40 + r * 20, right: 20 + row.length * columnPt, bottom: 55 + r * 20 },
      role: r < headerRows ? 'header' : /^total/i.test(row[0] ?? '') ? 'total' : 'body',
      cells: row.map((text, c) => ({
        row: r,
        column: c,
        columnSpan: 1,
        rowSpan: 1,
        box: { left: 20 + c * columnPt, top: 40 + r * 20, right: 20 + (c + 1) * columnPt, bottom: 55 + r * 20 },
        lines: layout.lines.filter((line) => line.cell?.row === r && line.cell.column === c).map((line) => line.index),
        text,
        stored: null,
      })),
    })),
  };
  return { ...layout, tables: [table] };
}

export const field = (
  variableName: string,
  description: string,
  type: TemplateField['type'] = 'text',
  enumValues: string[] = [],
): TemplateField => ({ id: variableName, variableName, description, type, enumValues });

export const templateOf = (name: string, description: string, ...entities: TemplateField[]): Template => ({ name, description, entities });
