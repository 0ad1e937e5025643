import { expect, test, vi } from 'vitest';
import type { EnginePool } from '../../../engine-worker/engine-pool.ts';
import type { EngineTask } from '../../../engine-worker/engine-protocol.ts';
import { createRunDocuments, newDocument, type RunDocuments } from '../run/run-documents.ts';
import type { ModelInUse } from '../run/run-model.ts';
import type { RunDocument } from '../run/run-store.ts';
import { createAsking } from './asking.ts';

const TEMPLATE = { name: 'Applications', description: '', entities: [] };
const FILE = { name: 'scan.png', parts: [{ name: 'scan.png', bytes: new Blob(['scan']), pages: null }], password: null };
const DONE = {
  kind: 'done',
  facts: { type: 'png', pageCount: 1, textLayer: false, contentHash: 'a' },
  pages: [],
  rows: [],
  rowMode: 'document',
  foundFor: 'before',
  issues: [],
  reading: new Blob(['{}']),
  result: new Blob(['{}']),
} as const;

/** Asks about one document; gives what the workers were asked to do. */
async function askAbout(model: Partial<ModelInUse>, document: Partial<RunDocument> = {}): Promise<EngineTask[]> {
  const tasks: EngineTask[] = [];
  const run = async (task: EngineTask): Promise<unknown> => {
    tasks.push(task);
    if (task.kind === 'estimate-model') return { questions: 1, inputTokens: 1, outputTokens: 1, money: 0, share: { asked: 1, of: 1 } };
    return { rowMode: 'document', issues: [], status: 'succeeded', pageCount: 1, result: new Blob(['{}']) };
  };
  const documents: RunDocuments = createRunDocuments(
    () => undefined,
    () => undefined,
  );
  documents.bringBack([{ ...newDocument(FILE), state: DONE, ...document }]);
  const inUse: ModelInUse = {
    id: 'm',
    name: 'm',
    mode: 'both',
    limits: { tokens: null, money: null, price: null },
    seesPictures: false,
    open: () => ({ id: 'm', ask: () => Promise.reject(new Error('asked by nobody')) }),
    ...model,
  };
  const asking = createAsking({
    documents,
    askers: { run } as unknown as EnginePool,
    source: { of: () => inUse, subscribe: () => () => undefined },
    fields: () => ({ template: TEMPLATE, rowMode: 'auto' }),
    isAsked: () => true,
    taught: () => ({ templateId: 't', events: [] }),
    onChange: () => undefined,
  });
  asking.follow();
  await vi.waitFor(() => expect(asking.snapshot()?.estimate?.questions).toBe(1));
  asking.start();
  await vi.waitFor(() => expect(asking.snapshot()?.asked).toBe(1));
  return tasks;
}

test('a model that takes pictures is estimated with them and given the document, as it was turned', async () => {
  expect(await askAbout({ seesPictures: true }, { turn: 90 })).toMatchObject([
    { kind: 'estimate-model', seesPictures: true },
    { kind: 'find-with-model', modelId: 'm', pictured: { file: FILE, turn: 90 } },
  ]);
});

test.each<[string, Partial<ModelInUse>, Partial<RunDocument>]>([
  ['the model takes none', {}, {}],
  ['the file is not at hand', { seesPictures: true }, { file: { ...FILE, parts: [] } }],
  ['the file is locked', { seesPictures: true }, { needsPassword: true }],
])('no pictures are cut where %s', async (_, model, document) => {
  expect(await askAbout(model, document)).toMatchObject([{ kind: 'estimate-model' }, { kind: 'find-with-model', pictured: null }]);
});
