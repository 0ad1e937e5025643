import { toEngineError } from '@sheetlift/engine/errors';
import { type ModelPort, openBudget, type RunBudget, type Spent, withinBudget } from '@sheetlift/engine/language-model';
import type { ExtractionRow, RowMode, Template } from '@sheetlift/engine/model';
import type { EnginePool } from '../../../engine-worker/engine-pool.ts';
import type { ModelEstimate, ModelMode, OpenRequest, TaughtTemplate } from '../../../engine-worker/engine-protocol.ts';
import { askedKey } from '../finding/fields-key.ts';
import type { RunDocuments } from '../run/run-documents.ts';
import type { ModelInUse, ModelSource, RunModel } from '../run/run-model.ts';
import type { DocumentFacts, DoneState } from '../run/run-store.ts';
import { isUnderWay } from '../run/under-way.ts';
import { changedCells } from './changed-cells.ts';

/** Asks a language model about documents whose rows are there, when a person says so. */
interface Asking {
  /** Null where no model is set up. */
  snapshot(): RunModel | null;
  /** Something changed in the run: what asking would take is counted anew where it must be. */
  follow(): void;
  start(): void;
  /** Gives up the question under way; what was answered is kept. */
  stop(): void;
  /** Another run begins. */
  clear(): void;
}

interface AskingOptions {
  documents: RunDocuments;
  /** Of its own: an answer may take minutes. */
  askers: EnginePool;
  source: ModelSource;
  fields: () => { template: Template; rowMode: RowMode };
  /** Whether these fields are looked for in the document. */
  isAsked: (documentId: string) => boolean;
  taught: (documentId: string, facts: DocumentFacts) => TaughtTemplate;
  onChange: () => void;
}

/** A model that answers at all answers a document within this. */
const ASKING_MS = 6 * 3_600_000;

export function createAsking({ documents, askers, source, fields, isAsked, taught, onChange }: AskingOptions): Asking {
  /** Document id -> what asking about it would take, as long as the key is today's. */
  const estimates = new Map<string, { key: string; estimate: ModelEstimate | null }>();
  let counting: AbortController | null = null;
  let going: { stop: AbortController; documents: number; done: number; characters: number } | null = null;
  let budget: { limits: string; open: RunBudget } | null = null;
  let changed = 0;
  let trouble: string | null = null;

  const model = (): ModelInUse | null => source.of(fields().template);
  const modeAsked = ({ mode }: ModelInUse): ModelMode | null => (mode === 'built-in' ? null : mode);

  /** Limits that a person changes hold at once; what was spent stays spent. */
  function budgetOf({ limits }: ModelInUse): RunBudget {
    const key = JSON.stringify(limits);
    if (budget?.limits !== key) budget = { limits: key, open: openBudget(limits, budget?.open.spent) };
    return budget.open;
  }

  /** Documents with rows of today's fields that this model was not asked about in this mode. */
  function toAsk(inUse: ModelInUse): { id: string; state: DoneState; key: string }[] {
    const { template, rowMode } = fields();
    const wanted = askedKey(template, rowMode, inUse);
    return documents
      .list()
      .flatMap(({ id, state }) =>
        state.kind === 'done' && state.foundFor !== wanted && isAsked(id)
          ? [{ id, state, key: `${state.foundFor} ${wanted} ${JSON.stringify(inUse.limits.price)}` }]
          : [],
      );
  }

  function estimateOf(id: string, key: string): ModelEstimate | null | undefined {
    const known = estimates.get(id);
    return known?.key === key ? known.estimate : undefined;
  }

  /** One document after the other, while nothing else is done. */
  async function count(): Promise<void> {
    const inUse = model();
    const mode = inUse && modeAsked(inUse);
    if (!inUse || !mode || counting || going || documents.list().some(({ state }) => isUnderWay(state))) return;
    const next = toAsk(inUse).find(({ id, key }) => estimateOf(id, key) === undefined);
    if (!next) return;
    counting = new AbortController();
    const { signal } = counting;
    const { template, rowMode } = fields();
    const { reading, facts } = next.state;
    const question = { reading, template, rowMode, taught: taught(next.id, facts), mode };
    const estimate = await askers
      .run({ kind: 'estimate-model', ...question, price: inUse.limits.price, seesPictures: inUse.seesPictures }, { signal })
      .catch((): ModelEstimate | null => null);
    counting = null;
    if (!signal.aborted) estimates.set(next.id, { key: next.key, estimate });
    onChange();
  }

  async function ask(inUse: ModelInUse, mode: ModelMode): Promise<void> {
    const { template, rowMode } = fields();
    const asked = toAsk(inUse).filter(({ id, key }) => (estimateOf(id, key)?.questions ?? 1) > 0);
    const stop = new AbortController();
    const now = { stop, documents: asked.length, done: 0, characters: 0 };
    going = now;
    trouble = null;
    onChange();
    const port = withText(withinBudget(inUse.open(), budgetOf(inUse)), (characters) => {
      now.characters = characters;
      onChange();
    });
    for (const { id } of asked) {
      const state = documents.get(id)?.state;
      if (stop.signal.aborted || trouble !== null) break;
      if (state?.kind === 'done') await askAbout(id, state, { inUse, mode, template, rowMode, port, stop: stop.signal });
      now.done++;
      onChange();
    }
    if (going === now) going = null;
    onChange();
  }

  async function askAbout(id: string, state: DoneState, { inUse, mode, template, rowMode, port, stop }: Question): Promise<void> {
    const rows: ExtractionRow[] = [];
    try {
      const {
        result,
        rowMode: found,
        issues,
      } = await askers.run(
        {
          kind: 'find-with-model',
          reading: state.reading,
          template,
          rowMode,
          taught: taught(id, state.facts),
          mode,
          modelId: inUse.id,
          pictured: inUse.seesPictures ? openRequest(id) : null,
        },
        {
          port,
          signal: stop,
          totalMs: ASKING_MS,
          onProgress: (progress) => {
            if (progress.kind === 'rows-found') rows.push(...progress.rows);
          },
        },
      );
      const failed = issues.find(({ code }) => code === 'model_unavailable');
      const spent = issues.find(({ code }) => code === 'model_budget_spent');
      trouble = (failed ?? spent)?.message ?? null;
      // A model that could not be asked is asked again; the fields may be others by now.
      if (failed || documents.get(id)?.state !== state) return;
      const { facts, pages, reading } = state;
      // What the budget did not reach can be asked for once it is raised.
      const foundFor = spent ? state.foundFor : askedKey(template, rowMode, inUse);
      changed += changedCells(state.rows, rows);
      documents.send(id, { kind: 'found', facts, pages, rows, rowMode: found, foundFor, issues, reading, result });
    } catch (thrown) {
      const error = toEngineError(thrown);
      if (error.code !== 'aborted') trouble = error.message;
    }
  }

  /** Null where its file is not at hand, or is locked. */
  function openRequest(id: string): OpenRequest | null {
    const document = documents.get(id);
    return document && document.file.parts.length > 0 && !document.needsPassword ? { file: document.file, turn: document.turn } : null;
  }

  function endAll(): void {
    counting?.abort();
    going?.stop.abort();
    going = null;
  }

  source.subscribe(() => {
    endAll();
    trouble = null;
    onChange();
  });

  return {
    snapshot() {
      const inUse = model();
      if (!inUse) return null;
      const waiting = modeAsked(inUse) ? toAsk(inUse).map(({ id, key }) => estimateOf(id, key)) : [];
      const { template, rowMode } = fields();
      const wanted = askedKey(template, rowMode, inUse);
      return {
        name: inUse.name,
        mode: inUse.mode,
        limits: inUse.limits,
        estimate: waiting.includes(undefined) ? null : sumOf(waiting.filter((estimate) => estimate !== null && estimate !== undefined)),
        asking: going && { documents: going.documents, done: going.done, characters: going.characters },
        asked: documents.list().filter(({ state }) => state.kind === 'done' && state.foundFor === wanted).length,
        spent: { ...budgetOf(inUse).spent },
        changed,
        trouble,
      };
    },
    follow: () => void count(),
    start() {
      const inUse = model();
      const mode = inUse && modeAsked(inUse);
      if (inUse && mode && !going) void ask(inUse, mode);
    },
    stop() {
      endAll();
      onChange();
    },
    clear() {
      endAll();
      estimates.clear();
      budget = null;
      changed = 0;
      trouble = null;
    },
  };
}

interface Question {
  inUse: ModelInUse;
  mode: ModelMode;
  template: Template;
  rowMode: RowMode;
  port: ModelPort;
  stop: AbortSignal;
}

const withText = (port: ModelPort, onText: (characters: number) => void): ModelPort => ({
  id: port.id,
  ask: (prompt, signal) => port.ask(prompt, signal, onText),
});

function sumOf(estimates: readonly ModelEstimate[]): RunModel['estimate'] {
  const asking = estimates.filter(({ questions }) => questions > 0);
  const sum = (part: (estimate: ModelEstimate) => number): number => asking.reduce((total, estimate) => total + part(estimate), 0);
  const spent: Spent = {
    questions: sum(({ questions }) => questions),
    inputTokens: sum(({ inputTokens }) => inputTokens),
    outputTokens: sum(({ outputTokens }) => outputTokens),
    money: sum(({ money }) => money),
  };
  return { ...spent, documents: asking.length, cells: sum(({ share }) => share.asked) };
}
