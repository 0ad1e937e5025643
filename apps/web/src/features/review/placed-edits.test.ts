import type { Candidate, Evidence, ExtractionRow, FieldResult, TemplateField } from '@sheetlift/engine/model';
import { applyCorrections } from '@sheetlift/engine/review';
import { describe, expect, test } from 'vitest';
import { placedEdits, rowsAt } from './placed-edits.ts';
import type { FoundRow } from './sheet-rows.ts';

const AT = '2026-09-30T08:00:00.000Z';
const CREW: TemplateField = { id: 'crew', variableName: 'Crew', description: '', type: 'number', enumValues: [] };

const words = (top: number, text: string): Evidence => ({
  kind: 'words',
  pageNumber: 1,
  boxes: [{ left: 10, top, right: 60, bottom: top + 10 }],
  text,
  origin: 'text',
});

function saying(number: number, evidence: Evidence): Candidate {
  return {
    id: `${number}`,
    value: { kind: 'number', number, decimals: 0 },
    printed: `${number}`,
    evidence: [evidence],
    derivation: { kind: 'normalise', as: 'number', reading: null },
    score: 1,
    confidence: 0.97,
    reason: '',
  };
}

const found = (number: number, top: number): FieldResult => ({
  state: 'found',
  chosen: saying(number, words(top, `${number}`)),
  alternatives: [],
});

function rowsOf(...rows: ExtractionRow['cells'][]): FoundRow[] {
  return applyCorrections(
    rows.map((cells) => ({ pageNumber: 1, cells })),
    null,
  ).map((row) => ({ kind: 'found', key: `d/${row.rowId}`, documentId: 'd', rowId: row.rowId, fileName: 'd.pdf', readAt: null, row }));
}

const placed = (number: number, top: number) => ({
  variableName: 'Crew',
  description: '',
  type: 'number' as const,
  printed: `${number}`,
  evidence: [words(top, `${number}`)],
  value: { kind: 'number' as const, number, decimals: 0 },
});

function edited(rows: readonly FoundRow[], number: number, top: number): string[] {
  const place = placed(number, top);
  return placedEdits(rows, CREW, place, place.value, AT).map((edit) =>
    edit.kind === 'decide' && edit.decision?.kind === 'value'
      ? `${edit.rowId}: ${edit.decision.candidate.printed} by ${edit.decision.by}`
      : edit.kind,
  );
}

describe('a field made by pointing', () => {
  test('needs nothing where the search is sure of just that', () => {
    expect(edited(rowsOf({ crew: found(4, 100) }), 4, 100)).toEqual([]);
  });

  test('is put right where something else was found, nothing, or not for sure', () => {
    expect(edited(rowsOf({ crew: found(9, 300) }), 4, 100)).toEqual(['0: 4 by cite']);
    expect(edited(rowsOf({ crew: { state: 'absent', confidence: 0.9, alternatives: [] } }), 4, 100)).toEqual(['0: 4 by cite']);
    expect(edited(rowsOf({ crew: { ...found(4, 100), state: 'unsure' } as FieldResult }), 4, 100)).toEqual(['0: 4 by cite']);
  });

  test('in a list belongs to the row of its line, elsewhere to all of them', () => {
    const rows = rowsOf({ item: found(1, 200), crew: found(7, 200) }, { item: found(2, 220), crew: found(7, 220) });
    expect(rowsAt(rows, [words(221, '4')]).map(({ rowId }) => rowId)).toEqual(['1']);
    expect(edited(rows, 4, 220)).toEqual(['1: 4 by cite']);
    expect(edited(rows, 4, 40)).toEqual(['0: 4 by cite', '1: 4 by cite']);
  });
});
