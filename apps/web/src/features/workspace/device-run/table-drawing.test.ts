import type { DocumentCorrections, DrawnTable, ExtractionRow } from '@sheetlift/engine/model';
import { applyCorrections } from '@sheetlift/engine/review';
import { expect, test } from 'vitest';
import type { EnginePool, TaskOptions } from '../../../engine-worker/engine-pool.ts';
import type { EngineTask } from '../../../engine-worker/engine-protocol.ts';
import type { DocumentEvent } from '../run/step-document.ts';
import type { RunDocuments } from '../run/run-documents.ts';
import type { DoneState, SheetEdit } from '../run/run-store.ts';
import { EMPTY_HISTORY, editSheet, type SheetHistory, undoSheet } from '../run/sheet-history.ts';
import { found, template } from './learning-run.test-fixture.ts';
import { createTableDrawing } from './table-drawing.ts';

const AT = '2026-11-24T08:00:00.000Z';
const TABLE: DrawnTable = { pageNumber: 1, box: { left: 0, top: 0, right: 100, bottom: 90 }, columns: [], rows: [30, 60] };

/** A row that stands on a line of the page. */
function row(text: string, line: number): ExtractionRow {
  const result = found(text);
  const boxes = [{ left: 10, right: 60, top: 30 * line + 5, bottom: 30 * line + 15 }];
  return {
    pageNumber: 1,
    cells: { item: { ...result, chosen: { ...result.chosen, evidence: [{ kind: 'words', pageNumber: 1, boxes, text, origin: 'text' }] } } },
  };
}

/** A document of which two lines are found as rows, and in a drawn table as many as it has. */
function drawingOf(history: SheetHistory) {
  let state = {
    kind: 'done',
    facts: { type: 'pdf', pageCount: 1, textLayer: true, contentHash: 'hash' },
    rows: [row('first', 0), row('third', 2)],
    rowMode: 'item',
    reading: new Blob(['{}']),
  } as unknown as DoneState;
  const searched: (readonly DrawnTable[])[] = [];
  const readers = {
    async run(task: EngineTask, { onProgress }: TaskOptions = {}): Promise<never> {
      if (task.kind === 'table-of-rows') return [TABLE] as never;
      if (task.kind !== 'find') throw new Error(`Nobody asked for ${task.kind}.`);
      searched.push(task.drawn);
      const lines = task.drawn[0]?.rows.length === 2 ? ['first', 'second', 'third'] : ['first'];
      onProgress?.({ kind: 'rows-found', rows: lines.map(row) });
      return { rowMode: 'item', issues: [], result: new Blob() } as never;
    },
  } as unknown as EnginePool;
  const kept: { history: SheetHistory } = { history };
  return {
    get history() {
      return kept.history;
    },
    searched,
    drawing: createTableDrawing({
      documents: {
        get: () => ({ id: 'a', state }),
        send: (_id: string, event: DocumentEvent) => (state = { ...event, kind: 'done' } as DoneState),
      } as unknown as RunDocuments,
      readers,
      fields: () => ({ template: template('item'), rowMode: 'item' }),
      corrections: () => kept.history.corrections,
      taught: () => ({ templateId: 'invoice', events: [] }),
      edit: (edits: readonly SheetEdit[]) => (kept.history = editSheet(kept.history, edits, AT)),
      onChange: () => undefined,
    }),
    texts: (rows: readonly ExtractionRow[], own: DocumentCorrections | null | undefined) =>
      applyCorrections(rows, own ?? null).map(({ cells: { item } }) => (item && 'chosen' in item ? item.chosen.printed : '')),
  };
}

const decidedThird = (): SheetHistory =>
  editSheet(
    EMPTY_HISTORY,
    [
      {
        kind: 'decide',
        documentId: 'a',
        rowId: '1',
        fieldId: 'item',
        decision: { kind: 'value', by: 'type', candidate: found('mine').chosen },
      },
    ],
    AT,
  );

test('what is tried is shown with what was decided at its place, and leaving it leaves nothing', async () => {
  const run = drawingOf(decidedThird());
  run.drawing.tryTable('a', [TABLE]);
  await expect.poll(() => run.drawing.tried()).not.toBeNull();
  const tried = run.drawing.tried()!;
  expect(run.texts(tried.state.rows, tried.corrections)).toEqual(['first', 'second', 'mine']);
  run.drawing.tryTable('a', null);
  expect([run.drawing.tried(), run.history.corrections.get('a')?.tables]).toEqual([null, undefined]);
});

test('what is kept is one step with the rows it was decided for, and taking it back brings the former ids', async () => {
  const run = drawingOf(decidedThird());
  run.drawing.tryTable('a', [TABLE]);
  await run.drawing.keepTable();
  const own = run.history.corrections.get('a')!;
  expect([own.tables, own.cells.map(({ rowId }) => rowId)]).toEqual([[TABLE], ['2']]);
  expect(await run.drawing.tableOf('a')).toEqual([TABLE]);
  const before = undoSheet(run.history).corrections.get('a')!;
  expect([before.tables, before.cells.map(({ rowId }) => rowId)]).toEqual([undefined, ['1']]);
});

test('of many borders moved while one search runs only the newest is searched for', async () => {
  const run = drawingOf(EMPTY_HISTORY);
  const moved = [31, 32, 33].map((at) => [{ ...TABLE, rows: [at, 60] }]);
  for (const tables of moved) run.drawing.tryTable('a', tables);
  await run.drawing.keepTable();
  expect(run.searched).toEqual([moved[0], moved[2]]);
  expect(run.history.corrections.get('a')?.tables).toEqual(moved[2]);
});

test('where nothing was tried nothing is kept', async () => {
  const run = drawingOf(EMPTY_HISTORY);
  await run.drawing.keepTable();
  expect(run.history).toBe(EMPTY_HISTORY);
});
