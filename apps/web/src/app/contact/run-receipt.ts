import { openRun } from '../open-run.ts';

/** Versions, counts and codes of the run on this device; null without documents. No names, no words, no values. */
export function runReceipt(): string | null {
  const run = openRun()?.snapshot();
  if (!run || run.documents.length === 0) return null;
  const documents = run.documents.map(({ state, turn, ranges }) => {
    const facts = 'facts' in state ? { type: state.facts.type, pages: state.facts.pageCount, textLayer: state.facts.textLayer } : {};
    const outcome =
      state.kind === 'failed'
        ? { code: state.code }
        : state.kind === 'done'
          ? { rows: state.rows.length, issues: state.issues.map(({ code }) => code) }
          : {};
    return { state: state.kind, ...facts, ...outcome, ...(turn !== 0 && { turn }), ...(ranges && { chosenPages: true }) };
  });
  const script = document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? '';
  return JSON.stringify(
    {
      page: script.split('/').at(-1),
      browser: navigator.userAgent,
      fields: run.template.entities.map(({ type }) => type),
      rowMode: run.rowMode,
      keeping: run.keeping.kind,
      documents,
    },
    null,
    1,
  );
}
