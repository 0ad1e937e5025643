import { Table2, X } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { useActs } from '../../lib/acts/offered-acts.ts';
import { useNarrow } from '../../lib/use-narrow.ts';
import type { Find } from './find/use-find.ts';
import { DocumentView } from './pages/document-view.tsx';
import type { FieldMaker } from './pages/field-maker.ts';
import type { MarkMode, Pick } from './pages/view-marks.ts';
import type { ReviewDesk } from './review-desk.ts';
import { useBoxReader } from './use-box-reader.ts';
import { useUnusedPrint } from './use-unused-print.ts';

interface SourcePaneProps {
  desk: ReviewDesk;
  /** Null where no fields can be made. */
  maker: FieldMaker | null;
  find: Find;
  /** Stands above the document, such as what is looked for. */
  bar?: ReactNode;
  onClose?: () => void;
}

/** The document beside its rows, opened where the chosen cell was read. */
export function SourcePane({ desk, maker, find, bar, onClose }: SourcePaneProps) {
  const { active, document, marks, store, table } = desk;
  const narrow = useNarrow();
  const [mode, setMode] = useState<MarkMode>('all');
  useActs({ 'draw-table': table.begin && !table.drawing && table.begin });
  const unused = useUnusedPrint(desk, mode === 'unused');
  const shown = useMemo(() => (unused && unused.length > 0 ? [...marks, ...unused] : marks), [marks, unused]);
  const onPage = marks.some((mark) => mark.active);
  const pageNumber = active?.row.kind === 'found' ? active.row.row.pageNumber : 1;
  const rowKey = active?.row.key;
  // A cell without a place of its own leads to the page its row begins on.
  const goTo = useMemo(() => (onPage ? undefined : { pageNumber, rowKey }), [onPage, pageNumber, rowKey]);
  const boxReader = useBoxReader({
    store,
    documentId: document?.id ?? null,
    cellKey: active?.value ? `${active.row.key}/${active.column.id}` : null,
    // The keys are the sheet's then, whatever came of it: the value is confirmed, chosen or typed there.
    take(readings) {
      desk.takeReread(readings);
      desk.grid.current?.focus();
    },
    onTrouble: desk.showTrouble,
  });
  if (!document) return null;
  const close =
    onClose &&
    ((): void => {
      table.drawing?.cancel();
      onClose();
    });
  /** After a word was taken the keys are the sheet's: Tab goes on from there. On a phone the page covers the sheet. */
  const take = (pick: Pick): string | null => {
    const refusal = desk.cite(pick);
    if (refusal === null) toSheet();
    return refusal;
  };
  const toSheet = (): void => {
    if (narrow) close?.();
    else desk.grid.current?.focus();
  };
  return (
    <section className="left source" aria-label="Source">
      {bar}
      <DocumentView
        key={document.id}
        found={find.onPages(document.id)}
        onFind={find.open}
        store={store}
        document={document}
        marks={shown}
        mode={mode}
        onModeChange={setMode}
        table={table.drawing}
        {...(active?.value && { onPick: take, selectionAction: { label: `Use in ${active.column.name}`, run: take } })}
        {...(boxReader && { boxReader })}
        {...(maker && { fieldMaker: maker })}
        onPickMark={(mark) =>
          mark.state === 'unused' ? take({ text: mark.text, evidence: [...mark.evidence], words: [] }) : desk.pickMark(mark) && toSheet()
        }
        {...(goTo && { goTo })}
        {...(active && { rowLabel: `used in row ${active.rowIndex + 1}` })}
        tools={
          <>
            {table.begin && (
              <Button
                look="quiet"
                size="small"
                icon
                aria-label="Table"
                title="Table: draw its borders"
                aria-pressed={table.drawing !== null}
                onClick={table.drawing?.cancel ?? table.begin}
              >
                <Table2 size={16} strokeWidth={1.5} aria-hidden="true" />
              </Button>
            )}
            {close && (
              <Button look="quiet" size="small" icon aria-label="Close, back to the documents" onClick={close}>
                <X size={16} strokeWidth={1.5} aria-hidden="true" />
              </Button>
            )}
          </>
        }
      />
    </section>
  );
}
