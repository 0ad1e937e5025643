import type { BoundingBox, DrawnTable } from '@sheetlift/engine/model';
import { isFlow } from '@sheetlift/engine/model';
import { type RefObject, useEffect, useMemo, useState } from 'react';
import type { GridHandle } from '../../components/grid/grid.ts';
import { showToast } from '../../components/toast.ts';
import type { RunDocument, RunSnapshot, RunStore } from '../workspace/run/run-store.ts';
import type { TableDrawing } from './pages/table-drawing.ts';
import type { ReviewDesk } from './review-desk.ts';

interface TableDrawingOptions {
  run: RunSnapshot;
  store: RunStore;
  /** The document of the chosen cell. */
  chosen: RunDocument | null;
  grid: RefObject<GridHandle | null>;
}

/**
 * The table of the document in view, drawn by a person: its rows are found anew while they move its borders. The document stays in view
 * meanwhile, even where it has no row for a moment.
 */
export function useTableDrawing({ run, store, chosen, grid }: TableDrawingOptions): Pick<ReviewDesk, 'document' | 'table'> {
  const [open, setOpen] = useState<{ documentId: string; tables: readonly DrawnTable[]; /** Before this. */ drawn: boolean } | null>(null);
  const document = chosen ?? (open && run.documents.find(({ id }) => id === open.documentId)) ?? null;
  const documentId = document?.id ?? null;
  const state = document?.state;
  const drawable =
    run.place === 'device' && run.rowMode !== 'document' && state?.kind === 'done' && state.reading.size > 0 && !isFlow(state.facts.type);
  const openId = open?.documentId;

  // Another document, or none, is in view: what was not kept is gone.
  if (open && open.documentId !== documentId) setOpen(null);
  useEffect(() => (openId === undefined ? undefined : () => store.tryTable(openId, null)), [store, openId]);

  const drawing = useMemo((): TableDrawing | null => {
    if (!open || open.documentId !== documentId) return null;
    const change = (tables: readonly DrawnTable[]): void => {
      setOpen({ ...open, tables });
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
      forget: open.drawn
        ? () => {
            store.tryTable(documentId, []);
            keep();
          }
        : null,
    };
  }, [open, documentId, store, grid]);

  const begin = (): void => {
    if (documentId === null) return;
    const drawn = run.corrections.get(documentId)?.tables !== undefined;
    // What cannot be told where it is, is drawn.
    store.tableOf(documentId).then(
      (tables) => setOpen({ documentId, tables, drawn }),
      () => setOpen({ documentId, tables: [], drawn }),
    );
  };
  return { document, table: { begin: drawable ? begin : null, drawing } };
}
