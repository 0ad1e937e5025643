import { describe, expect, it } from 'vitest';
import { readAnswer } from './read-answer.ts';

const CELLS = [
  { field: 'f1', answer: 'quote', candidate: '', line: 3, quote: 'NW-1', lookedAt: [] },
  { field: 'f2', answer: 'candidate', candidate: 'f2c1', line: 0, quote: '', lookedAt: [] },
  { field: 'f3', answer: 'absent', candidate: '', line: 0, quote: '', lookedAt: [1, 2] },
];
const WHOLE = JSON.stringify({ cells: CELLS });
const read = (text: string, ended: 'done' | 'cut' | 'refused' = 'done') => readAnswer({ text, ended });

describe('an answer', () => {
  it('is read, also inside words and fences', () => {
    const cells = [
      { kind: 'quote', field: 'f1', line: 3, quote: 'NW-1' },
      { kind: 'candidate', field: 'f2', candidate: 'f2c1' },
      { kind: 'absent', field: 'f3', lookedAt: [1, 2] },
    ];
    expect(read(WHOLE)).toEqual({ cells, rows: [], noRows: [], readings: [], fault: null });
    expect(read(`Here it is:\n\`\`\`json\n${WHOLE}\n\`\`\` I hope that helps {`).cells).toEqual(cells);
  });

  it('keeps its whole parts wherever it is cut off, and says so', () => {
    for (let length = 0; length < WHOLE.length; length++) {
      const { cells, fault } = read(WHOLE.slice(0, length));
      expect(fault).toBe(length === 0 ? 'broken' : 'cut');
      expect(cells.length).toBeLessThan(CELLS.length + 1);
      expect(cells).toEqual(read(WHOLE).cells.slice(0, cells.length));
    }
    expect(read(WHOLE.slice(0, -20), 'cut').cells).toHaveLength(2);
  });

  it('gives no row that was not finished', () => {
    const rows = JSON.stringify({
      rows: [1, 2].map((line) => ({
        cells: [
          { field: 'f1', line, quote: 'a' },
          { field: 'f2', line, quote: 'b' },
        ],
      })),
    });
    expect(read(rows.slice(0, -8)).rows).toHaveLength(1);
    expect(read(rows).rows.map((row) => row.length)).toEqual([2, 2]);
  });

  it.each([
    ['', 'broken'],
    ['I cannot help with that.', 'broken'],
    ['[]', 'broken'],
    ['{"value": 12}', 'broken'],
    ['{"cells": "all of them"}', 'broken'],
    ['{"cells": [}', 'cut'],
    [`{"cells": ${'['.repeat(50)}`, 'broken'],
  ])('that is none, %j, is told as one', (text, fault) => {
    expect(read(text)).toEqual({ cells: [], rows: [], noRows: [], readings: [], fault });
  });

  it('that is refused gives nothing', () => expect(read(WHOLE, 'refused')).toMatchObject({ cells: [], fault: 'refused' }));

  it('gives no value: what has another form than asked for is left out', () => {
    const cells = [
      { field: 'f1', answer: 'value', value: 12 },
      { field: 'f1', answer: 'quote', line: '3', quote: 12 },
      { field: 7 },
      null,
      'x',
    ];
    expect(read(JSON.stringify({ cells })).cells).toEqual([]);
  });

  it('of pictures is a number and what is written there, on one line; longer texts are none', () => {
    const readings = [
      { picture: 1, text: ' HM-26\n04417 ' },
      { picture: '2', text: 'x' },
      { picture: 3, text: 'x'.repeat(201) },
      { picture: 4 },
    ];
    expect(read(JSON.stringify({ readings }))).toMatchObject({ readings: [{ picture: 1, text: 'HM-26 04417' }], fault: null });
  });
});
