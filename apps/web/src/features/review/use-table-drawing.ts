import type { BoundingBox, DrawnTable } from '@sheetlift/engine/model';
import { isFlow } from '@sheetlift/engine/model';
import { useEffect, useMemo, useState } from 'react';
import { showToast } from '../../components/toast.ts';
import type { TableDrawing } from './pages/table-drawing.ts';
import type { ReviewDesk } from './review-desk.ts';

/** The table of the document in view, drawn by a person: its rows are found anew while they move its borders. */
export function useTableDrawing({ run, store, document, grid }: ReviewDesk): {
  /** Null where the document has no pages to draw on, or its rows are not those of a table. */
  begin: (() => void) | null;
  drawing: TableDrawing | null;
} {
  const [open, setOpen] = useState<{ documentId: string; tables: readonly DrawnTable[] } | null>(null);
  const documentId = document?.id ?? null;
  const state = document?.state;
  const drawable =
    run.place === 'device' && run.rowMode !== 'document' && state?.kind === 'done' && state.reading.size > 0 && !isFlow(state.facts.type);
  const drawn = run.corrections.get(documentId ?? '')?.tables !== undefined;
  const openId = open?.documentId;

  // Another document, or none, is in view: what was not kept is gone.
  if (open && open.documentId !== documentId) setOpen(null);
  useEffect(() => (openId === undefined ? undefined : () => store.tryTable(openId, null)), [store, openId]);

  const drawing = useMemo((): TableDrawing | null => {
    if (!open || open.documentId !== documentId) return null;
    const change = (tables: readonly DrawnTable[]): void => {
      setOpen({ documentId, tables });
      store.tryTable(documentId, tables);
    };
    const end = (): void => {
      setOpen(null);
      grid.current?.focus();
    };
    const keep = (): void =>
      void store.keepTable().then(end, () => {
        showToast({ signal: 'fail', title: 'The table could not be kept.' });
      });
    return {
      tables: open.tables,
      change,
      suggest: (pageNumber: number, box: BoundingBox) =>
        void store.suggestTable(documentId, pageNumber, box).then(
          (table) => change([...open.tables.filter((each) => each.pageNumber !== pageNumber), table]),
          () => undefined,
        ),
      accept: keep,
      cancel() {
        store.tryTable(documentId, null);
        end();
      },
      forget: drawn
        ? () => {
            store.tryTable(documentId, []);
            keep();
          }
        : null,
    };
  }, [open, documentId, store, grid, drawn]);

  const begin = (): void => {
    if (documentId === null) return;
    // What cannot be told where it is, is drawn.
    store.tableOf(documentId).then(
      (tables) => setOpen({ documentId, tables }),
      () => setOpen({ documentId, tables: [] }),
    );
  };
  return { begin: drawable ? begin : null, drawing };
}
