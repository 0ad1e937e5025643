import { randomBytes } from 'node:crypto';
import { createRun, type Run } from '@sheetlift/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FailingStore, startFailingStore } from '../platform/failing-store.test-fixture.ts';
import { tell, trials } from '../proof.test-fixture.ts';
import { runsAtServer } from './runs-at-server.test-fixture.ts';

const RUNS = trials(2, 200);
const DOCUMENTS = 10;
const SEED = 20_261_125;
const TEMPLATE = { name: 'Letters', entities: [{ variableName: 'Total', description: 'Total amount', type: 'number' }] };

let store: FailingStore;

beforeAll(async () => {
  store = await startFailingStore({ failing: 0.2, seed: SEED });
});

const at = runsAtServer(TEMPLATE, () => ({ blobs: store.blobs }));

afterAll(() => store.close());

const letter = (name: string) => ({
  file_name: name,
  content: Buffer.from(`Letter ${randomBytes(8).toString('hex')}\n\nTotal: 42.50 EUR\n`).toString('base64'),
});

test(
  `of ${RUNS} runs on a store that fails a fifth of all requests, what is taken is read and counted once`,
  async () => {
    let taken = 0;
    await at.worked(async () => {
      for (let trial = 0; trial < RUNS; trial++) {
        const documents = Array.from({ length: DOCUMENTS }, (_none, index) => letter(`${index}.txt`));
        const { status, body } = await at.call(createRun, { body: { template: TEMPLATE, documents } });
        expect([201, 503]).toContain(status);
        if (status === 503) continue;
        taken++;
        expect((await at.ended((body as Run).id)).map(({ state, pages }) => [state, pages])).toEqual(documents.map(() => ['done', 1]));
        expect(await at.usage()).toMatchObject({ used: taken * DOCUMENTS, reserved: 0 });
      }
    });
    expect(taken).toBeGreaterThan(RUNS / 2);
    expect(store.failed).toBeGreaterThan(RUNS);
    tell(`Taken on a store that failed ${store.failed} requests: ${taken} runs of ${RUNS}, each of ${DOCUMENTS} documents`);
  },
  RUNS * 120_000,
);
