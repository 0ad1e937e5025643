import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../../../components/badge.tsx';
import { Button } from '../../../components/button.tsx';
import { PageTicks } from '../../../components/page-ticks.tsx';
import { showToast } from '../../../components/toast.ts';
import { plural } from '../../../lib/plural.ts';
import { canSplit } from '../run/can-split.ts';
import { unreadPages } from '../run/unread-pages.ts';
import { DocumentActions } from './document-actions.tsx';
import { DocumentThumb } from './document-thumb.tsx';
import { kindName } from '../run/kind-name.ts';
import { PageRangeForm } from './page-range-form.tsx';
import { countPages, formatPageRanges } from '../run/page-ranges.ts';
import type { DocumentState, DoneState, RunDocument, RunSheet, RunStore } from '../run/run-store.ts';
import { UnlockForm } from './unlock-form.tsx';

/** Sentences shown under a document; the rest is counted. */
const MOST_ISSUES = 3;

/**
 * Failures after which the same file may well be read: it was stopped, the device was busy, we made a mistake, or what was kept of it was
 * damaged.
 */
const WORTH_ANOTHER_TRY = ['aborted', 'timed_out', 'internal', 'kept_damaged'];

/** What the sheet has of a document. */
export interface DocumentInSheet {
  rows: number;
  /** Cells. */
  toCheck: number;
}

interface DocumentItemProps {
  document: RunDocument;
  store: RunStore;
  inSheet: DocumentInSheet;
  /** The sheet on which its rows stand, where that is not the one that is shown. */
  elsewhere: RunSheet | null;
  /** Where no template fits it, so that it has no rows: the run's own template, and how it is put on its sheet all the same. */
  aside: { runTemplate: string; onPlace: () => void } | null;
  /** Its rows are those of other fields: today's are being looked for. */
  searching: boolean;
  /** No template seems to fit it; it has rows all the same. */
  unfit: boolean;
  paused: boolean;
  /** File name of the document with the same content. */
  originalName: string | null;
  /** Null: documents are not being selected. */
  selection: { selected: boolean; onSelect: (selected: boolean) => void } | null;
  /** Shows it with its rows, or beside the question what it is for. */
  onOpen: () => void;
  onRemove: (documentId: string) => void;
  /** Asks for the template to whose sheet it is moved. */
  onMove: () => void;
  /** Asks where it is to be split. */
  onSplit: () => void;
}

/** One document: what it is, how far it is, and what went wrong, told where it went wrong. */
export function DocumentItem(props: DocumentItemProps) {
  const { document, store, aside, selection, onOpen, onRemove, onMove, onSplit } = props;
  const { id, file, ranges, state } = document;
  const [choosing, setChoosing] = useState(false);
  const kind = kindName(state);
  const facts = 'facts' in state ? state.facts : null;
  return (
    <div className={aside ? 'file aside' : itemClass(state)}>
      {selection && (
        <input
          type="checkbox"
          className="tick"
          aria-label={`Select ${file.name}`}
          checked={selection.selected}
          onChange={(event) => selection.onSelect(event.target.checked)}
        />
      )}
      <DocumentThumb document={document} store={store} />
      <div className="min-w-0 flex-1">
        <div className="top">
          <b className="clip flex-1" title={file.name}>
            {state.kind === 'done' ? (
              <button type="button" className="file-open clip" aria-label={`Open ${file.name}`} onClick={onOpen}>
                {file.name}
              </button>
            ) : (
              file.name
            )}
          </b>
          {facts && (
            <span className="page-count">
              {ranges ? `${countPages(ranges, facts.pageCount)} of ${plural(facts.pageCount, 'page')}` : plural(facts.pageCount, 'page')}
            </span>
          )}
          <StateBadge state={state} kind={kind} />
          <DocumentActions
            document={document}
            store={store}
            onChoosePages={() => setChoosing(true)}
            onRemove={() => onRemove(id)}
            onMove={onMove}
            onSplit={onSplit}
          />
        </div>
        {facts && state.kind !== 'duplicate' && <PageTicks pageCount={countPages(ranges, facts.pageCount)} {...ticksOf(state)} />}
        <DocumentNews {...props} />
        {choosing && facts && (
          <PageRangeForm
            fileName={file.name}
            pageCount={facts.pageCount}
            ranges={ranges}
            onChoose={(chosen) => {
              setChoosing(false);
              store.choosePages(id, chosen);
            }}
            onCancel={() => setChoosing(false)}
          />
        )}
      </div>
    </div>
  );
}

function StateBadge({ state, kind }: { state: DocumentState; kind: string | null }) {
  if (state.kind === 'failed' || state.kind === 'locked') return <Badge signal="fail">{state.kind}</Badge>;
  return kind && <Badge>{kind}</Badge>;
}

function DocumentNews(props: DocumentItemProps) {
  const { document, store, inSheet, elsewhere, aside, searching, unfit, paused, originalName, onRemove, onMove, onSplit } = props;
  const { id, file, ranges, state } = document;
  switch (state.kind) {
    case 'opening':
      return <p className="state">Opening</p>;
    case 'ready':
      return <p className="state">{ranges ? `Pages ${formatPageRanges(ranges)}, not read yet` : 'Not read yet'}</p>;
    case 'waiting':
      return <p className="state">Waiting</p>;
    case 'reading':
      return <ReadingNews document={document} paused={paused} />;
    case 'finding':
      return LOOKING;
    case 'locked':
      return (
        <UnlockForm
          fileName={file.name}
          sentence={
            state.refused
              ? 'That password does not open this file. Enter another one, or leave the file out. No pages were counted.'
              : 'This file is locked. Enter its password to read it, or leave it out. No pages were counted.'
          }
          refused={state.refused}
          onUnlock={(password) =>
            void store.unlock(id, password).catch(() =>
              showToast({
                signal: 'fail',
                title: `${file.name} could not be opened`,
                sentence: 'Try the password again; nothing else was changed.',
              }),
            )
          }
          onLeaveOut={() => onRemove(id)}
        />
      );
    case 'duplicate':
      return (
        <>
          <p className="state">{originalName === null ? 'Same content as another file.' : `Same content as ${originalName}.`} Left out.</p>
          <p className="choices">
            <Button size="small" onClick={() => store.keepDuplicate(id)}>
              Read it too
            </Button>
            <Button look="quiet" size="small" onClick={() => onRemove(id)}>
              Leave out
            </Button>
          </p>
        </>
      );
    case 'failed':
      return (
        <>
          <p className="state" role="alert">
            {state.message}
          </p>
          <p className="choices">
            {WORTH_ANOTHER_TRY.includes(state.code) && (
              <Button size="small" onClick={() => store.readAgain(id)}>
                Read again
              </Button>
            )}
            <Button look="quiet" size="small" onClick={() => onRemove(id)}>
              Leave out
            </Button>
          </p>
        </>
      );
    case 'done':
      if (aside)
        return (
          <>
            <p className="state">
              <b>No row</b> · no template fits it
            </p>
            <p className="choices">
              <Button size="small" onClick={onMove}>
                Choose a template
              </Button>
              <Button size="small" look="quiet" onClick={aside.onPlace}>
                Put under “{aside.runTemplate}”
              </Button>
            </p>
          </>
        );
      return elsewhere ? (
        <p className="choices">
          <Button size="small" look="quiet" onClick={() => store.showSheet(elsewhere.id)}>
            Show in “{elsewhere.template.name}”
          </Button>
        </p>
      ) : searching ? (
        LOOKING
      ) : (
        <>
          <Outcome document={document} state={state} inSheet={inSheet} store={store} onSplit={onSplit} />
          {unfit && (
            <>
              <p className="state">No template seems to fit it.</p>
              <p className="choices">
                <Button size="small" onClick={onMove}>
                  Choose a template
                </Button>
              </p>
            </>
          )}
        </>
      );
  }
}

const LOOKING = <p className="state">Looking for the columns</p>;

/** "Page 12 of 44, reading scan". */
function ReadingNews({ document: { ranges, state }, paused }: { document: RunDocument; paused: boolean }) {
  if (state.kind !== 'reading') return null;
  const pageCount = countPages(ranges, state.facts.pageCount);
  const pageNumber = Math.min(state.pages.length + 1, pageCount);
  const place = `${pageNumber.toLocaleString('en-GB')} of ${pageCount.toLocaleString('en-GB')}`;
  return paused ? (
    <p className="state">
      Paused at <b>page {place}</b>
    </p>
  ) : (
    <p className="state">
      <b>Page {place}</b>, reading {kindName(state) ?? ''}
    </p>
  );
}

function Outcome({
  document,
  state,
  inSheet: { rows, toCheck },
  store,
  onSplit,
}: {
  document: RunDocument;
  state: DoneState;
  inSheet: DocumentInSheet;
  store: RunStore;
  onSplit: () => void;
}) {
  const sheets = state.issues.filter(({ code }) => code === 'sheet_of_photo');
  const isPhoto = sheets.length > 1;
  const offersSplit = (isPhoto || state.issues.some(isOfSeveral)) && canSplit(document);
  const issues = isPhoto && offersSplit ? state.issues.filter((issue) => !sheets.includes(issue) && !isOfSeveral(issue)) : state.issues;
  const unread = unreadPages(document, state).length;
  const failed = state.pages.some((page) => page.failed);
  return (
    <>
      <p className="state">
        <b>{rows === 0 ? 'No row' : plural(rows, 'row')}</b> ·{' '}
        {state.rows.length === 0
          ? 'none of these columns was found in it'
          : toCheck === 0
            ? 'nothing to check'
            : `${plural(toCheck, 'cell')} to check`}
      </p>
      {issues.slice(0, MOST_ISSUES).map(({ severity, message }, index) => (
        <p key={index} className={`issue ${severity}`}>
          <IssueIcon severity={severity} />
          {message}
        </p>
      ))}
      {issues.length > MOST_ISSUES && <p className="issue">and {plural(issues.length - MOST_ISSUES, 'more note')}</p>}
      {offersSplit && (
        <>
          {isPhoto && <p className="state">The photo shows {plural(sheets.length, 'sheet')} of paper, a page each.</p>}
          <p className="choices">
            <Button size="small" onClick={onSplit}>
              Split into documents
            </Button>
          </p>
        </>
      )}
      {unread > 0 && (
        <p className="choices">
          <Button size="small" onClick={() => store.readAgain(document.id)}>
            {`Read ${plural(unread, 'page')}${failed ? ' again' : ''}`}
          </Button>
        </p>
      )}
    </>
  );
}

const isOfSeveral = ({ code }: DoneState['issues'][number]): boolean => code === 'several_documents';

function IssueIcon({ severity }: { severity: 'error' | 'warning' | 'info' }) {
  const Icon = { error: CircleAlert, warning: TriangleAlert, info: Info }[severity];
  return <Icon size={14} strokeWidth={1.5} aria-label={severity} />;
}

function itemClass({ kind }: DocumentState): string {
  if (kind === 'failed' || kind === 'locked') return 'file bad';
  if (kind === 'duplicate') return 'file aside';
  return kind === 'reading' || kind === 'finding' ? 'file now' : 'file';
}

function ticksOf(state: DocumentState): { done: number; failed: ReadonlySet<number>; busy: boolean } {
  const pages = 'pages' in state ? state.pages : [];
  const failed = new Set(pages.flatMap((page, index) => (page.failed ? [index + 1] : [])));
  return { done: pages.length, failed, busy: state.kind === 'reading' };
}
