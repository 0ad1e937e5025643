import { PageTicks } from '../../components/page-ticks.tsx';
import { plural } from '../../lib/plural.ts';
import { isUnderWay } from './device-run-store.ts';
import { ExportButtons } from './export-buttons.tsx';
import type { DocumentState, RunDocument, RunSnapshot, RunStore } from './run-store.ts';

interface RunBarProps {
  run: RunSnapshot;
  store: RunStore;
  rowCount: number;
  narrow: boolean;
}

/** How far the run is, in pages, and the way to end it. */
export function RunBar({ run, store, rowCount, narrow }: RunBarProps) {
  const { documents, template } = run;
  const underWay = documents.some(({ state }) => isUnderWay(state));
  const pageCount = sum(documents, ({ state }) => ('pageCount' in state ? state.pageCount : 0));
  const pagesRead = sum(documents, ({ state }) => ('pages' in state ? state.pages.length : 0));
  return (
    <div className="runbar">
      <title>{underWay ? `Reading ${pagesRead} of ${plural(pageCount, 'page')} · Sheetlift` : `${headline(documents)} · Sheetlift`}</title>
      <h1>{underWay ? `Reading ${plural(documents.length, 'document')}` : headline(documents)}</h1>
      <div className="scale">
        <p role="status">
          {pageCount > 0 ? (
            <span>
              <b>{pagesRead.toLocaleString('en-GB')}</b> of {plural(pageCount, 'page')}
            </span>
          ) : (
            <span>{underWay ? 'Counting pages' : 'No pages'}</span>
          )}
          <span>{summary(documents)}</span>
        </p>
        {pageCount > 0 && <PageTicks pageCount={pageCount} done={pagesRead} busy={underWay} wide />}
      </div>
      {underWay && (
        <button type="button" className="btn" onClick={store.stop}>
          {narrow ? 'Stop' : 'Stop, keep what is done'}
        </button>
      )}
      {!narrow && <ExportButtons store={store} templateName={template.name} rowCount={rowCount} />}
    </div>
  );
}

function headline(documents: readonly RunDocument[]): string {
  const done = documents.filter(({ state }) => state.kind === 'done').length;
  return done === documents.length ? `${plural(done, 'document')} read` : `${done} of ${plural(documents.length, 'document')} read`;
}

const DRAWERS: readonly [name: string, kinds: readonly DocumentState['kind'][]][] = [
  ['done', ['done']],
  ['reading', ['reading', 'finding']],
  ['locked', ['locked']],
  ['failed', ['failed']],
  ['waiting', ['opening', 'waiting']],
];

/** "5 done · 2 reading · 1 failed". */
function summary(documents: readonly RunDocument[]): string {
  return DRAWERS.map(([name, kinds]) => [documents.filter(({ state }) => kinds.includes(state.kind)).length, name] as const)
    .filter(([count]) => count > 0)
    .map(([count, name]) => `${count} ${name}`)
    .join(' · ');
}

function sum(documents: readonly RunDocument[], count: (document: RunDocument) => number): number {
  return documents.reduce((total, document) => total + count(document), 0);
}
