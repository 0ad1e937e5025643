import '../styles/desk.css';
import type { CorrectedRow } from '@sheetlift/engine/review';
import { type CSSProperties, type ReactNode, useRef, useState } from 'react';
import { PaneSplitter } from '../../components/pane-splitter.tsx';
import { Segments } from '../../components/segments.tsx';
import { ExportMenu } from '../../features/review/export-menu.tsx';
import { FindBar } from '../../features/review/find/find-bar.tsx';
import { sheetGrounds } from '../../features/review/find/sheet-grounds.ts';
import { useFind } from '../../features/review/find/use-find.ts';
import { useReplacing } from '../../features/review/find/use-replacing.ts';
import type { FieldMaker } from '../../features/review/pages/field-maker.ts';
import { reviewActs } from '../../features/review/review-acts.ts';
import { ReviewCard } from '../../features/review/review-card.tsx';
import type { ReviewDesk } from '../../features/review/review-desk.ts';
import { ReviewStart } from '../../features/review/review-start.tsx';
import { SheetPane } from '../../features/review/sheet-pane.tsx';
import { SourcePane } from '../../features/review/source-pane.tsx';
import { useActs } from '../../lib/acts/offered-acts.ts';
import { useNarrow } from '../../lib/use-narrow.ts';
import { useBarOutOfReach } from '../page-bar.tsx';
import { usePaneWidths } from './use-pane-widths.ts';

interface DeskLayoutProps {
  desk: ReviewDesk;
  /** Null where no fields can be made of a page. */
  maker: FieldMaker | null;
  /** Reading comes first: the buttons that go on are not primary yet. */
  later: boolean;
  /** How far the run is. */
  progress: ReactNode;
  notices: ReactNode;
  /** The documents of the run. */
  documents: ReactNode;
  /** In the place of a page that cannot be shown; null where it can. */
  closedPage?: ReactNode;
  /** Above the rows; `tight`: marks without words. */
  renderTools?: (tight: boolean) => ReactNode;
  /** The columns being edited, beside the rows and what the row of the chosen cell says; null where they are not. */
  editor?: ((row: CorrectedRow | null) => ReactNode) | null;
  onCloseSource: () => void;
}

/**
 * The desk of a run, wherever its documents are read: documents and their progress left, rows right; a chosen cell puts the page it was read
 * from in the documents' place. On a phone one of the two is seen, and a cell is a card of its own.
 */
export function DeskLayout(props: DeskLayoutProps) {
  const { desk, maker, later, progress, notices, documents, closedPage, renderTools, editor, onCloseSource } = props;
  const { run, store } = desk;
  const narrow = useNarrow();
  const [pane, setPane] = useState<'documents' | 'rows'>('documents');
  const two = useRef<HTMLDivElement>(null);
  const widths = usePaneWidths(two, Boolean(editor));
  const tight = !narrow && widths.tight;
  const card = narrow && desk.sourceOpen;
  useBarOutOfReach(card);
  const find = useFind({
    store,
    // On a phone a cell is a card of its own: the pages alone are searched.
    ground: { sheets: () => (narrow ? [] : sheetGrounds(run, { rows: desk.shown, columns: desk.columns })), documents: run.documents },
    show: desk.show,
  });
  const replacing = useReplacing(desk, find);
  useActs({
    ...reviewActs(desk),
    find: (!narrow || card) && desk.rows.length > 0 && (narrow ? find.open : replacing.open),
    replace: !narrow && desk.rows.length > 0 && replacing.open,
    'close-page': desk.sourceOpen && onCloseSource,
  });

  return (
    <>
      <div className="work" data-pane={pane} inert={card}>
        <main className="run">
          {progress}
          {notices}
          {!narrow && <FindBar find={find} where="rows and pages" replacing={replacing} />}
          <div
            className={editor ? 'two edited' : 'two'}
            data-tight={tight}
            ref={two}
            style={narrow ? undefined : ({ '--left': `${widths.leftPx}px` } as CSSProperties)}
          >
            <div className="left-pane" id="documents-pane">
              {desk.sourceOpen && !narrow
                ? (closedPage ?? <SourcePane desk={desk} maker={maker} find={find} onClose={onCloseSource} />)
                : documents}
            </div>
            {!narrow && (
              <PaneSplitter
                label="Width of the documents"
                controls="documents-pane"
                widthPx={widths.leftPx}
                leastPx={widths.leastPx}
                mostPx={widths.mostPx}
                onResize={widths.choose}
                onReset={() => widths.choose(null)}
              />
            )}
            <SheetPane desk={desk} tools={renderTools?.(tight)} />
            {editor && <div className="editor-pane">{editor(openRowOf(desk))}</div>}
          </div>
        </main>
        {narrow && (
          <nav className="thumb-bar" aria-label="Parts of the run">
            <Segments
              label="Show"
              segments={[
                { value: 'documents', label: `Documents ${run.documents.length}` },
                { value: 'rows', label: `Rows ${desk.rows.length}` },
              ]}
              chosen={pane}
              onChoose={setPane}
            />
            <ReviewStart desk={desk} later={later} />
            <ExportMenu desk={desk} compact />
          </nav>
        )}
      </div>
      {card && (
        <ReviewCard
          desk={desk}
          maker={maker}
          find={find}
          onClose={desk.closeSource}
          done={<ExportMenu desk={desk} later={desk.tally.cells['to-check'] > 0} />}
        />
      )}
    </>
  );
}

/** What the row of the chosen cell says, whose page is open. */
function openRowOf({ sourceOpen, active }: ReviewDesk): CorrectedRow | null {
  return sourceOpen && active?.row.kind === 'found' ? active.row.row : null;
}
