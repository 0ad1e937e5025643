import type { Finder } from '@sheetlift/engine';
import { describe, expect, it } from 'vitest';
import { type OpenModel, openModel } from './open-model.ts';

/** Says in which mode it was asked. */
function listeningFinder(): { finder: Finder; modes: string[] } {
  const modes: string[] = [];
  const finder = {
    extractRows: () => void modes.push('built-in'),
    estimateModel: () => ({ questions: 0 }),
    extractRowsWithModel: (_layout: unknown, _template: unknown, _rowMode: unknown, { mode }: { mode: string }) => {
      modes.push(mode);
      return Promise.resolve({ result: undefined });
    },
  } as unknown as Finder;
  return { finder, modes };
}

describe('the mode of the language model', () => {
  it.each([
    ['both, where nothing is said', undefined, undefined, 'both'],
    ['what the template says', undefined, 'model', 'model'],
    ['none, where the template wants none', undefined, 'built-in', 'built-in'],
    ['what the command line says, for all templates', 'both', 'built-in', 'both'],
    ['none, where the command line wants none', 'built-in', 'model', 'built-in'],
  ] as const)('is %s', async (_, given, modelMode, asked) => {
    const values = { model: 'compatible/m', ...(given && { 'model-mode': given }) };
    const model = await openModel(values, { MODEL_BASE_URL: 'http://127.0.0.1:9/v1' }, new AbortController().signal);
    const { finder, modes } = listeningFinder();
    const template = { name: 'Dues', description: '', entities: [], ...(modelMode && { modelMode }) };
    await model!.extractRows(finder, { fileName: 'a.txt', template, rowMode: 'auto' } as unknown as Parameters<
      OpenModel['extractRows']
    >[1]);
    expect(modes).toEqual([asked]);
  });
});
