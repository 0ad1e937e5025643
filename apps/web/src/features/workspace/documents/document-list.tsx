import { useVirtualizer } from '@tanstack/react-virtual';
import { ListChecks } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { Button } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { showToast } from '../../../components/toast.ts';
import { useActs } from '../../../lib/acts/offered-acts.ts';
import { plural } from '../../../lib/plural.ts';
import { DocumentItem, type DocumentInSheet } from './document-item.tsx';
import { PrivacyLine } from './privacy-line.tsx';
import { documentsAside, sheetOf, shownDocuments } from '../run/run-sheets.ts';
import type { RunSheet, RunSnapshot, RunStore } from '../run/run-store.ts';
import { drawersText } from '../reading/run-summary.ts';
import { type DocumentSelection, useDocumentSelection } from './use-document-selection.ts';

interface DocumentListProps {
  run: RunSnapshot;
  store: RunStore;
  /** Document id -> what the sheet has of it, as a person left it. */
  inSheet: ReadonlyMap<string, DocumentInSheet>;
  /** Shows a document with its rows. */
  onShow: (documentId: string) => void;
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

/** Height of most documents in the list; each is measured when it is shown. */
const ITEM_HEIGHT_PX = 67;

/** The documents of the run, as many of them as can be seen. */
export function DocumentList({
  run,
  store,
  inSheet,
  onShow,
  onNewRun,
  onRuns,
  unfit,
  onMove,
  onPlace,
  onSplit,
  onJoin,
}: DocumentListProps) {
  const { documents, notice, paused } = run;
  const scroller = useRef<HTMLElement>(null);
  const selection = useDocumentSelection(run);
  const names = useMemo(() => new Map(documents.map(({ id, file }) => [id, file.name])), [documents]);
  const virtual = useVirtualizer({
    count: documents.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ITEM_HEIGHT_PX,
    getItemKey: (index) => documents[index]!.id,
    overscan: 6,
  });
  const shown = virtual.getVirtualItems();
  const aside = useMemo(() => new Set(documentsAside(run).map(({ id }) => id)), [run]);
  const here = useMemo(() => new Set(shownDocuments(run).map(({ id }) => id)), [run]);
  const sheetNow = (documentId: string): RunSheet | null => (here.has(documentId) ? null : sheetOf(run.sheets, documentId));
  const remove = (documentIds: readonly string[]): void => {
    const what = documentIds.length === 1 ? `“${names.get(documentIds[0]!) ?? ''}”` : plural(documentIds.length, 'document');
    const undo = store.remove(documentIds);
    showToast({ signal: 'info', title: `${what} left out.`, action: { label: 'Undo', onSelect: undo, lasting: true } });
  };
  return (
    <div className="left">
      <section className="docs" tabIndex={0} aria-label="Documents" ref={scroller}>
        <div className="head">
          <h2>Documents</h2>
          <p className="drawers">{drawersText(documents)}</p>
          {!selection.selecting && <ListWays selection={selection} onNewRun={onNewRun} onRuns={onRuns} />}
        </div>
        {selection.selecting && <ListTools selection={selection} onRemove={remove} onMove={onMove} onJoin={onJoin} />}
        {notice && (
          <Notice signal="check" onClose={store.dismissNotice}>
            {notice}
          </Notice>
        )}
        <RunNotices run={run} />
        <ul style={{ height: virtual.getTotalSize() }}>
          {shown.map(({ index, key, start }) => {
            const document = documents[index]!;
            const { id, state } = document;
            return (
              <li
                key={key}
                ref={virtual.measureElement}
                data-index={index}
                aria-setsize={documents.length}
                aria-posinset={index + 1}
                style={{ transform: `translateY(${start}px)` }}
              >
                <DocumentItem
                  document={document}
                  store={store}
                  inSheet={inSheet.get(id) ?? NOT_IN_SHEET}
                  elsewhere={aside.has(id) ? null : sheetNow(id)}
                  aside={aside.has(id) ? { runTemplate: run.sheets[0]!.template.name, onPlace: () => onPlace([id]) } : null}
                  searching={run.searching.has(id)}
                  unfit={unfit.has(id)}
                  paused={paused}
                  originalName={state.kind === 'duplicate' ? (names.get(state.of) ?? null) : null}
                  selection={
                    selection.selecting
                      ? { selected: selection.chosen.has(id), onSelect: (selected) => selection.choose(id, selected) }
                      : null
                  }
                  onOpen={() => (aside.has(id) || (state.kind === 'done' && state.rows.length === 0) ? onMove([id]) : onShow(id))}
                  onRemove={() => remove([id])}
                  onMove={() => onMove([id])}
                  onSplit={() => onSplit(id)}
                />
              </li>
            );
          })}
        </ul>
        <PrivacyLine />
      </section>
    </div>
  );
}

const NOT_IN_SHEET: DocumentInSheet = { rows: 0, toCheck: 0 };

/** What holds for the run as a whole: the month's pages, and whether the work outlives the tab. */
function RunNotices({ run: { estimate, keeping } }: { run: RunSnapshot }) {
  return (
    <>
      {estimate && estimate.beyond.files > 0 && estimate.limitSentence && (
        <Notice
          signal="check"
          actions={
            // Without a limit of the month nothing is sold.
            estimate.leftAfter !== null && (
              <a className="btn" href="/pricing">
                See the plans
              </a>
            )
          }
        >
          {estimate.limitSentence}
        </Notice>
      )}
      {keeping.kind === 'not-kept' && <Notice signal="check">{keeping.sentence}</Notice>}
    </>
  );
}

interface ListWaysProps {
  selection: DocumentSelection;
  onNewRun: () => void;
  onRuns: () => void;
}

/** To the documents of this run, together, and to other runs. */
function ListWays({ selection: { all, begin }, onNewRun, onRuns }: ListWaysProps) {
  return (
    <div className="list-tools">
      {all > 1 && (
        <Button look="quiet" size="small" onClick={begin}>
          <ListChecks size={14} strokeWidth={1.5} aria-hidden="true" />
          Select
        </Button>
      )}
      <Button look="quiet" size="small" onClick={onRuns}>
        Runs
      </Button>
      <Button look="quiet" size="small" onClick={onNewRun}>
        New run
      </Button>
    </div>
  );
}

interface ListToolsProps {
  selection: DocumentSelection;
  onRemove: (documentIds: readonly string[]) => void;
  onMove: (documentIds: readonly string[]) => void;
  onJoin: (documentIds: readonly string[]) => void;
}

/** What is done with the documents that were selected. */
function ListTools({ selection, onRemove, onMove, onJoin }: ListToolsProps) {
  const { chosen, joinable } = selection;
  const ids = [...chosen];
  const join = (): void => {
    selection.end();
    onJoin(ids);
  };
  useActs({ 'join-documents': joinable && join });
  return (
    <div className="list-tools" role="toolbar" aria-label="Selected documents">
      <span className="flex-1" role="status">
        {chosen.size.toLocaleString('en-GB')} selected
      </span>
      {joinable && (
        <Button size="small" onClick={join}>
          Join into one document
        </Button>
      )}
      {chosen.size > 0 && (
        <Button
          size="small"
          onClick={() => {
            selection.end();
            onMove(ids);
          }}
        >
          Move
        </Button>
      )}
      {chosen.size > 0 && (
        <Button
          size="small"
          onClick={() => {
            selection.end();
            onRemove(ids);
          }}
        >
          Leave out
        </Button>
      )}
      <Button look="quiet" size="small" onClick={selection.chooseAll}>
        All
      </Button>
      <Button look="quiet" size="small" onClick={selection.end}>
        Done
      </Button>
    </div>
  );
}
