// Drives the product's own worker pool for tests (../browser-engine.ts). Built apart; no part of the product.
import { createEnginePool, type EngineWorker } from '../../apps/web/src/engine-worker/engine-pool.ts';
import type { GivenFile } from '../../apps/web/src/engine-worker/engine-protocol.ts';
import { givenFile as oneFile } from '../../apps/web/src/engine-worker/given-file.ts';
import { startEngineWorker } from '../../apps/web/src/engine-worker/start-engine-worker.ts';
import type { ExtractionResult, ReadDocument } from '@sheetlift/engine';
import { measurePauses } from './measure-pauses.ts';
import type { EnginePage, Measured, PageOptions } from './engine-page.ts';

const pool = createEnginePool({ size: 2, startWorker: startEngineWorker });

/** Past a document's budget: as in the product, so that a budget of 50 s ends within a minute. */
const GRACE_MS = 9_000;

const enginePage: EnginePage = {
  read: (options) => measured(async () => JSON.parse(await (await readDocument(options)).text()) as ReadDocument),
  extract: (options) =>
    measured(async () => {
      const { template, rowMode } = options;
      const found = await pool.run({
        kind: 'find',
        reading: await readDocument(options),
        template,
        rowMode,
        taught: { templateId: 'none', events: [] },
        drawn: [],
      });
      return JSON.parse(await found.result.text()) as ExtractionResult;
    }),
  unpack: (options) => measured(async () => (await pool.run({ kind: 'unpack', file: givenFile(options) })).map(({ name }) => name)),
  stuckThenFine: (options) =>
    measured(async () => {
      let started = 0;
      const workers = createEnginePool({ size: 1, startWorker: () => (started++ === 0 ? startSpinningWorker() : startEngineWorker()) });
      const stuck = await workers.run({ kind: 'inspect', file: givenFile(options) }, { totalMs: 2_000 }).then(
        () => 'answered',
        (error: { code: string }) => error.code,
      );
      const fine = await workers.run({ kind: 'inspect', file: givenFile(options) }).then(
        () => 'answered',
        (error: { code: string }) => error.code,
      );
      workers.close();
      return { stuck, fine };
    }),
};
Object.assign(window, { enginePage });

async function readDocument(options: PageOptions): Promise<Blob> {
  const { budgetMs, embedded } = options;
  const { reading } = await pool.run(
    { kind: 'read', open: { file: givenFile(options), turn: 0 }, ranges: null, earlier: null, budgetMs, embedded },
    { totalMs: budgetMs + GRACE_MS },
  );
  return reading;
}

function givenFile({ fileName, password }: PageOptions): GivenFile {
  const file = document.querySelector<HTMLInputElement>('#document')?.files?.[0];
  if (!file) throw new Error('No document was given');
  return { ...oneFile(fileName, file), password };
}

function startSpinningWorker(): EngineWorker {
  return new Worker(new URL('./spinning-worker.ts', import.meta.url), { type: 'module' }) as unknown as EngineWorker;
}

async function measured<Answer>(work: () => Promise<Answer>): Promise<Measured<Answer>> {
  const pauses = measurePauses();
  const startedAt = performance.now();
  const outcome = await work().then(
    (answer) => ({ answer }),
    ({ code, message }: { code: string; message: string }) => ({ error: { code: code ?? 'not an engine error', message } }),
  );
  return { ms: performance.now() - startedAt, ...pauses.stop(), ...outcome };
}
