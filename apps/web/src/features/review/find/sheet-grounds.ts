import { ASIDE, shownDocuments } from '../../workspace/run/run-sheets.ts';
import type { RunSheet, RunSnapshot } from '../../workspace/run/run-store.ts';
import { arrangeRows } from '../arrange-rows.ts';
import { shownColumns } from '../sheet-columns.ts';
import { sheetRows } from '../sheet-rows.ts';
import type { SheetGround } from './find-in-run.ts';

/** The sheets of a run to be searched: `shown`, as it stands on the screen, then the others, as they would. */
export function sheetGrounds(run: RunSnapshot, shown: Omit<SheetGround, 'sheetId'>): SheetGround[] {
  const { rows, columns } = shown;
  const others = run.sheets.filter(({ id }) => id !== run.sheetId && id !== ASIDE);
  return [{ sheetId: run.sheetId, rows, columns }, ...others.map((sheet) => sheetGround(run, sheet))];
}

/** The rows of a sheet that is not shown. */
export function sheetGround(
  { documents, sheets, corrections }: Pick<RunSnapshot, 'documents' | 'sheets' | 'corrections'>,
  { id, template, view }: RunSheet,
): SheetGround {
  const columns = shownColumns(template, view);
  const rows = sheetRows(shownDocuments({ documents, sheets, sheetId: id }), corrections, template, view.sureFrom);
  return { sheetId: id, columns, rows: arrangeRows(rows, columns, { ...view, tab: { kind: 'all' } }) };
}
