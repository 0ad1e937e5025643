import { useMemo, useState } from 'react';
import { shownDocuments } from '../workspace/run/run-sheets.ts';
import type { RunSnapshot } from '../workspace/run/run-store.ts';
import type { RowTab } from './arrange-rows.ts';
import { useArrangedRows } from './arranged-rows.ts';
import { createGridRows } from './grid-rows.tsx';
import type { ReviewDesk } from './review-desk.ts';
import { tallySheet } from './row-tally.ts';
import { shownColumns } from './sheet-columns.ts';
import { sheetRows } from './sheet-rows.ts';

const ALL: RowTab = { kind: 'all' };

/** The rows of a run with what a person made of them: all, those that are shown, and how many are what. */
export function useShownRows(run: RunSnapshot): Pick<ReviewDesk, 'rows' | 'shown' | 'gridRows' | 'columns' | 'tally' | 'tab' | 'setTab'> {
  const { corrections, template, view, sheets, sheetId } = run;
  const [tab, setTab] = useState<RowTab>(ALL);
  const documents = useMemo(() => shownDocuments({ documents: run.documents, sheets, sheetId }), [run.documents, sheets, sheetId]);
  const columns = useMemo(() => shownColumns(template, view), [template, view]);
  const rows = useMemo(() => sheetRows(documents, corrections, template, view.sureFrom), [documents, corrections, template, view.sureFrom]);
  const shown = useArrangedRows({ documents, rows, columns, view, tab });
  const tally = useMemo(() => tallySheet(rows, columns), [rows, columns]);
  const [asGridRows] = useState(createGridRows);
  const { searching } = run;
  const gridRows = useMemo(
    () => asGridRows(shown, { searching, fields: template.entities }),
    [asGridRows, shown, searching, template.entities],
  );
  return { rows, shown, gridRows, columns, tally, tab, setTab };
}
