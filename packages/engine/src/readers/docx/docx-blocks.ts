import type { FlowParagraph, FormField } from '../../model/index.ts';
import type { FlowRole, FlowWriter } from '../flow-writer.ts';
import type { SpannedCell } from '../table-spans.ts';

/** What stands in the body, a cell, a text box, a header. */
export type DocxBlock =
  | ({ kind: 'paragraph'; role: FlowRole } & Pick<FlowParagraph, 'text' | 'links' | 'marks'>)
  | { kind: 'table'; rows: DocxRow[] }
  | { kind: 'field'; field: FormField };

export interface DocxRow {
  /** Grid columns left free before the first cell. */
  gridBefore: number;
  /** Repeated on every page, which makes it a header. */
  header: boolean;
  cells: DocxCell[];
}

export interface DocxCell {
  gridSpan: number;
  /** Whether the cell starts a vertical merge, goes on with one, or has none. */
  merge: 'start' | 'continue' | null;
  blocks: DocxBlock[];
}

/** `role` is the part's: header and footer paragraphs keep it whatever their style. */
export function writeBlocks(writer: FlowWriter, blocks: readonly DocxBlock[], role: FlowRole): void {
  for (const block of blocks) {
    if (block.kind === 'field') writer.formField(block.field);
    else if (block.kind === 'table') writeTable(writer, block.rows, role);
    else writer.paragraph(block, role === 'text' ? block.role : role);
  }
}

/**
 * A table of several columns stays one. A table of one column, and rows that hold tables, only place text: their blocks are written
 * one below the other.
 */
function writeTable(writer: FlowWriter, rows: readonly DocxRow[], role: FlowRole): void {
  if (rows.every((row) => row.cells.length <= 1)) {
    for (const row of rows) for (const cell of row.cells) writeBlocks(writer, cell.blocks, role);
    return;
  }
  let plain: DocxRow[] = [];
  for (const row of rows) {
    if (!holdsTable(row)) {
      plain.push(row);
      continue;
    }
    writePlainRows(writer, plain);
    plain = [];
    for (const cell of row.cells) writeBlocks(writer, cell.blocks, role);
  }
  writePlainRows(writer, plain);
}

const holdsTable = (row: DocxRow): boolean =>
  row.cells.some((cell) => cell.blocks.some((block) => block.kind === 'table' && block.rows.some((inner) => inner.cells.length > 0)));

function writePlainRows(writer: FlowWriter, rows: readonly DocxRow[]): void {
  if (rows.length === 0) return;
  writer.table(placeRows(rows), null);
  for (const row of rows)
    for (const cell of row.cells) for (const block of cell.blocks) if (block.kind === 'field') writer.formField(block.field);
}

/** Cells on the grid; a cell that continues a vertical merge lengthens the one above it. */
function placeRows(rows: readonly DocxRow[]): SpannedCell[][] {
  const merges = new Map<number, SpannedCell>();
  const headerRows = rows.findIndex((row) => !row.header);
  return rows.map((row, rowIndex) => {
    const placed: SpannedCell[] = [];
    let column = row.gridBefore;
    for (const cell of row.cells) {
      const above = merges.get(column);
      if (cell.merge === 'continue' && above) {
        above.rowSpan += 1;
      } else {
        const spanned = { column, columnSpan: cell.gridSpan, rowSpan: 1, text: cellText(cell), header: rowIndex < headerRows };
        placed.push(spanned);
        if (cell.merge === null) merges.delete(column);
        else merges.set(column, spanned);
      }
      column += cell.gridSpan;
    }
    return placed;
  });
}

const cellText = (cell: DocxCell): string =>
  cell.blocks.flatMap((block) => (block.kind === 'paragraph' && block.text !== '' ? [block.text] : [])).join('\n');
