import type { ExtractionRow, FieldResult, FoundRows, Issue, Lesson } from '../model/index.ts';
import type { Search } from '../fields/search/search.ts';
import { type Asker, type Asking, createAsker } from './ask-model.ts';
import { type BudgetLimits, estimateOf, type Spent } from '../language-model/budget.ts';
import { cellQuestions, findCells } from './find-cells.ts';
import { findRows, rowQuestions, type SaidRows } from './find-rows.ts';
import { issuesOf } from './model-issues.ts';
import { idOf, type ModelMode, type ModelPlan, planQuestions } from './plan.ts';
import { type Pointing, preparePointing } from './pointing.ts';
import type { QuotedRow } from './quoted-rows.ts';
import { type PointedCell, settleCell } from './settle-cell.ts';

/** How a model is used for one document. */
export interface ModelUse extends Asking {
  mode: ModelMode;
}

/** What the built-in engine and a model find together, what stood in the way, and how many cells the model was asked for. */
export interface ModelFindings {
  found: FoundRows;
  issues: Issue[];
  share: ModelPlan['share'];
}

/**
 * The findings of the built-in engine with what a language model points at. The model gives no value: each rests on a place where its quote is printed,
 * and follows from that place. What persons confirmed in other documents (`lessons`) are examples. Throws `EngineError` "aborted".
 */
export async function findWithModel(
  search: Search,
  builtIn: FoundRows,
  { mode, ...asking }: ModelUse,
  lessons: readonly Lesson[] = [],
): Promise<ModelFindings> {
  const pointing = preparePointing(search, builtIn, lessons);
  const plan = planQuestions(pointing, mode);
  const asker = createAsker(asking);
  const { fieldIndices, lines } = plan.cells;
  const cells =
    fieldIndices.length > 0
      ? await findCells(pointing, asker, fieldIndices, lines)
      : { cells: new Map<number, PointedCell>(), notPrinted: [] };
  const rows =
    plan.rows && plan.rows.fieldIndices.length > 0 ? await findRows(pointing, asker, plan.rows.fieldIndices, plan.rows.lines) : null;
  const alone = mode === 'model' && asker.stopped === null;
  const document = { ...builtIn.document };
  for (const [fieldIndex, said] of cells.cells) {
    const id = idOf(pointing, fieldIndex);
    document[id] = settleCell(document[id] ?? NOT_THERE, said, { alone });
  }
  const items = rows ? settleRows(pointing, plan, rows, asker, mode) : builtIn.items;
  return {
    found: { rowMode: builtIn.rowMode, document, items },
    issues: issuesOf(pointing, asker, [...cells.notPrinted, ...(rows?.notPrinted ?? [])], rows?.left ?? []),
    share: plan.share,
  };
}

/** What asking about one document would cost, and how many of its cells would be asked for. */
export interface ModelEstimate extends Spent {
  share: ModelPlan['share'];
}

/** What asking about one document would cost: its first questions, without those for what an answer leaves out. */
export function estimateModel(
  search: Search,
  builtIn: FoundRows,
  mode: ModelMode,
  limits?: BudgetLimits,
  lessons: readonly Lesson[] = [],
): ModelEstimate {
  const pointing = preparePointing(search, builtIn, lessons);
  const { cells, rows, share } = planQuestions(pointing, mode);
  const prompts = cells.fieldIndices.length > 0 ? cellQuestions(pointing, cells.fieldIndices, cells.lines).map(({ prompt }) => prompt) : [];
  const ofRows = rows && rows.fieldIndices.length > 0 ? rowQuestions(pointing, rows.fieldIndices, rows.lines) : [];
  return { ...estimateOf([...prompts, ...ofRows], limits), share };
}

const NOT_THERE: FieldResult = { state: 'absent', confidence: 0.5, alternatives: [] };

/**
 * Rows that the model pointed at, each with what the built-in engine reads in the same place. Where only some were asked for, or the model did not come to
 * an end, the rows of the built-in engine with what the model said of them.
 */
function settleRows(pointing: Pointing, { rows, keys }: ModelPlan, said: SaidRows, { stopped }: Asker, mode: ModelMode): ExtractionRow[] {
  const { items } = pointing.found;
  const known = new Map(items.flatMap((item, at) => (keys[at] ? [[keys[at], item]] : [])));
  const settle = (row: QuotedRow): ExtractionRow =>
    settleRow(pointing, rows?.fieldIndices ?? [], known.get(row.key), row, mode === 'model');
  if (items.length === 0 || (mode === 'model' && stopped === null)) return said.rows.map(settle);
  const pointed = new Map(said.rows.map((row) => [row.key, row]));
  return items.map((item, at) => {
    const row = pointed.get(keys[at] ?? '');
    return row ? settle(row) : item;
  });
}

function settleRow(
  pointing: Pointing,
  fieldIndices: readonly number[],
  known: ExtractionRow | undefined,
  { cells, line }: QuotedRow,
  alone: boolean,
): ExtractionRow {
  const settled: Record<string, FieldResult> = { ...known?.cells };
  for (const fieldIndex of fieldIndices) {
    const id = idOf(pointing, fieldIndex);
    const [value, ...others] = cells.get(fieldIndex) ?? [];
    const before = known?.cells[id] ?? NOT_THERE;
    if (!alone && before.state === 'found') continue;
    settled[id] = settleCell(before, value ? { kind: 'pointed', value, others } : { kind: 'nothing' }, { alone });
  }
  return { cells: settled, pageNumber: pointing.numbered[line - 1]?.pageNumber ?? 1 };
}
