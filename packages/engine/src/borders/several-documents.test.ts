import { describe, expect, it } from 'vitest';
import type { FieldResult, FoundRows } from '../model/index.ts';
import { asOfSeveral, severalDocuments } from './several-documents.ts';

const chosen = {
  id: 'a',
  score: 1,
  value: { kind: 'text' as const, text: 'HM-1001' },
  printed: 'HM-1001',
  confidence: 0.98,
  reason: 'right of “Invoice number”',
  evidence: [],
  derivation: { kind: 'normalise' as const, as: 'text' as const, reading: null },
};
const sure: FieldResult = { state: 'found', chosen, alternatives: [] };
const found: FoundRows = {
  rowMode: 'item',
  document: { number: sure },
  items: [{ pageNumber: 2, cells: { quantity: sure } }],
} as unknown as FoundRows;

describe('a file that seems to hold several documents', () => {
  it('has no sure facts, and says where another begins; its lists stay', () => {
    const { document, items } = asOfSeveral(found, [{ pageNumber: 2, reason: 'The page numbering begins anew: “Page 1 of 1”.' }]);
    expect(document['number']).toMatchObject({
      state: 'unsure',
      chosen: { confidence: 0.66, reason: 'right of “Invoice number”; page 2 seems to begin another document' },
    });
    expect(items).toEqual(found.items);
  });

  it('is told with the first page that begins anew, and how many more', () => {
    const border = (pageNumber: number) => ({ pageNumber, reason: 'A title stands at the top: “Invoice”.' });
    expect(severalDocuments([border(2), border(3), border(7)])).toEqual([
      {
        code: 'several_documents',
        severity: 'warning',
        pageNumber: 2,
        message:
          'Page 2 seems to begin another document. A title stands at the top: “Invoice”. So do 2 pages after it. Split the file if it holds several.',
      },
    ]);
  });

  it('is none where no page begins anew', () => {
    expect(asOfSeveral(found, [])).toBe(found);
    expect(severalDocuments([])).toEqual([]);
  });
});
