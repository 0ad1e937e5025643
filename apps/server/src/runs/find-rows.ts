import {
  type DocumentLayout,
  type ExtractionResult,
  type Finder,
  layOutDocument,
  ModelError,
  type ModelMode,
  type ModelPort,
  type PictureSource,
  type ReadDocument,
  type TemplateMemory,
  toEngineError,
  withinBudget,
} from '@sheetlift/engine';
import { findSubscriptions, planOf } from '../billing/find-subscriptions.ts';
import { openAccountBudget } from '../language-model/account-budget.ts';
import { keptModelAnswers } from '../language-model/model-answers.ts';
import type { ServerModel } from '../language-model/server-model.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import type { RecallLessons } from './recall-lessons.ts';
import type { KeptRun } from './touch-run.ts';

/** What rows are found with. */
export interface FindParts {
  database: Database;
  clock: Clock;
  finder: Finder;
  recallLessons: RecallLessons;
  /** Where nothing is sold, pages are not limited, and the language model as for the largest plan. */
  sellsPlans: boolean;
  /** The operator's; null where there is none. */
  languageModel: ServerModel | null;
}

/** A document of a run that was read. */
interface FoundIn {
  read: ReadDocument;
  run: KeptRun;
  /** Of places of its pages. */
  pictures: PictureSource;
}

/**
 * The rows of a document that was read, by what the account's template of that name learned, together with the language model where its run asks one. Throws `EngineError`, "aborted" where it is to stop, and
 * what the database throws: then nothing is wrong with the document.
 */
export async function findRows({ read, run, pictures }: FoundIn, parts: FindParts, stop: AbortSignal): Promise<ExtractionResult> {
  const { ownerId, template, rowMode, modelMode } = run;
  const { finder, languageModel, recallLessons } = parts;
  const layout = orTrouble(() => layOutDocument(read));
  const memory = await recallLessons(ownerId, template);
  // What was chosen when there was a model holds no longer where there is none.
  if (modelMode === 'built-in' || !languageModel) return orTrouble(() => finder.extractRows(layout, template, rowMode, memory));
  return findWithModel(layout, { run, memory, mode: modelMode, model: languageModel, pictures }, parts, stop);
}

async function findWithModel(
  layout: DocumentLayout,
  {
    run,
    memory,
    mode,
    model,
    pictures,
  }: { run: KeptRun; memory: TemplateMemory; mode: ModelMode; model: ServerModel; pictures: PictureSource },
  parts: FindParts,
  stop: AbortSignal,
): Promise<ExtractionResult> {
  const { ownerId, template, rowMode } = run;
  const { seesPictures } = model;
  const { finder, sellsPlans, database, clock } = parts;
  const limits = model.limitsOf(planOf(await findSubscriptions(ownerId, clock(), database)), sellsPlans);
  const budget = openAccountBudget(ownerId, limits, parts);
  const estimate = orTrouble(() => finder.estimateModel(layout, template, rowMode, { mode, limits, seesPictures }, memory));
  // Asked about as a whole or not at all, as far as can be known before.
  const port = (await budget.hasRoomFor(estimate)) ? withinBudget(model.port, budget) : spent(model.port);
  const use = { mode, port, kept: keptModelAnswers(ownerId, parts), signal: stop, pictures: seesPictures ? pictures : null };
  return (await finder.extractRowsWithModel(layout, template, rowMode, use, memory)).result;
}

/** What the engine throws costs the document. */
function orTrouble<Made>(work: () => Made): Made {
  try {
    return work();
  } catch (error) {
    throw toEngineError(error);
  }
}

/** Answers that are kept cost nothing; what is not kept is not asked. */
const spent = ({ id }: ModelPort): ModelPort => ({
  id,
  ask: () => Promise.reject(new ModelError('budget_spent')),
});
