import type { DocumentLayout, ExtractionRow, FieldResult, FoundRows, Issue, Lesson } from '../model/index.ts';
import type { Search } from '../fields/search/search.ts';
import { type Asker, type Asking, createAsker } from './ask-model.ts';
import { type BudgetLimits, estimateOf, type Spent } from '../language-model/budget.ts';
import { cellQuestions, findCells } from './find-cells.ts';
import { findRows, rowQuestions, type SaidRows } from './find-rows.ts';
import { issuesOf } from './model-issues.ts';
import { withOffered } from './pictures/offered-reading.ts';
import { pictureQuestions, type PictureReadings, type PictureSource, readPictures } from './pictures/read-pictures.ts';
import { idOf, type ModelMode, type ModelPlan, planQuestions } from './plan.ts';
import { type Pointing, preparePointing } from './pointing.ts';
import type { QuotedRow } from './quoted-rows.ts';
import { type PointedCell, settleCell } from './settle-cell.ts';

/** How a model is used for one document. */
export interface ModelUse extends Asking {
  mode: ModelMode;
  /** Null where the model takes none, or there are none. */
  pictures: PictureSource | null;
}

/** What the built-in engine found, and by which search. */
export interface Searched {
  search: Search;
  found: FoundRows;
}

/** What the built-in engine and a model find together, what stood in the way, and how many cells the model was asked for. */
export interface ModelFindings {
  found: FoundRows;
  issues: Issue[];
  share: ModelPlan['share'];
}

/**
 * `findAgain`: finds in a layout some words of which are read otherwise.
 * The findings of the built-in engine with what a language model points at. The model gives no value: each rests on a place where its quote is printed,
 * and follows from that place. What persons confirmed in other documents (`lessons`) are examples. Throws `EngineError` "aborted".
 */
export async function findWithModel(
  first: Searched,
  findAgain: (layout: DocumentLayout) => Searched,
  { mode, pictures, ...asking }: ModelUse,
  lessons: readonly Lesson[] = [],
): Promise<ModelFindings> {
  const seen = pictures ? await readPictures(first.search, first.found, pictures, createAsker(asking)) : sawNothing(first);
  const { search, found: builtIn } = seen.layout === first.search.layout ? first : findAgain(seen.layout);
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
    found: withOffered({ rowMode: builtIn.rowMode, document, items }, seen.offered),
    issues: issuesOf(pointing, {
      stopped: asker.stopped,
      pictures: seen.stopped,
      notPrinted: [...cells.notPrinted, ...(rows?.notPrinted ?? [])],
      left: rows?.left ?? [],
    }),
    share: plan.share,
  };
}

const sawNothing = ({ search: { layout } }: Searched): PictureReadings => ({ layout, offered: [], stopped: null });

/** What asking about one document would cost, and how many of its cells would be asked for. */
export interface ModelEstimate extends Spent {
  share: ModelPlan['share'];
}

/** What is known of a model before it is asked. */
export interface ModelQuestions {
  mode: ModelMode;
  limits?: BudgetLimits;
  /** Whether it is shown pictures of what is hard to read. */
  seesPictures?: boolean;
}

/** What asking about one document would cost: its first questions, without those for what an answer leaves out. */
export function estimateModel(
  { search, found }: Searched,
  { mode, limits, seesPictures = false }: ModelQuestions,
  lessons: readonly Lesson[] = [],
): ModelEstimate {
  const pointing = preparePointing(search, found, lessons);
  const { cells, rows, share } = planQuestions(pointing, mode);
  const prompts = cells.fieldIndices.length > 0 ? cellQuestions(pointing, cells.fieldIndices, cells.lines).map(({ prompt }) => prompt) : [];
  const ofRows = rows && rows.fieldIndices.length > 0 ? rowQuestions(pointing, rows.fieldIndices, rows.lines) : [];
  const ofPictures = seesPictures ? pictureQuestions(search, found) : [];
  return { ...estimateOf([...ofPictures, ...prompts, ...ofRows], limits), share };
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
