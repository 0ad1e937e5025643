import {
  cutPictures,
  type EnginePorts,
  foldLessons,
  layOutDocument,
  type ModelPort,
  type PictureSource,
  type ReadDocument,
} from '@sheetlift/engine';
import type { DocumentRows, EngineProgress, ModelEstimate, ModelTask, OpenRequest } from './engine-protocol.ts';
import { fileBytes, openOptions } from './file-bytes.ts';
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
    return finder.estimateModel(
      layout,
      template,
      rowMode,
      { mode, limits: { tokens: null, money: null, price: task.price }, seesPictures: task.seesPictures },
      memory,
    );
  const pictures = task.pictured && picturesOf(task.pictured, ports);
  const use = { mode, port: { id: task.modelId, ask }, kept: keptModelAnswers(), signal: NEVER, pictures };
  const { result } = await finder.extractRowsWithModel(layout, template, rowMode, use, memory);
  return tellRows(result, report);
}

/** Of places of the document's pages. */
const picturesOf =
  ({ file, turn }: OpenRequest, ports: EnginePorts): PictureSource =>
  async (places) =>
    cutPictures(await fileBytes(file), { ...openOptions(file), turn }, places, ports);

/** A task that is stopped ends with its worker. */
const NEVER = new AbortController().signal;
