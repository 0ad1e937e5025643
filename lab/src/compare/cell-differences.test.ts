import type { ExtractionResult, Template } from '@sheetlift/engine';
import { describe, expect, it } from 'vitest';
import { cellDifferences } from './cell-differences.ts';

const TEMPLATE: Template = {
  name: 'Bill',
  description: '',
  entities: [{ id: 'a', variableName: 'total', description: '', type: 'number', enumValues: [] }],
};

function resultOf(number: number, { confidence = 0.9, top = 10 } = {}): ExtractionResult {
  const evidence = [
    {
      kind: 'words' as const,
      pageNumber: 1,
      boxes: [{ left: 0, top, right: 20, bottom: top + 8 }],
      text: String(number),
      origin: 'text' as const,
    },
  ];
  const chosen = {
    id: 'a:0',
    value: { kind: 'number' as const, number, decimals: 0 },
    printed: String(number),
    evidence,
    derivation: { kind: 'normalise' as const, as: 'number' as const, reading: null },
    score: 7,
    confidence,
    reason: 'beside “Total”',
  };
  return {
    status: 'succeeded',
    rowMode: 'document',
    rows: [{ cells: { a: { state: 'found', chosen, alternatives: [] } }, pageNumber: 1 }],
    issues: [],
    pageCount: 1,
  };
}

describe('cell differences', () => {
  it('are none where both results are the same', () => {
    expect(cellDifferences(resultOf(12), resultOf(12), TEMPLATE)).toEqual([]);
  });

  it('name the row, the field and what differs', () => {
    expect(cellDifferences(resultOf(12), resultOf(12, { confidence: 0.8 }), TEMPLATE)).toEqual(['row 1 total: confidence 0.9 -> 0.8']);
    expect(cellDifferences(resultOf(12), resultOf(12, { top: 30 }), TEMPLATE)).toEqual(['row 1 total: other evidence']);
    expect(cellDifferences(resultOf(12), resultOf(13), TEMPLATE)[0]).toContain('value 12 -> 13');
  });

  it('tell a row that only one has', () => {
    const differences = cellDifferences(resultOf(12), { ...resultOf(12), rows: [] }, TEMPLATE);
    expect(differences[0]).toContain('outside the cells');
    expect(differences[1]).toContain('row 1 total');
  });
});
