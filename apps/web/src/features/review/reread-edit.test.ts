import type { Evidence, FieldResult, TemplateField, Word } from '@sheetlift/engine/model';
import { describe, expect, test } from 'vitest';
import { type BoxReadings, rereadEdit } from './reread-edit.ts';
import type { FoundRow } from './sheet-rows.ts';

const AT = '2026-09-30T12:00:00Z';
const TOTAL: TemplateField = { id: 'total', variableName: 'Total', description: '', type: 'number', enumValues: [] };
const EMPTY: FieldResult = { state: 'not_found', reason: '', alternatives: [] };

const cell = {
  row: {
    kind: 'found',
    key: 'd/0',
    documentId: 'd',
    rowId: '0',
    row: { cells: { total: EMPTY }, pageNumber: 1, rowId: '0' },
  } as unknown as FoundRow,
  field: TOTAL,
};

function reading(text: string, confidence: number): NonNullable<BoxReadings['again']> {
  const box = { left: 10, top: 20, right: 60, bottom: 30 };
  const word: Word = { text, box, origin: 'ocr', confidence };
  const evidence: Evidence = { kind: 'words', pageNumber: 1, boxes: [box], text, origin: 'ocr' };
  return { text, evidence: [evidence], words: [word] };
}

const reread = (readings: BoxReadings) => rereadEdit(cell, readings, [], AT);

describe('a box of a scan that was read again', () => {
  test('fills the cell as a picked place where both readings say the same and are sure', () => {
    expect(reread({ again: reading('1,296.00', 0.99), before: reading('1,296.00', 0.9) })).toMatchObject({
      kind: 'edit',
      edit: {
        documentId: 'd',
        rowId: '0',
        fieldId: 'total',
        decision: {
          kind: 'value',
          by: 'cite',
          candidate: { value: { kind: 'number', number: 1296 }, evidence: [{ kind: 'words', pageNumber: 1 }] },
        },
      },
    });
  });

  test('stands to check where its words are not sure', () => {
    expect(reread({ again: reading('1,296.00', 0.8), before: null })).toMatchObject({
      edit: { decision: { kind: 'reread', candidate: { value: { number: 1296 }, confidence: 0.8 }, other: null } },
    });
  });

  test('offers both readings where they differ, the surer first', () => {
    expect(reread({ again: reading('1,296.00', 0.99), before: reading('1,298.00', 0.7) })).toMatchObject({
      edit: { decision: { kind: 'reread', candidate: { value: { number: 1296 } }, other: { value: { number: 1298 } } } },
    });
    expect(reread({ again: reading('soon', 0.9), before: reading('1,298.00', 0.99) })).toMatchObject({
      edit: { decision: { kind: 'reread', candidate: { value: { number: 1298 } }, other: null } },
    });
  });

  test('changes nothing where nothing was read, or nothing that the field can hold, and says so', () => {
    expect(reread({ again: null, before: reading('1,298.00', 0.9) })).toMatchObject({
      kind: 'refused',
      sentence: expect.stringContaining('Nothing could be read'),
    });
    expect(reread({ again: reading('soon', 0.9), before: null })).toMatchObject({
      kind: 'refused',
      sentence: expect.stringContaining('“soon” was read in this box.'),
    });
  });
});
