import { MAX_FLOW_BLOCKS, MAX_FLOW_CELLS } from '../limits.ts';
import type { FlowBlock, FlowCell, FlowParagraph, FormField, Issue } from '../model/index.ts';
import { contentTruncated } from './flow-pages.ts';
import { compactSpans, type SpannedCell } from './table-spans.ts';

export type FlowRole = FlowParagraph['role'];

/** Writes the blocks of a flowing document in reading order, numbering paragraphs and tables; bounded. */
export class FlowWriter {
  readonly blocks: FlowBlock[] = [];
  readonly issues: Issue[] = [];
  private paragraphs = 0;
  private tables = 0;
  private cells = 0;

  /** A paragraph of what was gathered; nothing where it is blank. */
  paragraph({ text, links, marks }: Pick<FlowParagraph, 'text' | 'links' | 'marks'>, role: FlowRole): void {
    if (text === '' || !this.hasRoom()) return;
    this.paragraphs += 1;
    this.blocks.push({ kind: 'paragraph', place: { kind: 'paragraph', number: this.paragraphs }, role, text, links, marks });
  }

  /** A table by where its cells stand; cited as "table 2, row 3, column 1". Nothing where all of it is blank. */
  table(rows: readonly (readonly SpannedCell[])[], name: string | null): void {
    const kept = this.rowsWithRoom(rows);
    if (!kept.some((row) => row.some((cell) => cell.text !== '')) || !this.hasRoom()) return;
    this.tables += 1;
    this.blocks.push({ kind: 'table', name, rows: compactSpans(kept, blankCell).map((row, index) => this.row(row, index)) });
  }

  formField(field: FormField): void {
    if (this.hasRoom()) this.blocks.push({ kind: 'form-field', field });
  }

  private row(row: readonly SpannedCell[], rowIndex: number): FlowCell[] {
    return row.map(({ text, header, columnSpan, rowSpan }, index) => ({
      reference: `table ${this.tables}, row ${rowIndex + 1}, column ${index + 1}`,
      text,
      stored: null,
      columnSpan,
      rowSpan,
      header,
    }));
  }

  private rowsWithRoom<T>(rows: readonly (readonly T[])[]): readonly (readonly T[])[] {
    let kept = 0;
    while (kept < rows.length && this.cells + rows[kept]!.length <= MAX_FLOW_CELLS) this.cells += rows[kept++]!.length;
    if (kept < rows.length) this.truncate();
    return rows.slice(0, kept);
  }

  private hasRoom(): boolean {
    if (this.blocks.length < MAX_FLOW_BLOCKS) return true;
    this.truncate();
    return false;
  }

  private truncate(): void {
    if (this.issues.length === 0) this.issues.push(contentTruncated('too many blocks or cells'));
  }
}

const blankCell = (_row: number, column: number): SpannedCell => ({ column, columnSpan: 1, rowSpan: 1, text: '', header: false });
