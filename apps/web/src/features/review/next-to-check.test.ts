import { type FieldResult, WHOLE_DOCUMENT } from '@sheetlift/engine/model';
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

/** "." sure, "?" to check and "1" to "9" so sure, "x" breaks a rule, "!" could not be read. */
function result(sign: string): FieldResult {
  if (sign === '!') return { state: 'unreadable', evidence: [], reason: 'It is smudged.', alternatives: [] };
  const chosen = {
    id: 'c',
    value: { kind: 'text' as const, text: 'x' },
    printed: '',
    evidence: [],
    derivation: { kind: 'sum' as const },
    score: 1,
    confidence: /\d/.test(sign) ? Number(sign) / 10 : 0.95,
    reason: '',
  };
  if (sign === '.') return { state: 'found', chosen, alternatives: [] };
  return {
    state: 'unsure',
    chosen,
    alternatives: [],
    ...(sign === 'x' && { broken: [{ rule: 'pattern', reason: 'It has another form.' }] }),
  };
}

/** "..? .?." is two rows of three columns with two cells to check; a bar begins the next document. */
function sheet(pattern: string, ofDocument?: string[]): SheetRow[] {
  let documentId = 0;
  return pattern.split(' ').flatMap((signs, index) => {
    if (signs.startsWith('|')) documentId++;
    const own = signs.replace('|', '');
    return {
      kind: 'found',
      key: String(index),
      documentId: String(documentId),
      rowId: String(index),
      fileName: 'd.pdf',
      readAt: null,
      row: {
        rowId: String(index),
        pageNumber: 1,
        cells: Object.fromEntries(COLUMNS.map(({ id }, column) => [id, result(own[column]!)])),
        ...(ofDocument && { ofDocument }),
      },
    };
  });
}
const at = (place: string) => ({ rowKey: place[0]!, columnId: place[1]! });
const next = (pattern: string, from: string | null, direction: 1 | -1 = 1): string | null => told(sheet(pattern), from, direction);
const told = (rows: SheetRow[], from: string | null, direction: 1 | -1 = 1): string | null => {
  const place = nextToCheck(rows, COLUMNS, from === null ? null : at(from), direction);
  return place && place.rowKey + place.columnId;
};
/** All places in the order of the queue. */
function queue(rows: SheetRow[]): string[] {
  const places: string[] = [];
  for (let place = told(rows, null); place && !places.includes(place); place = told(rows, place)) places.push(place);
  return places;
}

describe('the next cell to check', () => {
  test.each<[string, string | null, string | null]>([
    ['... .?. ??.', null, '1b'],
    ['?.? ...', '0a', '0c'],
    ['?.. ...', '1b', '0a'],
    ['?.? ...', '0c', '0a'],
    ['.?. ...', '0b', null],
    ['... ...', '0b', null],
    ['?.. |.?.', '0a', '1b'],
    ['?.. |.?.', '1b', '0a'],
    ['?.. |...', '1a', '0a'],
  ])('in %s after %s is %s', (pattern, from, expected) => {
    expect(next(pattern, from)).toBe(expected);
  });

  test.each<[string, string, string | null]>([
    ['?.? ?..', '1a', '0c'],
    ['?.? |?..', '0a', '1a'],
    ['?.? |?..', '1a', '0c'],
    ['..? ...', '0c', null],
  ])('backwards in %s before %s is %s', (pattern, from, expected) => {
    expect(next(pattern, from, -1)).toBe(expected);
  });

  test('is what could not be read, then what fails a check, then what is least sure; then the next document', () => {
    expect(queue(sheet('63x ..! |1.. .2.'))).toEqual(['1c', '0c', '0b', '0a', '2a', '3b']);
  });

  test('is what the document says once on its first row alone', () => {
    const rows = sheet('?.. ?.? ?.. |?.. ?..', ['a']);
    expect(queue(rows)).toEqual(['0a', '1c', '3a']);
    expect(told(rows, '2a')).toBe('1c');
  });

  test('is on a row of its own where the document’s word breaks a rule there alone', () => {
    expect(queue(sheet('... x.. ...', ['a']))).toEqual(['1a']);
  });

  test('is none of the cells just decided', () => {
    const decide = (rowId: string, fieldId: string) => ({ kind: 'decide', documentId: '0', rowId, fieldId, decision: null }) as const;
    expect(nextToCheck(sheet('.?. ?.. ..?'), COLUMNS, at('0b'), 1, [decide('1', 'a')])).toEqual(at('2c'));
    expect(nextToCheck(sheet('?.. ?.. |..?', ['a']), COLUMNS, at('1b'), 1, [decide(WHOLE_DOCUMENT, 'a')])).toEqual(at('2c'));
  });

  test('comes round to every open cell once', () => {
    assert(
      property(array(stringMatching(/^[|]?[.?!x3]{3}$/), { minLength: 1, maxLength: 6 }), (rows) => {
        const pattern = rows.join(' ');
        expect(queue(sheet(pattern)).length).toBe(pattern.replaceAll(/[^?!x3]/g, '').length);
      }),
    );
  });
});
