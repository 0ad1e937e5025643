import { useState } from 'react';
import type { CellPlace } from '../active-cell.ts';
import type { ReviewDesk } from '../review-desk.ts';
import { holdsSeveral } from '../selected-cells.ts';
import { replacedCells } from './replace-in-cells.ts';
import type { RunMatch } from './find-in-run.ts';
import type { Replacing } from './replace-form.tsx';
import type { Find } from './use-find.ts';

/** Replaces found words in the rows: in the cells that were selected when it was asked for, else in all rows that are shown. */
export function useReplacing(desk: ReviewDesk, find: Find): Replacing & { open: () => void } {
  const [within, setWithin] = useState<ReadonlySet<string> | null>(null);

  const { query = '', matches = [], at = -1 } = find.finding ?? {};
  const fields = new Set(desk.columns.flatMap(({ kind, id }) => (kind === 'field' ? [id] : [])));
  const places = (found: readonly RunMatch[]): CellPlace[] =>
    found.flatMap((each) =>
      each.kind === 'cell' && each.sheetId === desk.run.sheetId && fields.has(each.place.columnId) ? [each.place] : [],
    );
  // Names of files, words on pages and cells of other sheets are found too; they stay as they are.
  const [next = null] = places([...matches.slice(Math.max(0, at)), ...matches.slice(0, Math.max(0, at))]);
  return {
    open() {
      // Steps between the matches move the selection.
      setWithin(selectedPlaces(desk));
      find.open();
    },
    inSelection: within !== null,
    canReplace: next !== null,
    replace(by, which) {
      const wanted = which === 'one' ? (next ? [next] : []) : places(matches).filter((place) => within?.has(nameOf(place)) ?? true);
      const edits = replacedCells(wanted, { rows: desk.shown, columns: desk.columns }, query, by);
      const changed = desk.replaceTexts(edits);
      find.search(query);
      return changed;
    },
  };
}

function selectedPlaces({ range, shown, columns }: ReviewDesk): ReadonlySet<string> | null {
  if (!range || !holdsSeveral(range)) return null;
  const ids = columns.slice(range.left, range.right + 1).map(({ id }) => id);
  const keys = shown.slice(range.top, range.bottom + 1).map(({ key }) => key);
  return new Set(keys.flatMap((rowKey) => ids.map((columnId) => nameOf({ rowKey, columnId }))));
}

const nameOf = ({ rowKey, columnId }: CellPlace): string => `${rowKey}\t${columnId}`;
