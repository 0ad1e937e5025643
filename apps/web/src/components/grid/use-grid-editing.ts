import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { plural } from '../../lib/plural.ts';
import type { EditorField } from './cell-editor.tsx';
import type { GridEditReason, GridProps, GridRange } from './grid.ts';
import { isReadOnly, type PlannedEdits, planPaste, valueOf } from './grid-edits.ts';
import { type CellIndex, rangeOfCell } from './grid-range.ts';

interface Editing {
  rowKey: string;
  columnId: string;
  text: string;
  /** Begun by typing: arrow keys end it and move on. Begun by F2 or a double click: they move in the text. */
  arrowsMove: boolean;
  refusal: string | null;
}

export interface EditingState {
  /** The cell in which the editor stands, wherever its row is by now; null while nothing is edited. */
  at: CellIndex | null;
  text: string;
  arrowsMove: boolean;
  refusal: string | null;
  field: RefObject<EditorField | null>;
  /** Opens the editor, with the cell's value where no text is given. */
  begin: (at: CellIndex, options: { text?: string; arrowsMove: boolean }) => boolean;
  /** True: nothing is being edited any more. With a range the text goes into all its cells. */
  commit: (range?: GridRange | null) => boolean;
  cancel: () => void;
  /** The text becomes another, as if it had been typed. */
  pick: (text: string) => void;
  clearRefusal: () => void;
  arrowsStay: () => void;
  /** Gives edits to the owner and says what became of them. */
  apply: (planned: PlannedEdits, reason: GridEditReason, leftOut?: LeftOut) => void;
}

interface LeftOut {
  rows: number;
  columns: number;
}

const VERBS = { paste: 'pasted', fill: 'filled', clear: 'cleared', cut: 'cut', type: 'changed' } as const satisfies Record<
  GridEditReason,
  string
>;

/** What stands in the editor, and how edits of every kind reach the owner. */
export function useGridEditing({ rows, columns, onEdit }: GridProps, say: (sentence: string) => void, focusGrid: () => void): EditingState {
  const [state, setState] = useState<Editing | null>(null);
  const field = useRef<EditorField>(null);
  const at = state && indexOf(state);

  function indexOf({ rowKey, columnId }: Editing): CellIndex | null {
    const row = rows.indexOf(rowKey);
    const column = columns.findIndex(({ id }) => id === columnId);
    return row < 0 || column < 0 ? null : { row, column };
  }

  function close(): void {
    const hadFocus = document.activeElement === field.current;
    if (hadFocus) focusGrid();
    flushSync(() => setState(null));
  }

  return {
    at,
    text: state?.text ?? '',
    arrowsMove: state?.arrowsMove ?? false,
    refusal: state?.refusal ?? null,
    field,
    begin: ({ row, column }, { text, arrowsMove }) => {
      const head = columns[column]!;
      const line = rows.rowAt(row);
      const cell = line.cellOf(head.id);
      if (!onEdit || isReadOnly(head, cell)) {
        say('This cell cannot be changed.');
        return false;
      }
      // At once, for the key that opens the editor shall be written into it.
      flushSync(() => setState({ rowKey: line.key, columnId: head.id, text: text ?? valueOf(cell), arrowsMove, refusal: null }));
      return true;
    },
    commit: (range) => {
      if (!state || !at) return true;
      const { edits } = planPaste({ rows, columns }, range ?? rangeOfCell(at), [[field.current?.value ?? state.text]]);
      const refusal = edits.length > 0 ? (onEdit?.(edits, 'type') ?? null) : null;
      if (refusal !== null) {
        setState({ ...state, refusal });
        return false;
      }
      close();
      return true;
    },
    cancel: close,
    pick: (text) => {
      if (field.current) field.current.value = text;
    },
    clearRefusal: () => state?.refusal && setState({ ...state, refusal: null }),
    arrowsStay: () => state && setState({ ...state, arrowsMove: false }),
    apply: ({ edits, cells, readOnly }, reason, leftOut = { rows: 0, columns: 0 }) => {
      const refusal = edits.length > 0 ? (onEdit?.(edits, reason) ?? null) : null;
      if (refusal !== null) return say(refusal);
      const count = reason === 'paste' ? cells : edits.length;
      say(
        [
          count > 0 || readOnly === 0 ? `${plural(count, 'cell')} ${VERBS[reason]}.` : '',
          leftOutSentence(leftOut),
          readOnly > 0 ? `${plural(readOnly, 'cell')} cannot be changed.` : '',
        ]
          .filter(Boolean)
          .join(' '),
      );
    },
  };
}

function leftOutSentence({ rows, columns }: LeftOut): string {
  const parts = [rows > 0 ? plural(rows, 'row') : '', columns > 0 ? plural(columns, 'column') : ''].filter(Boolean);
  return parts.length === 0 ? '' : `${parts.join(' and ')} did not fit.`;
}
