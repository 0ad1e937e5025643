import { X } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { Button } from '../../components/button.tsx';
import type { Find } from './find/use-find.ts';
import { DocumentView } from './pages/document-view.tsx';
import type { FieldMaker } from './pages/field-maker.ts';
import type { MarkMode } from './pages/view-marks.ts';
import type { ReviewDesk } from './review-desk.ts';

interface SourcePaneProps {
  desk: ReviewDesk;
  maker: FieldMaker;
  find: Find;
  /** Stands above the document, such as what is looked for. */
  bar?: ReactNode;
  onClose?: () => void;
}

/** The document beside its rows, opened where the chosen cell was read. */
export function SourcePane({ desk, maker, find, bar, onClose }: SourcePaneProps) {
  const { active, document, marks, store } = desk;
  const [mode, setMode] = useState<MarkMode>('all');
  const onPage = marks.some((mark) => mark.active);
  const pageNumber = active?.row.kind === 'found' ? active.row.row.pageNumber : 1;
  const rowKey = active?.row.key;
  // A cell without a place of its own leads to the page its row begins on.
  const goTo = useMemo(() => (onPage ? undefined : { pageNumber, rowKey }), [onPage, pageNumber, rowKey]);
  if (!document || !active) return null;
  const { value } = active;
  return (
    <section className="left source" aria-label="Source">
      {bar}
      <DocumentView
        key={document.id}
        found={find.onPages(document.id)}
        onFind={find.open}
        store={store}
        document={document}
        marks={marks}
        mode={mode}
        onModeChange={setMode}
        {...(value && { onPick: desk.cite, selectionAction: { label: `Use in ${active.column.name}`, run: desk.cite } })}
        fieldMaker={maker}
        onPickMark={desk.pickMark}
        {...(goTo && { goTo })}
        rowLabel={`used in row ${active.rowIndex + 1}`}
        tools={
          onClose && (
            <Button look="quiet" size="small" icon aria-label="Close, back to the documents" onClick={onClose}>
              <X size={16} strokeWidth={1.5} aria-hidden="true" />
            </Button>
          )
        }
      />
    </section>
  );
}
