import { type EnginePorts, foldLessons, layOutDocument, type ModelPort, type ReadDocument } from '@sheetlift/engine';
import type { DocumentRows, EngineProgress, ModelEstimate, ModelTask } from './engine-protocol.ts';
import { finderOf } from './finder-of.ts';
import { keptModelAnswers } from './kept-model-answers.ts';
import { tellRows } from './tell-rows.ts';

/** Finds fields together with a language model, or says what that would take. Throws `EngineError`. */
export async function performModelTask(
  task: ModelTask,
  ports: EnginePorts,
  report: (progress: EngineProgress) => void,
  ask: ModelPort['ask'],
): Promise<ModelEstimate | DocumentRows> {
  const { reading, template, rowMode, taught, mode } = task;
  const layout = layOutDocument(JSON.parse(await reading.text()) as ReadDocument);
  const finder = await finderOf(ports);
  const memory = foldLessons(taught.events, taught.templateId);
  if (task.kind === 'estimate-model')
    return finder.estimateModel(layout, template, rowMode, mode, { tokens: null, money: null, price: task.price }, memory);
  const use = { mode, port: { id: task.modelId, ask }, kept: keptModelAnswers(), signal: NEVER };
  const { result } = await finder.extractRowsWithModel(layout, template, rowMode, use, memory);
  return tellRows(result, report);
}

/** A task that is stopped ends with its worker. */
const NEVER = new AbortController().signal;
