import type { Candidate } from '@sheetlift/engine/model';
import { useMemo, useState } from 'react';
import type { GridSelection } from '../../components/grid/grid.ts';
import { activeCell, type CellPlace } from './active-cell.ts';
import { candidatesToOffer } from './cell-edits.ts';
import { cellState } from './cell-state.ts';
import { evidenceMarks } from './evidence-marks.ts';
import type { ReviewDesk } from './review-desk.ts';

interface ChosenCell extends Pick<
  ReviewDesk,
  'active' | 'range' | 'offered' | 'setOffering' | 'marks' | 'sourceOpen' | 'closeSource' | 'select' | 'goTo'
> {
  place: CellPlace | null;
  /** Nothing is offered for it any more, unless it is to check. */
  endOffering: () => void;
}

const NOTHING_OFFERED: readonly Candidate[] = [];

/** The cell that a person is at, what it may say, and where its page says so. While they point at a page no candidates come up. */
export function useActiveCell(
  { shown, columns, gridRows }: Pick<ReviewDesk, 'shown' | 'columns' | 'gridRows'>,
  pointing: boolean,
): ChosenCell {
  const [selection, setSelection] = useState<{ place: CellPlace; range: GridSelection['range'] | null } | null>(null);
  const [offering, setOffering] = useState<{ place: CellPlace; offering: boolean } | null>(null);
  const [sourceOpen, setSourceOpen] = useState(false);
  const place = selection?.place ?? null;
  const active = useMemo(() => activeCell(shown, columns, gridRows.indexOf, place), [shown, columns, gridRows, place]);
  const value = active?.value ?? null;
  const isOffering =
    value !== null && !pointing && (offering?.place === place ? offering.offering : cellState(value.result) === 'to-check');
  const offered = useMemo(() => (isOffering && value ? candidatesToOffer(value.result) : NOTHING_OFFERED), [isOffering, value]);
  const marks = useMemo(() => (active ? evidenceMarks(active, columns, offered) : []), [active, columns, offered]);
  return {
    active,
    place,
    range: selection?.range ?? null,
    offered,
    setOffering: (wanted) => place && setOffering({ place, offering: wanted }),
    endOffering: () => setOffering(null),
    marks,
    sourceOpen: sourceOpen && active !== null,
    closeSource: () => setSourceOpen(false),
    select({ active: chosen, range }) {
      setSelection((before) => ({ place: before && isSamePlace(before.place, chosen) ? before.place : chosen, range }));
      setSourceOpen(true);
    },
    goTo(next) {
      setSelection({ place: next, range: null });
      setSourceOpen(true);
    },
  };
}

function isSamePlace(one: CellPlace, other: CellPlace): boolean {
  return one.rowKey === other.rowKey && one.columnId === other.columnId;
}
