import type { CorrectedRow } from '@sheetlift/engine/review';
import { Camera, Pencil, Plus } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { Button } from '../../components/button.tsx';
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
import { documentsAside } from '../../features/workspace/run/run-sheets.ts';
import type { RunSnapshot, RunStore } from '../../features/workspace/run/run-store.ts';
import { ACTS } from '../../lib/acts/act-table.ts';
import { useActs } from '../../lib/acts/offered-acts.ts';
import { useNarrow } from '../../lib/use-narrow.ts';
import { DeskLayout } from '../desk/desk-layout.tsx';
import { RunReview } from '../desk/run-review.tsx';
import type { RowsChoice } from './empty-home.tsx';

interface RunScreenProps {
  run: RunSnapshot;
  store: RunStore;
  onFiles: (files: File[]) => void;
  picker: ReactNode;
  rows: RowsChoice;
  fields: RunFields;
  /** The columns being edited; false where they are not. */
  editor: ((row: CorrectedRow | null) => ReactNode) | null;
  notices: ReactNode;
  onNewRun: () => void;
  /** Shows the runs of this device. */
  onRuns: () => void;
  /** Ids of documents that no template seems to fit. */
  unfit: ReadonlySet<string>;
  /** Asks for the template to whose sheet documents are moved. */
  onMove: (documentIds: readonly string[]) => void;
  /** Puts documents that no template fits on the run's own sheet. */
  onPlace: (documentIds: readonly string[]) => void;
  /** Asks where a document is to be split. */
  onSplit: (documentId: string) => void;
  /** Makes documents one. */
  onJoin: (documentIds: readonly string[]) => void;
}

/** The desk of a run of this device. */
export function RunScreen({
  run,
  store,
  onFiles,
  picker,
  rows,
  fields,
  editor,
  notices,
  onNewRun,
  onRuns,
  unfit,
  onMove,
  onPlace,
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
  const closeSource = (): void => {
    fields.setPointing(false);
    desk.closeSource();
  };
  const later = nextStep(run) !== null;
  const aside = documentsAside(run).map(({ id }) => id);
  const placeAside = aside.length > 0 && (() => onMove(aside));
  useActs({
    'new-field': desk.rows.length > 0 && !fields.pointing && (() => fields.setPointing(true)),
    'move-document': desk.document
      ? {
          name: `Move ${desk.document.file.name} to another template`,
          run: () => desk.document && onMove([desk.document.id]),
        }
      : placeAside && { name: ACTS['place-documents'].name, run: placeAside },
    'place-documents': placeAside,
    'split-document': desk.document &&
      canSplit(desk.document) && {
        name: `Split ${desk.document.file.name} into documents`,
        run: () => desk.document && onSplit(desk.document.id),
      },
  });

  return (
    <DeskLayout
      desk={desk}
      maker={maker}
      later={later}
      progress={
        <RunBar
          run={run}
          store={store}
          narrow={narrow}
          more={
            <>
              <ChooseFiles className="btn quiet" onFiles={onFiles}>
                <Plus size={16} strokeWidth={1.5} aria-hidden="true" />
                {narrow ? 'Add' : 'Add documents'}
              </ChooseFiles>
              {narrow && (
                <span className="coarse-only">
                  <ChooseFiles className="btn quiet icon" source="camera" onFiles={onFiles}>
                    <Camera size={16} strokeWidth={1.5} role="img" aria-label="Take a photo" />
                  </ChooseFiles>
                </span>
              )}
            </>
          }
        >
          {!narrow && <RunReview desk={desk} later={later} />}
        </RunBar>
      }
      notices={
        <>
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
        </>
      }
      documents={
        <DocumentList
          run={run}
          store={store}
          inSheet={desk.tally.documents}
          onShow={(documentId) => desk.show({ kind: 'page', documentId })}
          onNewRun={onNewRun}
          onRuns={onRuns}
          unfit={unfit}
          onMove={onMove}
          onPlace={onPlace}
          onSplit={onSplit}
          onJoin={onJoin}
        />
      }
      renderTools={(tight) => (
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
      )}
      editor={editor}
      onCloseSource={closeSource}
    />
  );
}
