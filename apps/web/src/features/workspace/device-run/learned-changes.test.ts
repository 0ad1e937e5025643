import type { CorrectionDecision } from '@sheetlift/engine/model';
import { describe, expect, test, vi } from 'vitest';
import type { RunStore, SheetEdit } from '../run/run-store.ts';
import { found, learningPool, learningRun, template } from './learning-run.test-fixture.ts';

const INVOICE = template('buyer');

/** A run in which "wrong" is found before anything was learned, and "right" with a lesson. */
async function runOf(names: readonly string[]): Promise<{ store: RunStore; pool: ReturnType<typeof learningPool> }> {
  const pool = learningPool((_, __, lessons) => found(lessons.length > 0 ? 'right' : 'wrong'));
  const store = learningRun({ pool, of: INVOICE });
  store.addFiles(names.map((name) => new File(['bytes'], name)));
  await vi.waitFor(() => expect(kinds(store)).toEqual(names.map(() => 'done')));
  return { store, pool };
}

const kinds = (store: RunStore): string[] => store.snapshot().documents.map(({ state }) => state.kind);
const idOf = (store: RunStore, name: string): string => store.snapshot().documents.find(({ file }) => file.name === name)!.id;
const edit = (store: RunStore, name: string, decision: CorrectionDecision): SheetEdit => ({
  kind: 'decide',
  documentId: idOf(store, name),
  rowId: '0',
  fieldId: 'buyer',
  decision,
});
const valueOf = (text: string, by: 'confirm' | 'type'): CorrectionDecision => ({ kind: 'value', by, candidate: found(text).chosen });
const proposedFor = (store: RunStore): string[] =>
  (store.snapshot().proposed ?? []).map(({ documentId }) => store.snapshot().documents.find(({ id }) => id === documentId)!.file.name);
/** What each document found for the field, as it is kept; what a person changed lies beside it. */
const foundIn = (store: RunStore): unknown[] =>
  store.snapshot().documents.map(({ state }) => {
    const cell = state.kind === 'done' ? state.rows[0]?.cells['buyer'] : undefined;
    return cell && 'chosen' in cell && cell.chosen.printed;
  });
const decisionsIn = (store: RunStore, name: string): unknown[] =>
  store
    .snapshot()
    .corrections.get(idOf(store, name))
    ?.cells.map(({ decision }) => decision.kind) ?? [];
/** Longer than a search waits for the next correction. */
const aWhile = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 500));

describe('a correction', () => {
  test('proposes what it would change in the other documents and changes nothing by itself', async () => {
    const { store } = await runOf(['a.pdf', 'b.pdf', 'c.pdf']);
    store.edit([edit(store, 'a.pdf', valueOf('right', 'type'))]);
    await vi.waitFor(() => expect(proposedFor(store)).toEqual(['b.pdf', 'c.pdf']));
    expect(store.snapshot().proposed![0]).toMatchObject({
      before: { chosen: { printed: 'wrong' } },
      candidate: { printed: 'right' },
    });
    expect(foundIn(store)).toEqual(['wrong', 'wrong', 'wrong']);
    expect(store.snapshot().corrections.size).toBe(1);
  });

  test('changes elsewhere what a person takes of it, in one step', async () => {
    const { store } = await runOf(['a.pdf', 'b.pdf', 'c.pdf']);
    store.edit([edit(store, 'a.pdf', valueOf('right', 'type'))]);
    await vi.waitFor(() => expect(proposedFor(store)).toEqual(['b.pdf', 'c.pdf']));
    const before = store.snapshot().corrections;
    store.takeLearned(store.snapshot().proposed!);
    expect([decisionsIn(store, 'b.pdf'), decisionsIn(store, 'c.pdf')]).toEqual([['learned'], ['learned']]);
    expect(store.snapshot().proposed).toBeNull();
    store.undo();
    expect(store.snapshot().corrections).toEqual(before);
  });

  test('does not propose again what was left out, nor touch what a person decided', async () => {
    const { store } = await runOf(['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf']);
    store.edit([edit(store, 'd.pdf', valueOf('wrong', 'confirm'))]);
    store.edit([edit(store, 'a.pdf', valueOf('right', 'type'))]);
    await vi.waitFor(() => expect(proposedFor(store)).toEqual(['b.pdf', 'c.pdf']));
    store.takeLearned(store.snapshot().proposed!.slice(1));
    store.edit([edit(store, 'a.pdf', valueOf('right again', 'type'))]);
    await aWhile();
    expect(store.snapshot().proposed).toBeNull();
    expect([decisionsIn(store, 'b.pdf'), decisionsIn(store, 'c.pdf'), decisionsIn(store, 'd.pdf')]).toEqual([[], ['learned'], ['value']]);
  });

  test('that is taken back proposes nothing any more', async () => {
    const { store } = await runOf(['a.pdf', 'b.pdf']);
    store.edit([edit(store, 'a.pdf', valueOf('right', 'type'))]);
    await vi.waitFor(() => expect(proposedFor(store)).toEqual(['b.pdf']));
    store.undo();
    await vi.waitFor(() => expect(store.snapshot().proposed).toBeNull());
  });
});

test('a value that was offered and confirmed is looked for nowhere else', async () => {
  const { store, pool } = await runOf(['a.pdf', 'b.pdf']);
  const before = pool.finds;
  store.edit([edit(store, 'a.pdf', valueOf('wrong', 'confirm'))]);
  await aWhile();
  expect(pool.finds).toBe(before);
  expect(store.snapshot().proposed).toBeNull();
});

test('what is corrected while the fields still settle is proposed for the fields as they become', async () => {
  const { store } = await runOf(['a.pdf', 'b.pdf']);
  store.edit([edit(store, 'a.pdf', valueOf('right', 'type'))]);
  store.changeTemplate({ ...INVOICE, description: 'Otherwise' }, 'auto');
  await vi.waitFor(() => expect(proposedFor(store)).toEqual(['b.pdf']));
  store.changeTemplate({ ...INVOICE, description: 'And otherwise' }, 'auto');
  expect(store.snapshot().proposed).toBeNull();
  await vi.waitFor(() => expect(proposedFor(store)).toEqual(['b.pdf']));
});

test('other fields are looked for with what was known when the document was read; what is read later is read with all of it', async () => {
  const { store } = await runOf(['a.pdf', 'b.pdf']);
  store.edit([edit(store, 'a.pdf', valueOf('right', 'type'))]);
  await vi.waitFor(() => expect(proposedFor(store)).toEqual(['b.pdf']));
  store.changeTemplate({ ...INVOICE, description: 'Otherwise' }, 'auto');
  await aWhile();
  expect(foundIn(store)).toEqual(['wrong', 'wrong']);
  store.addFiles([new File(['bytes'], 'c.pdf')]);
  await vi.waitFor(() => expect(foundIn(store)).toEqual(['wrong', 'wrong', 'right']));
});
