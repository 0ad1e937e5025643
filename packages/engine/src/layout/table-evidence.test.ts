import { describe, expect, it } from 'vitest';
import { unionBox } from '../model/index.ts';
import { text } from './page.test-fixture.ts';
import type { PageCell, PageTable } from './page-table.ts';
import { toPiece } from './pieces.ts';
import { refuseTable, type TableRefusal } from './table-evidence.ts';
import { numericColumns } from './table-lines.ts';

const COLUMN_PT = 200;

/** A table of texts, '' for a blank cell; the first `headerRows` are its labels. */
function tableOf(rows: readonly (readonly string[])[], headerRows: number): PageTable {
  const columns = (rows[0] ?? []).map((_, at) => ({ left: COLUMN_PT * at, right: COLUMN_PT * (at + 1) - 10 }));
  const cellAt = (content: string, column: number, row: number): PageCell => {
    const box = { ...(columns[column] ?? { left: 0, right: 0 }), top: 20 * row, bottom: 20 * row + 12 };
    const words = text(box.left, box.bottom, content).map((word, order) => ({
      ...word.box,
      word,
      em: 10,
      order,
      place: { kind: 'page' as const },
    }));
    return { ...box, columnSpan: 1, rowSpan: 1, pieces: words.length > 0 ? [toPiece(words)] : [], stored: null };
  };
  const pageRows = rows.map((row, at) => {
    const cells = row.map((content, column) => cellAt(content, column, at));
    return { ...unionBox(cells), cells, role: at < headerRows ? ('header' as const) : ('body' as const) };
  });
  return { ...unionBox(pageRows), kind: 'table', name: null, origin: 'aligned', columns, headerRows, rows: pageRows };
}

const refused = (rows: readonly (readonly string[])[], { headerRows = 0, isRuled = false } = {}): TableRefusal | null => {
  const table = tableOf(rows, headerRows);
  const body = table.rows.slice(headerRows).map((row) => row.cells.flatMap((cell) => cell?.pieces ?? []));
  return refuseTable(table, numericColumns(body, table.columns), isRuled);
};

const PROSE = 'and so the parties have agreed that all of it';

describe('what stands in columns', () => {
  it.each<[string, TableRefusal | null, string[][], { headerRows?: number; isRuled?: boolean }]>([
    [
      'with heads over words, where days tell a list',
      null,
      [
        ['Weave', 'Colour', 'Woven on'],
        ['Twill', 'Rust', '17/02/2024'],
        ['Plain', 'Moss', '19/04/2023'],
        ['Twill', 'Rust', '20/03/2023'],
        ['Sateen', 'Moss', '07/06/2024'],
      ],
      { headerRows: 1 },
    ],
    [
      'with the same labels in turn',
      'labels that come again',
      [
        ['Berth', 'P3143'],
        ['Nights', '12'],
        ['Fee', '80.00'],
        ['Berth', 'P7401'],
        ['Nights', '4'],
        ['Fee', '35.00'],
        ['Berth', 'P1426'],
        ['Nights', '9'],
        ['Fee', '60.00'],
      ],
      {},
    ],
    [
      'with heads over figures',
      null,
      [
        ['Item', 'Price', 'Sum'],
        ['Paper', '2.00', '4.00'],
        ['Ink', '3.00', '3.00'],
      ],
      { headerRows: 1 },
    ],
    ['with nothing under its heads', 'no rows', [['Item', 'Price']], { headerRows: 1 }],
    [
      'with a colon behind each first cell',
      'labels with values',
      [
        ['Name:', 'Ida', 'A'],
        ['Town:', 'Bern', 'B'],
        ['Zip:', '3000', 'C'],
      ],
      {},
    ],
    [
      'with hardly a cell filled',
      'mostly blank',
      [
        ['Paper', '', '', '1'],
        ['Ink', '', '', ''],
        ['Pens', '', '', ''],
      ],
      {},
    ],
    [
      'with one column in use',
      'too few columns in use',
      [
        ['Paper', '1'],
        ['Ink', ''],
        ['Pens', ''],
        ['Caps', ''],
        ['Clips', ''],
      ],
      {},
    ],
    [
      'of long lines',
      'prose',
      [
        [PROSE, PROSE],
        [PROSE, PROSE],
        [PROSE, PROSE],
      ],
      { isRuled: true },
    ],
    [
      'of words and what they name, in turn',
      'labels and values in turn',
      [
        ['Name', 'Anna Berg', 'Room', 'B 4711'],
        ['Floor', '12', 'Keys', '3'],
        ['Since', 'A 99', 'Doctor', 'Holm'],
      ],
      {},
    ],
    [
      'with heads over one column of four',
      'columns without labels',
      [
        ['Item', '', '', ''],
        ['Paper', '1', '2', '3'],
        ['Ink', '4', '5', '6'],
      ],
      { headerRows: 1 },
    ],
    [
      'two wide without heads or lines',
      'two columns that prove nothing',
      [
        ['Paper', '1'],
        ['Ink', '2'],
        ['Pens', '3'],
        ['Clips', '4'],
        ['Glue', '5'],
      ],
      {},
    ],
    [
      'three wide of two rows without heads',
      'too few rows',
      [
        ['Paper', '1', '2.00'],
        ['Ink', '2', '3.00'],
      ],
      {},
    ],
  ])('%s: %s', (_says, expected, rows, options) => expect(refused(rows, options)).toBe(expected));
});
