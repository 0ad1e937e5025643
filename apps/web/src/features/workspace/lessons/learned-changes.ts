import { type ExtractionRow, type FieldResult, plainValue, type RowMode, type Template } from '@sheetlift/engine/model';
import { applyCorrections } from '@sheetlift/engine/review';
import type { EnginePool } from '../../../engine-worker/engine-pool.ts';
import type { EngineProgress, TaughtTemplate } from '../../../engine-worker/engine-protocol.ts';
import type { RunDocuments } from '../run/run-documents.ts';
import type { DocumentFacts, ProposedChange, SheetEdit } from '../run/run-store.ts';
import type { SheetHistory } from '../run/sheet-history.ts';
import type { ReadingOf, TeachingCell } from './teaching.ts';

/** What corrections of one document would change in the others: looked for, shown, and made only where a person says so. */
export interface LearnedChanges {
  corrected(cells: readonly TeachingCell[]): void;
  retracted(cells: readonly TeachingCell[]): void;
  /** What of it still holds, first what is to check; null where nothing does. */
  shown(): readonly ProposedChange[] | null;
  /** The changes that are taken, as edits; the others are not proposed again as long as the page is open. */
  answer(taken: readonly ProposedChange[]): SheetEdit[];
  /** The fields are others now: what was found for the former ones is gone, what was corrected is looked for again. */
  lookAgain(): void;
  /** The documents are others now. */
  forget(): void;
}

interface LearnedChangesOptions {
  /** Those that are looked through. */
  documents: Pick<RunDocuments, 'list' | 'get'>;
  readers: EnginePool;
  readingOf: ReadingOf;
  /** What is looked for in a document, and on which sheet its rows stand: what is learned of one says nothing of another. */
  fields: (documentId: string) => { id: string; template: Template; rowMode: RowMode };
  corrections: () => SheetHistory['corrections'];
  /** All that the template learned, for a document. */
  taught: (documentId: string, facts: DocumentFacts) => TaughtTemplate;
  /** Resolves when all documents show the fields of today. */
  upToDate: () => Promise<void>;
  onChange: () => void;
}

/** A person who corrects cell after cell is followed by one search, not by one a cell. */
const PAUSE_MS = 300;

export function createLearnedChanges({
  documents,
  readers,
  readingOf,
  fields,
  corrections,
  taught,
  upToDate,
  onChange,
}: LearnedChangesOptions): LearnedChanges {
  /** Corrections whose meaning for the other documents nobody answered yet, by cell. */
  const open = new Map<string, TeachingCell>();
  const declined = new Set<string>();
  let proposed: readonly ProposedChange[] = [];
  let search = new AbortController();
  let pause: ReturnType<typeof setTimeout> | undefined;

  function show(next: readonly ProposedChange[]): void {
    if (proposed.length + next.length === 0) return;
    proposed = next;
    onChange();
  }

  function searchSoon(): void {
    clearTimeout(pause);
    search.abort();
    if (open.size === 0) show([]);
    else pause = setTimeout(lookAroundNow, PAUSE_MS);
  }

  function lookAroundNow(): void {
    search = new AbortController();
    // What cannot be looked for is not proposed.
    lookAround(search.signal).catch(() => undefined);
  }

  async function lookAround(signal: AbortSignal): Promise<void> {
    await upToDate();
    const left = documents.list().map(({ id }) => id);
    const changes = new Map<string, readonly ProposedChange[]>();
    const lookAtNext = async (): Promise<void> => {
      for (let id = left.shift(); id !== undefined && !signal.aborted; id = left.shift()) changes.set(id, await changesIn(id, signal));
    };
    await Promise.all(Array.from({ length: readers.size }, lookAtNext));
    if (!signal.aborted) show(documents.list().flatMap(({ id }) => changes.get(id) ?? []));
  }

  async function changesIn(documentId: string, signal: AbortSignal): Promise<ProposedChange[]> {
    const state = documents.get(documentId)?.state;
    const { id: sheetId, template, rowMode } = fields(documentId);
    const corrected = [...open.values()].filter((cell) => fields(cell.documentId).id === sheetId).map(({ fieldId }) => fieldId);
    const openFields = [...new Set(corrected)].filter((fieldId) => shownCell(documentId, fieldId));
    if (state?.kind !== 'done' || openFields.length === 0) return [];
    const found: ExtractionRow[] = [];
    const onProgress = (progress: EngineProgress): void => {
      if (progress.kind === 'rows-found') found.push(...progress.rows);
    };
    const findAnew = async () => {
      const reading = await readingOf(documentId, state);
      const task = {
        kind: 'find',
        reading,
        template,
        rowMode,
        taught: taught(documentId, state.facts),
        drawn: corrections().get(documentId)?.tables ?? [],
      } as const;
      return readers.run(task, { onProgress, first: true, signal });
    };
    // A document that cannot be searched keeps its cells: nothing is proposed of it.
    const result = await findAnew().catch(() => null);
    if (result?.rowMode !== 'document' || found.length !== 1) return [];
    return openFields.flatMap((fieldId) => {
      const [before, after] = [shownCell(documentId, fieldId), found[0]?.cells[fieldId]];
      const candidate = after && 'chosen' in after ? after.chosen : null;
      const change = before && { documentId, rowId: ROW, fieldId, before, candidate };
      return change && isChange(change) && !declined.has(keyOf(change)) ? [change] : [];
    });
  }

  /** The cell as it is shown; null where a person decided it, or there is none. */
  function shownCell(documentId: string, fieldId: string): FieldResult | null {
    const state = documents.get(documentId)?.state;
    if (state?.kind !== 'done' || state.rowMode !== 'document') return null;
    const own = corrections().get(documentId) ?? null;
    const cell = own?.cells.find((each) => each.rowId === ROW && each.fieldId === fieldId);
    if (cell && cell.decision.kind !== 'learned') return null;
    return applyCorrections(state.rows, own).find(({ rowId }) => rowId === ROW)?.cells[fieldId] ?? null;
  }

  return {
    corrected(cells) {
      for (const cell of cells) open.set(cellKey(cell), cell);
      searchSoon();
    },
    retracted(cells) {
      if (cells.filter((cell) => open.delete(cellKey(cell))).length > 0) searchSoon();
    },
    shown() {
      const holding = proposed.filter(({ documentId, fieldId, before }) => isSaid(shownCell(documentId, fieldId), before));
      return holding.length === 0 ? null : [...holding.filter(isDoubted), ...holding.filter((change) => !isDoubted(change))];
    },
    answer(taken) {
      const keys = new Set(taken.map(keyOf));
      for (const change of proposed) if (!keys.has(keyOf(change))) declined.add(keyOf(change));
      open.clear();
      show([]);
      return taken.map(({ documentId, rowId, fieldId, candidate }) => ({
        kind: 'decide',
        documentId,
        rowId,
        fieldId,
        // Found by another search than what stands there: its id may be that of another candidate.
        decision: { kind: 'learned', candidate: candidate && { ...candidate, id: `learned/${candidate.id}` }, seen: false },
      }));
    },
    lookAgain() {
      show([]);
      searchSoon();
    },
    forget() {
      clearTimeout(pause);
      search.abort();
      open.clear();
      declined.clear();
      show([]);
    },
  };
}

/** Of documents with one row. */
const ROW = '0';

const cellKey = ({ documentId, fieldId }: TeachingCell): string => `${documentId}/${fieldId}`;

/** A change and what it would put there: another value for the same cell is another proposal. */
const keyOf = ({ documentId, fieldId, candidate }: ProposedChange): string =>
  JSON.stringify([documentId, fieldId, candidate && plainValue(candidate.value)]);

const saidBy = (cell: FieldResult): string | number | null => ('chosen' in cell ? plainValue(cell.chosen.value) : null);

const isSaid = (now: FieldResult | null, before: FieldResult): boolean => now !== null && saidBy(now) === saidBy(before);

const isDoubted = ({ before }: ProposedChange): boolean => before.state !== 'found';

function isChange({ before, candidate }: ProposedChange): boolean {
  return saidBy(before) !== (candidate ? plainValue(candidate.value) : null);
}
