import type { Candidate, CellValue, ExtractionRow, TemplateField } from '@sheetlift/engine/model';
import { applyCorrections } from '@sheetlift/engine/review';
import { expect, test } from 'vitest';
import { EMPTY_HISTORY, editSheet, undoSheet } from '../workspace/run/sheet-history.ts';
import { cellText } from './cell-text.ts';
import { areMergeable, mergeEdits } from './merge-rows.ts';
import type { SheetColumn } from './sheet-columns.ts';
import type { FoundRow } from './sheet-rows.ts';

const AT = '2026-09-30T08:00:00.000Z';
const field = (id: string, type: TemplateField['type']): TemplateField => ({ id, variableName: id, description: '', type, enumValues: [] });
const COLUMNS: SheetColumn[] = [
  { kind: 'constant', id: 'document', name: 'Document' },
  ...[field('supplier', 'text'), field('item', 'text'), field('amount', 'number'), field('note', 'text')].map((each): SheetColumn => ({
    kind: 'field',
    id: each.id,
    name: each.id,
    field: each,
  })),
];

const said = (value: CellValue, text: string): Candidate => ({
  id: text,
  value,
  printed: text,
  evidence: [{ kind: 'words', pageNumber: 1, boxes: [], text, origin: 'text' }],
  derivation: { kind: 'normalise', as: value.kind, reading: null },
  score: 1,
  confidence: 1,
  reason: '',
});
const found = (cells: Record<string, string | number | null>): ExtractionRow => ({
  pageNumber: 1,
  ofDocument: ['supplier'],
  cells: Object.fromEntries(
    Object.entries(cells).map(([id, value]) => [
      id,
      value === null
        ? { state: 'absent', confidence: 1, alternatives: [] }
        : {
            state: 'found',
            chosen:
              typeof value === 'number'
                ? said({ kind: 'number', number: value, decimals: 2 }, String(value))
                : said({ kind: 'text', text: value }, value),
            alternatives: [],
          },
    ]),
  ) as ExtractionRow['cells'],
});
const linesOf = (rows: readonly ExtractionRow[], documentId = 'd'): FoundRow[] =>
  applyCorrections(rows, null).map((row) => ({
    kind: 'found',
    key: `${documentId}/${row.rowId}`,
    documentId,
    rowId: row.rowId,
    fileName: 'd.pdf',
    readAt: null,
    row,
  }));

const ROWS = [
  found({ supplier: 'Halden', item: 'Bench micrometer', amount: null, note: 'grey' }),
  found({ supplier: 'Halden', item: 'stand, steel', amount: 376, note: 'grey' }),
  found({ supplier: 'Halden', item: 'Reagent vial', amount: 127.5, note: null }),
];

test('rows of a document become one: texts follow each other, a value that one of them has stands, and one step takes it back', () => {
  const history = editSheet(EMPTY_HISTORY, mergeEdits(linesOf(ROWS).slice(0, 2), COLUMNS, AT), AT);
  const rows = applyCorrections(ROWS, history.corrections.get('d')!);
  expect(rows.map(({ cells }) => ['supplier', 'item', 'amount', 'note'].map((id) => cellText(cells[id]!)))).toEqual([
    ['Halden', 'Bench micrometer stand, steel', '376.00', 'grey'],
    ['Halden', 'Reagent vial', '127.50', 'not in document'],
  ]);
  // All its places are the value's.
  const item = rows[0]!.cells['item']!;
  expect('chosen' in item && item.chosen.evidence.flatMap((each) => ('text' in each ? [each.text] : []))).toEqual([
    'Bench micrometer',
    'stand, steel',
  ]);
  expect(applyCorrections(ROWS, undoSheet(history).corrections.get('d') ?? null)).toHaveLength(3);
});

test('one row alone, or rows of several documents, are not merged', () => {
  const [one] = linesOf(ROWS);
  const [other] = linesOf(ROWS, 'e');
  expect([areMergeable([one!]), areMergeable([one!, other!]), mergeEdits([one!, other!], COLUMNS, AT)]).toEqual([false, false, []]);
});
