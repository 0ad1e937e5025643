import type { TemplateField } from '@sheetlift/engine/model';
import { useCallback, useMemo, useRef } from 'react';
import { showToast } from '../../components/toast.ts';
import type { RunSnapshot, RunStore } from '../workspace/run/run-store.ts';
import type { CellPlace } from './active-cell.ts';
import type { FieldMaker } from './pages/field-maker.ts';
import { placedEdits, rowsAt } from './placed-edits.ts';
import { rowsWith } from './rows-with.ts';
import { takeBack } from './take-back.ts';

/** What the fields of the run are, and the ways to change them. */
export interface RunFields {
  fields: readonly TemplateField[];
  add: (field: TemplateField) => void;
  drop: (id: string) => void;
  pointing: boolean;
  setPointing: (pointing: boolean) => void;
}

interface FieldMakerOptions {
  store: RunStore;
  /** The document in view; null where none is. */
  documentId: string | null;
  runFields: RunFields;
  /** The chosen cell, which is gone back to where the field is not wanted after all. */
  at: CellPlace | null;
  goTo: (place: CellPlace) => void;
}

/**
 * Makes a column of what is pointed at: all documents are searched for it, and where this one is not found to say it, that is put right.
 */
export function useFieldMaker({
  store,
  documentId,
  runFields: { fields, add, drop, pointing, setPointing },
  at,
  goTo,
}: FieldMakerOptions): {
  maker: FieldMaker;
  undoAdded: () => boolean;
} {
  const added = useRef<{ after: RunSnapshot['corrections']; undo: () => void } | null>(null);
  const suggest = useCallback<FieldMaker['suggest']>(
    ({ text, evidence }) =>
      documentId === null
        ? Promise.reject(new Error('There is no document to look into.'))
        : store.suggestField(documentId, text, evidence),
    [store, documentId],
  );
  const maker = useMemo<FieldMaker>(
    () => ({
      pointing,
      setPointing,
      fields,
      suggest,
      add(field, placed, value) {
        if (documentId === null) return;
        add(field);
        const settle = async (): Promise<void> => {
          const rows = await rowsWith(store, documentId, field.id);
          if (rows.length === 0) return;
          const edits = placedEdits(rows, field, placed, value, new Date().toISOString());
          if (edits.length > 0) store.edit(edits);
          const after = store.snapshot().corrections;
          const undo = (): void => {
            added.current = null;
            takeBack(store, edits, after);
            if (at) goTo(at);
            drop(field.id);
          };
          added.current = { after, undo };
          const [first] = rowsAt(rows, placed.evidence);
          if (first) goTo({ rowKey: first.key, columnId: field.id });
          showToast({
            signal: 'done',
            title: `“${field.variableName}” added`,
            sentence: sentenceOf(store.snapshot(), edits.length > 0),
            action: { label: 'Undo', onSelect: undo },
          });
        };
        void settle();
      },
    }),
    [store, documentId, fields, add, drop, pointing, setPointing, suggest, at, goTo],
  );
  /** Takes the field back where making it was the last thing done; false where it was not. */
  const undoAdded = useCallback((): boolean => {
    const last = added.current;
    if (!last || store.snapshot().corrections !== last.after) return false;
    last.undo();
    return true;
  }, [store]);
  return { maker, undoAdded };
}

function sentenceOf({ documents }: RunSnapshot, taught: boolean): string {
  const others = documents.filter(({ state }) => state.kind === 'done').length - 1;
  if (others === 0) return taught ? 'Its value is the one you pointed at.' : 'Its value was found by itself too.';
  return taught
    ? 'Its value here is the one you pointed at; the other documents are searched with it.'
    : 'Its value was found here by itself too, and is looked for in the other documents.';
}
