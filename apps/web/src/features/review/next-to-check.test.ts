import type { FieldResult } from '@sheetlift/engine/model';
import { array, assert, property, stringMatching } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nextToCheck } from './next-to-check.ts';
import type { SheetColumn } from './sheet-columns.ts';
import type { SheetRow } from './sheet-rows.ts';

const COLUMNS: SheetColumn[] = ['a', 'b', 'c'].map((id) => ({
  kind: 'field',
  id,
  name: id,
  field: { id, variableName: id, description: '', type: 'text', enumValues: [] },
}));

function result(open: boolean): FieldResult {
  return {
    state: open ? 'unsure' : 'found',
    chosen: {
      id: 'c',
      value: { kind: 'text', text: 'x' },
      printed: '',
      evidence: [],
      derivation: { kind: 'sum' },
      score: 1,
      confidence: 0.9,
      reason: '',
    },
    alternatives: [],
  };
}

/** "..? .?." is two rows of three columns with two cells to check. */
function sheet(pattern: string): SheetRow[] {
  return pattern.split(' ').map((signs, index) => ({
    kind: 'found',
    key: String(index),
    documentId: 'd',
    rowId: String(index),
    fileName: 'd.pdf',
    readAt: null,
    row: {
      rowId: String(index),
      pageNumber: 1,
      cells: Object.fromEntries(COLUMNS.map(({ id }, column) => [id, result(signs[column] === '?')])),
    },
  }));
}
const at = (place: string) => ({ rowKey: place[0]!, columnId: place[1]! });
const next = (pattern: string, from: string | null, direction: 1 | -1 = 1): string | null => {
  const place = nextToCheck(sheet(pattern), COLUMNS, from === null ? null : at(from), direction);
  return place && place.rowKey + place.columnId;
};

describe('the next cell to check', () => {
  test.each<[string, string | null, string | null]>([
    ['... .?. ??.', null, '1b'],
    ['?.? ...', '0a', '0c'],
    ['?.. .?.', '0c', '1b'],
    ['?.. ...', '1b', '0a'],
    ['?.? ...', '0c', '0a'],
    ['.?. ...', '0b', null],
    ['... ...', '0b', null],
  ])('in %s after %s is %s', (pattern, from, expected) => {
    expect(next(pattern, from)).toBe(expected);
  });

  test.each<[string, string, string | null]>([
    ['?.? ?..', '1a', '0c'],
    ['?.? ?..', '0a', '1a'],
    ['..? ...', '0c', null],
  ])('backwards in %s before %s is %s', (pattern, from, expected) => {
    expect(next(pattern, from, -1)).toBe(expected);
  });

  test('is none of the rows just dealt with', () => {
    expect(nextToCheck(sheet('.?. ?.. ..?'), COLUMNS, at('0b'), 1, new Set(['1']))).toEqual(at('2c'));
  });

  test('comes round to every open cell once', () => {
    assert(
      property(array(stringMatching(/^[.?]{3}$/), { minLength: 1, maxLength: 6 }), (rows) => {
        const pattern = rows.join(' ');
        const open = pattern.replaceAll(/[^?]/g, '').length;
        const seen = new Set<string>();
        let place = next(pattern, null);
        for (let step = 0; step < open && place; step++) {
          seen.add(place);
          place = next(pattern, place);
        }
        expect(seen.size).toBe(open);
      }),
    );
  });
});
