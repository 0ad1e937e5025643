import { Pencil, Plus } from 'lucide-react';
import { type CSSProperties, type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { AppBar } from '../../components/app-bar.tsx';
import { Button } from '../../components/button.tsx';
import { PaneSplitter } from '../../components/pane-splitter.tsx';
import { Segments } from '../../components/segments.tsx';
import { ExportMenu } from '../../features/review/export-menu.tsx';
import { FindBar } from '../../features/review/find/find-bar.tsx';
import { sheetGrounds } from '../../features/review/find/sheet-grounds.ts';
import { useFind } from '../../features/review/find/use-find.ts';
import { useReplacing } from '../../features/review/find/use-replacing.ts';
import { reviewActs } from '../../features/review/review-acts.ts';
import { ReviewCard } from '../../features/review/review-card.tsx';
import { ReviewProgress } from '../../features/review/review-progress.tsx';
import { ReviewStart } from '../../features/review/review-start.tsx';
import { SheetPane } from '../../features/review/sheet-pane.tsx';
import { SourcePane } from '../../features/review/source-pane.tsx';
import { type RunFields, useFieldMaker } from '../../features/review/use-field-maker.ts';
import { useReviewDesk } from '../../features/review/use-review-desk.ts';
import { openModelDialog } from '../../features/language-model/model-dialog-state.ts';
import { chooseMode } from '../../features/language-model/model-modes.ts';
import { RowModeMenu } from '../../features/templates/row-mode-picker.tsx';
import { AskBar } from '../../features/workspace/asking/ask-bar.tsx';
import { ChooseFiles } from '../../features/workspace/intake/choose-files.tsx';
import { DocumentList } from '../../features/workspace/documents/document-list.tsx';
import { nextStep } from '../../features/workspace/reading/next-step.ts';
import { RunBar } from '../../features/workspace/reading/run-bar.tsx';
import { canSplit } from '../../features/workspace/run/can-split.ts';
import type { RunSnapshot, RunStore } from '../../features/workspace/run/run-store.ts';
import { useActs } from '../../lib/acts/offered-acts.ts';
import { useKeptNumber } from '../../lib/use-kept-number.ts';
import { useNarrow } from '../../lib/use-narrow.ts';
import { MainNav } from '../main-nav.tsx';
import type { RowsChoice } from './empty-home.tsx';

interface RunScreenProps {
  run: RunSnapshot;
  store: RunStore;
  onFiles: (files: File[]) => void;
  picker: ReactNode;
  rows: RowsChoice;
  fields: RunFields;
  /** The columns being edited; false where they are not. */
  editor: ReactNode;
  controls: ReactNode;
  notices: ReactNode;
  onNewRun: () => void;
  /** Shows the runs of this device. */
  onRuns: () => void;
  /** Ids of documents that no template seems to fit. */
  unfit: ReadonlySet<string>;
  /** Asks for the template to whose sheet documents are moved. */
  onMove: (documentIds: readonly string[]) => void;
  /** Asks where a document is to be split. */
  onSplit: (documentId: string) => void;
  /** Makes documents one. */
  onJoin: (documentIds: readonly string[]) => void;
}

const LEAST_PANE_PX = 320;
/** What the rows need beside the documents. */
const LEAST_ROWS_PX = 420;
/** Width of the columns beside the rows, as the style sheet has it. */
const EDITOR_PX = 440;
/** From here on the tools above the rows, with every tab there, have room for words. */
const ROOMY_ROWS_PX = 940;

/** Documents and their progress left, rows right; a chosen cell puts the page it was read from in the documents' place. */
export function RunScreen({
  run,
  store,
  onFiles,
  picker,
  rows,
  fields,
  editor,
  controls,
  notices,
  onNewRun,
  onRuns,
  unfit,
  onMove,
  onSplit,
  onJoin,
}: RunScreenProps) {
  const narrow = useNarrow();
  const review = useReviewDesk(run, store, fields);
  const { goTo } = review;
  const { maker, undoAdded } = useFieldMaker({
    store,
    documentId: review.document?.id ?? null,
    runFields: fields,
    at: review.active?.place ?? null,
    goTo,
  });
  const desk = { ...review, undo: () => void (undoAdded() || review.undo()) };
  // Somebody wants to point at a page, and none is in view: the first one there is.
  const pageWanted = fields.pointing && !desk.sourceOpen;
  const showFirst = useEffectEvent(() => {
    const [first] = desk.rows.filter((row) => row.kind === 'found');
    const [column] = desk.columns.filter(({ kind }) => kind === 'field');
    if (first && column) goTo(desk.active?.place ?? { rowKey: first.key, columnId: column.id });
  });
  useEffect(() => {
    if (pageWanted) showFirst();
  }, [pageWanted]);
  const [pane, setPane] = useState<'documents' | 'rows'>('documents');
  const [chosenPx, setChosenPx] = useKeptNumber('sheetlift.pane');
  const two = useRef<HTMLDivElement>(null);
  const widthPx = useWidth(two);
  const mostPx = Math.max(LEAST_PANE_PX, widthPx - LEAST_ROWS_PX);
  const leftPx = Math.min(mostPx, chosenPx ?? Math.max(LEAST_PANE_PX, Math.min(560, Math.round(widthPx * 0.33))));
  const tight = !narrow && widthPx - leftPx - (editor ? EDITOR_PX : 0) < ROOMY_ROWS_PX;

  const closeSource = (): void => {
    fields.setPointing(false);
    desk.closeSource();
  };
  const card = narrow && desk.sourceOpen;
  const later = nextStep(run) !== null;
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
    'new-field': desk.rows.length > 0 && !fields.pointing && (() => fields.setPointing(true)),
    'move-document': desk.document && {
      name: `Move ${desk.document.file.name} to another template`,
      run: () => desk.document && onMove([desk.document.id]),
    },
    'split-document': desk.document &&
      canSplit(desk.document) && {
        name: `Split ${desk.document.file.name} into documents`,
        run: () => desk.document && onSplit(desk.document.id),
      },
    'close-page': desk.sourceOpen && closeSource,
  });

  return (
    <>
      <div className="work" data-pane={pane} inert={card}>
        <AppBar>
          <MainNav />
          <div className="bar-end">
            <ChooseFiles className={narrow ? 'btn quiet' : 'btn'} onFiles={onFiles}>
              <Plus size={16} strokeWidth={1.5} aria-hidden="true" />
              {narrow ? 'Add' : 'Add documents'}
            </ChooseFiles>
            {controls}
          </div>
        </AppBar>
        <main className="run">
          <RunBar run={run} store={store} narrow={narrow}>
            {!narrow && (
              <div className="run-review">
                <ReviewProgress desk={desk} />
                <ExportMenu desk={desk} later={later} />
              </div>
            )}
          </RunBar>
          {run.model && (
            <AskBar
              model={run.model}
              onMode={(mode) => chooseMode(run.template.name, mode)}
              onAsk={store.askModel}
              onStop={store.stopAsking}
              onSetUp={openModelDialog}
            />
          )}
          {notices}
          {!narrow && <FindBar find={find} where="rows and pages" replacing={replacing} />}
          <div
            className={editor ? 'two edited' : 'two'}
            data-tight={tight}
            ref={two}
            style={narrow ? undefined : ({ '--left': `${leftPx}px` } as CSSProperties)}
          >
            <div className="left-pane" id="documents-pane">
              {desk.sourceOpen && !narrow ? (
                <SourcePane desk={desk} maker={maker} find={find} onClose={closeSource} />
              ) : (
                <DocumentList
                  run={run}
                  store={store}
                  inSheet={desk.tally.documents}
                  onNewRun={onNewRun}
                  onRuns={onRuns}
                  unfit={unfit}
                  onMove={onMove}
                  onSplit={onSplit}
                  onJoin={onJoin}
                />
              )}
            </div>
            {!narrow && (
              <PaneSplitter
                label="Width of the documents"
                controls="documents-pane"
                widthPx={leftPx}
                leastPx={LEAST_PANE_PX}
                mostPx={mostPx}
                onResize={setChosenPx}
                onReset={() => setChosenPx(null)}
              />
            )}
            <SheetPane
              desk={desk}
              tools={
                <>
                  {picker}
                  <Button
                    look="quiet"
                    icon={tight}
                    aria-label="Edit columns"
                    aria-expanded={Boolean(editor)}
                    {...(tight && { title: 'Edit columns' })}
                    onClick={rows.onEdit}
                  >
                    <Pencil size={16} strokeWidth={1.5} aria-hidden="true" />
                    {!tight && 'Edit columns'}
                  </Button>
                  {!editor && !narrow && <RowModeMenu chosen={rows.mode} onChoose={rows.onMode} />}
                </>
              }
            />
            {editor && <div className="editor-pane">{editor}</div>}
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

/** The width an element has, as the window and its neighbours leave it. */
function useWidth(element: RefObject<HTMLElement | null>): number {
  const [widthPx, setWidthPx] = useState(() => document.documentElement.clientWidth);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => entry && setWidthPx(Math.round(entry.contentRect.width)));
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return widthPx;
}
