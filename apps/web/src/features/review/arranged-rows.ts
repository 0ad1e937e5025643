import type { ExtractionRow } from '@sheetlift/engine/model';
import { useState } from 'react';
import type { RunDocument, SheetView } from '../workspace/run/run-store.ts';
import { arrangeRows, keepArrangement, type RowTab } from './arrange-rows.ts';
import type { SheetColumn } from './sheet-columns.ts';
import type { SheetRow } from './sheet-rows.ts';

interface Arranged {
  documents: readonly RunDocument[];
  rows: readonly SheetRow[];
  columns: readonly SheetColumn[];
  view: SheetView;
  tab: RowTab;
}

/**
 * The rows to be shown. They are filtered and sorted anew when a person asks for another arrangement or a document comes or
 * goes; an edit leaves every row where it is.
 */
export function useArrangedRows(arranged: Arranged): readonly SheetRow[] {
  const [arranger] = useState(createArranger);
  return arranger(arranged);
}

function createArranger(): (arranged: Arranged) => readonly SheetRow[] {
  let before: { arranged: Arranged; cause: readonly unknown[]; shown: readonly SheetRow[] } | undefined;
  return (arranged) => {
    if (
      before?.arranged.rows === arranged.rows &&
      before.arranged.columns === arranged.columns &&
      before.arranged.view === arranged.view &&
      before.arranged.tab === arranged.tab
    )
      return before.shown;
    const cause = causeOf(arranged);
    const kept = before && isSame(before.cause, cause);
    const shown =
      kept && before
        ? keepArrangement(before.shown, before.arranged.rows, arranged.rows)
        : arrangeRows(arranged.rows, arranged.columns, { ...arranged.view, tab: arranged.tab });
    before = { arranged, cause, shown };
    return shown;
  };
}

/** What a new arrangement follows from: what a person asked for, and which rows were found. */
function causeOf({ documents, view, tab }: Arranged): unknown[] {
  const found = documents.map(({ state }): readonly ExtractionRow[] | string => (state.kind === 'done' ? state.rows : state.kind));
  return [JSON.stringify([view.sort, view.filters]), tab, ...found];
}

function isSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((each, index) => each === other[index]);
}
