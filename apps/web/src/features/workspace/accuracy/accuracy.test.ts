import 'fake-indexeddb/auto';
import type { Candidate, CorrectionDecision, DocumentCorrections, ExtractionRow } from '@sheetlift/engine/model';
import { deleteDB } from 'idb';
import { afterEach, describe, expect, test } from 'vitest';
import { ACCURACY_DATABASE } from '../../../lib/device-store/accuracy-database.ts';
import { createAccuracyLedger, type DocumentAccuracy } from './accuracy-ledger.ts';
import { decidedCells } from './decided-cells.ts';
import { fieldAccuracy } from './field-accuracy.ts';

const candidate = (number: number): Candidate => ({
  id: String(number),
  value: { kind: 'number', number, decimals: 2 },
  printed: String(number),
  evidence: [],
  derivation: { kind: 'as-printed' } as unknown as Candidate['derivation'],
  score: 1,
  confidence: 0.9,
  reason: 'label',
});
const row = (number: number): ExtractionRow => ({
  pageNumber: 1,
  cells: {
    total: { state: 'unsure', chosen: candidate(number), alternatives: [], why: 'close' } as unknown as ExtractionRow['cells'][string],
    note: { state: 'absent', confidence: 1, alternatives: [] },
  },
});
const value = (number: number, by: 'confirm' | 'type'): CorrectionDecision => ({ kind: 'value', candidate: candidate(number), by });
const decided = (...cells: [rowId: string, fieldId: string, decision: CorrectionDecision][]): DocumentCorrections => ({
  cells: cells.map(([rowId, fieldId, decision]) => ({ rowId, fieldId, at: '2026-09-30T10:00:00.000Z', decision })),
  removedRows: [],
  addedRows: [],
});

describe('what a person decided', () => {
  test('was right at first where it is what was found: confirmed, typed alike, or blank', () => {
    const counts = decidedCells(
      { rows: [row(12), row(14)] },
      decided(
        ['0', 'total', value(12, 'confirm')],
        ['1', 'total', value(15, 'type')],
        ['0', 'note', { kind: 'absent' }],
        ['1', 'note', value(3, 'type')],
      ),
    );
    expect(Object.fromEntries(counts)).toEqual({ total: { decided: 2, right: 1 }, note: { decided: 2, right: 1 } });
  });

  test('counts once for all rows where the document says it once, and never what others changed or rows that were added', () => {
    const counts = decidedCells(
      { rows: [row(12), row(12)] },
      decided(
        ['*', 'total', value(12, 'type')],
        ['0', 'note', { kind: 'learned', candidate: candidate(1), seen: true }],
        ['+1', 'total', value(7, 'type')],
        ['0', 'gone', value(7, 'type')],
      ),
    );
    expect(Object.fromEntries(counts)).toEqual({ total: { decided: 1, right: 1 } });
    expect(decidedCells({ rows: [] }, null).size).toBe(0);
  });
});

describe('accuracy', () => {
  test('is told with its interval from five cells on', () => {
    expect(fieldAccuracy([{ decided: 4, right: 4 }])).toBeNull();
    const accuracy = fieldAccuracy([
      { decided: 20, right: 18 },
      { decided: 28, right: 26 },
    ])!;
    expect(accuracy).toMatchObject({ decided: 48, right: 44, moved: { from: 0.9 } });
    // Wilson's interval of 44 of 48, as tables have it.
    expect([accuracy.low, accuracy.high].map((share) => share.toFixed(3))).toEqual(['0.804', '0.967']);
    expect(fieldAccuracy([{ decided: 5, right: 5 }])).toMatchObject({ share: 1, high: 1, moved: null });
  });
});

describe('the ledger', () => {
  afterEach(() => deleteDB(ACCURACY_DATABASE));
  const noted = (contentHash: string, at: string, right: number, templateId = 'invoice'): DocumentAccuracy => ({
    templateId,
    contentHash,
    at,
    fields: { total: { decided: 2, right } },
  });

  test('holds a document once for each template, keeps its date, and forgets one of which nothing is decided any more', async () => {
    const ledger = createAccuracyLedger();
    await ledger.note(noted('b', '2026-10-02', 1));
    await ledger.note(noted('a', '2026-10-01', 1));
    await ledger.note(noted('a', '2026-10-03', 2));
    await ledger.note(noted('a', '2026-10-03', 0, 'receipt'));
    expect(await ledger.of('invoice')).toEqual([noted('a', '2026-10-01', 2), noted('b', '2026-10-02', 1)]);
    await ledger.note({ ...noted('a', '2026-10-04', 0), fields: {} });
    expect(await ledger.of('invoice')).toEqual([noted('b', '2026-10-02', 1)]);
  });

  test('follows a template that is called otherwise, and tells', async () => {
    const ledger = createAccuracyLedger();
    let told = 0;
    const stop = ledger.subscribe(() => told++);
    await ledger.note(noted('a', '2026-10-01', 1));
    await ledger.rename('invoice', 'bill');
    stop();
    await ledger.note(noted('b', '2026-10-02', 1, 'bill'));
    expect([await ledger.of('invoice'), (await ledger.of('bill')).length, told]).toEqual([[], 2, 2]);
  });
});
