import type { CorrectionDecision } from '@sheetlift/engine/model';
import { expect, test, vi } from 'vitest';
import type { RunStore } from '../run/run-store.ts';
import { found, learningPool, learningRun, template } from './learning-run.test-fixture.ts';

const INVOICE = template('total', 'buyer');
const RENAMED = {
  ...INVOICE,
  entities: INVOICE.entities.map((field) => (field.id === 'total' ? { ...field, description: 'With tax' } : field)),
};

/** A run of two documents that find "net" for the total, and "gross" once it is described otherwise. */
async function runOfTwo(): Promise<RunStore> {
  const pool = learningPool((_, fieldId) => found(fieldId));
  const plain = pool.run;
  pool.run = (async (task: Parameters<typeof plain>[0], options: Parameters<typeof plain>[1]) => {
    const isTold = task.kind === 'find' && task.template.entities.some(({ description }) => description === 'With tax');
    return plain(task, {
      ...options,
      onProgress: (progress) =>
        options?.onProgress?.(
          isTold && progress.kind === 'rows-found'
            ? { ...progress, rows: progress.rows.map((row) => ({ ...row, cells: { ...row.cells, total: found('gross') } })) }
            : progress,
        ),
    });
  }) as typeof plain;
  const store = learningRun({ pool, of: INVOICE });
  store.addFiles(['a.pdf', 'b.pdf'].map((name) => new File(['bytes'], name)));
  await vi.waitFor(() => expect(store.snapshot().documents.map(({ state }) => state.kind)).toEqual(['done', 'done']));
  return store;
}

const totals = (store: RunStore): unknown[] =>
  store.snapshot().documents.map(({ state }) => {
    const cell = state.kind === 'done' ? state.rows[0]?.cells['total'] : undefined;
    return cell && 'chosen' in cell && cell.chosen.printed;
  });
const tried = (store: RunStore): Promise<void> => vi.waitFor(() => expect(store.snapshot().trial?.effects).toBeTruthy());
const DECIDED: CorrectionDecision = { kind: 'value', by: 'confirm', candidate: found('total').chosen };

test('a change of the template that would change cells waits for the person, and changes nothing before', async () => {
  const store = await runOfTwo();
  store.tryTemplate(RENAMED, 'auto');
  await tried(store);
  expect(store.snapshot().trial?.effects?.cells.map(({ fieldId, breaks }) => [fieldId, breaks])).toEqual([
    ['total', null],
    ['total', null],
  ]);
  expect(totals(store)).toEqual(['total', 'total']);
  store.leaveTemplate();
  expect(store.snapshot()).toMatchObject({ trial: null, template: INVOICE });
  store.tryTemplate(RENAMED, 'auto');
  await tried(store);
  store.takeTemplate();
  expect(store.snapshot()).toMatchObject({ trial: null, template: RENAMED });
  expect(totals(store)).toEqual(['gross', 'gross']);
});

test('a cell that somebody decided meanwhile is no longer among those that would change, and keeps what was decided', async () => {
  const store = await runOfTwo();
  store.tryTemplate(RENAMED, 'auto');
  await tried(store);
  const { id: documentId } = store.snapshot().documents[0]!;
  store.edit([{ kind: 'decide', documentId, rowId: '0', fieldId: 'total', decision: DECIDED }]);
  expect(store.snapshot().trial?.effects?.cells.map((cell) => cell.documentId)).not.toContain(documentId);
  store.takeTemplate();
  expect(store.snapshot().corrections.get(documentId)?.cells).toMatchObject([{ rowId: '0', fieldId: 'total', decision: DECIDED }]);
});

test('a change by which no cell would be another is made at once', async () => {
  const store = await runOfTwo();
  const next = { ...INVOICE, entities: INVOICE.entities.map((field) => ({ ...field, description: 'As printed' })) };
  store.tryTemplate(next, 'auto');
  await vi.waitFor(() => expect(store.snapshot()).toMatchObject({ trial: null, template: next }));
});
