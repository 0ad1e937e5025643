import { CircleAlert, Info, TriangleAlert, X } from 'lucide-react';
import { PageTicks } from '../../components/page-ticks.tsx';
import { plural } from '../../lib/plural.ts';
import { isUnderWay } from './device-run-store.ts';
import { DocumentThumb } from './document-thumb.tsx';
import { kindName } from './kind-name.ts';
import type { DocumentState, RunDocument, RunStore } from './run-store.ts';
import { tallyCells } from './sheet-rows.ts';
import { UnlockForm } from './unlock-form.tsx';

/** Sentences shown under a document; the rest is counted. */
const MOST_ISSUES = 3;

/** Failures after which the same file may well be read: it was stopped, or the device was busy. */
const WORTH_ANOTHER_TRY = ['aborted', 'timed_out'];

/** One document: what it is, how far it is, and what went wrong, told where it went wrong. */
export function DocumentItem({ document, store }: { document: RunDocument; store: RunStore }) {
  const { id, file, state } = document;
  const kind = kindName(state);
  return (
    <li className={itemClass(state)}>
      <DocumentThumb state={state} />
      <div className="min-w-0 flex-1">
        <div className="top">
          <b className="clip flex-1" title={file.name}>
            {file.name}
          </b>
          {'pageCount' in state && <span className="pages">{plural(state.pageCount, 'page')}</span>}
          {state.kind === 'failed' && <span className="badge fail">failed</span>}
          {state.kind === 'locked' && <span className="badge fail">locked</span>}
          {kind && <span className="badge">{kind}</span>}
          {!isUnderWay(state) && state.kind !== 'locked' && (
            <button type="button" className="btn quiet sm icon drop" aria-label={`Leave out ${file.name}`} onClick={() => store.remove(id)}>
              <X size={14} strokeWidth={1.5} aria-hidden="true" />
            </button>
          )}
        </div>
        {'pageCount' in state && <PageTicks pageCount={state.pageCount} {...ticksOf(state)} />}
        <DocumentNews document={document} store={store} />
      </div>
    </li>
  );
}

function DocumentNews({ document: { id, file, state }, store }: { document: RunDocument; store: RunStore }) {
  switch (state.kind) {
    case 'opening':
      return <p className="state">Opening</p>;
    case 'waiting':
      return <p className="state">Waiting</p>;
    case 'reading':
      return (
        <p className="state">
          <b>
            Page {Math.min(state.pages.length + 1, state.pageCount)} of {state.pageCount}
          </b>
          , reading
        </p>
      );
    case 'finding':
      return <p className="state">Looking for the columns</p>;
    case 'locked':
      return <UnlockForm fileName={file.name} refused={state.refused} onUnlock={(password) => store.unlock(id, password)} onLeaveOut={() => store.remove(id)} />;
    case 'failed':
      return (
        <>
          <p className="state" role="alert">
            {state.message}
          </p>
          {WORTH_ANOTHER_TRY.includes(state.code) && (
            <button type="button" className="btn sm mt-2" onClick={() => store.readAgain(id)}>
              Read again
            </button>
          )}
        </>
      );
    case 'done':
      return <Outcome state={state} />;
  }
}

function Outcome({ state }: { state: Extract<DocumentState, { kind: 'done' }> }) {
  const { rows, issues } = state;
  const { toCheck } = tallyCells(rows);
  return (
    <>
      <p className="state">
        <b>{rows.length === 0 ? 'No row' : plural(rows.length, 'row')}</b> · {rows.length === 0 ? 'none of these columns was found in it' : toCheck === 0 ? 'nothing to check' : `${plural(toCheck, 'cell')} to check`}
      </p>
      {issues.slice(0, MOST_ISSUES).map(({ severity, message }, index) => (
        <p key={index} className={`issue ${severity}`}>
          <IssueIcon severity={severity} />
          {message}
        </p>
      ))}
      {issues.length > MOST_ISSUES && <p className="issue">and {plural(issues.length - MOST_ISSUES, 'more note')}</p>}
    </>
  );
}

function IssueIcon({ severity }: { severity: 'error' | 'warning' | 'info' }) {
  const Icon = { error: CircleAlert, warning: TriangleAlert, info: Info }[severity];
  return <Icon size={14} strokeWidth={1.5} aria-label={severity} />;
}

function itemClass({ kind }: DocumentState): string {
  if (kind === 'failed' || kind === 'locked') return 'file bad';
  return kind === 'reading' || kind === 'finding' ? 'file now' : 'file';
}

function ticksOf(state: DocumentState): { done: number; failed: ReadonlySet<number>; busy: boolean } {
  const pages = 'pages' in state ? state.pages : [];
  const failed = new Set(pages.filter((page) => page.failed).map(({ pageNumber }) => pageNumber));
  return { done: pages.length, failed, busy: state.kind === 'reading' };
}
