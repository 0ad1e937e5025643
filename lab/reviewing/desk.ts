import type { DocumentCorrections, ExtractionResult, Template } from '@sheetlift/engine';
import { type CellPlace } from '../../apps/web/src/features/review/active-cell.ts';
import { confirmRows, type RowCell } from '../../apps/web/src/features/review/cell-edits.ts';
import { nextToCheck } from '../../apps/web/src/features/review/next-to-check.ts';
import { type SheetColumn, shownColumns } from '../../apps/web/src/features/review/sheet-columns.ts';
import { type FoundRow, sheetRows } from '../../apps/web/src/features/review/sheet-rows.ts';
import type { RunDocument, SheetEdit } from '../../apps/web/src/features/workspace/run/run-store.ts';
import { EMPTY_HISTORY, editSheet, UNTOUCHED } from '../../apps/web/src/features/workspace/run/sheet-history.ts';

const AT = '2026-01-01T00:00:00.000Z';
const AS_IN_TEMPLATE = { order: [], hidden: [], widthsPx: {}, names: {}, sort: null, filters: {} };

/** The review desk of the page without its screen, over the rows of one document. */
export interface Desk {
  readonly rows: readonly FoundRow[];
  readonly corrections: DocumentCorrections;
  edit(...edits: (SheetEdit | null)[]): void;
  /** As Ctrl+Enter does: what is to check is taken as it is, but blanks for which a likely value is offered. */
  confirmDocument(): void;
  /** The next cell to check behind a place; null where none is left. */
  next(from: CellPlace | null): RowCell | null;
}

export function openDesk(id: string, found: ExtractionResult, template: Template): Desk {
  const document = documentOf(id, found);
  const columns: readonly SheetColumn[] = shownColumns(template, AS_IN_TEMPLATE);
  let history = EMPTY_HISTORY;
  let rows = rowsNow();

  function rowsNow(): FoundRow[] {
    return sheetRows([document], history.corrections, template).filter((row) => row.kind === 'found');
  }

  function apply(...edits: (SheetEdit | null)[]): void {
    history = editSheet(
      history,
      edits.filter((edit) => edit !== null),
      AT,
    );
    rows = rowsNow();
  }

  return {
    get rows() {
      return rows;
    },
    get corrections() {
      return history.corrections.get(id) ?? UNTOUCHED;
    },
    edit: apply,
    confirmDocument: () => apply(...confirmRows(rows, columns)),
    next(from) {
      const place = nextToCheck(rows, columns, from);
      const row = rows.find(({ key }) => key === place?.rowKey);
      const field = template.entities.find((each) => each.id === place?.columnId);
      return row && field ? { row, field } : null;
    },
  };
}

function documentOf(id: string, { rows, rowMode, issues, pageCount }: ExtractionResult): RunDocument {
  return {
    id,
    file: { name: id, parts: [], password: null },
    needsPassword: false,
    ranges: null,
    turn: 0,
    readAt: AT,
    state: {
      kind: 'done',
      facts: { type: 'pdf', pageCount, textLayer: true, contentHash: id },
      pages: [],
      rows,
      rowMode,
      foundFor: '',
      issues,
      reading: new Blob(),
      result: new Blob(),
    },
  };
}
