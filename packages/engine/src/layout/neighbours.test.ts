import { describe, expect, it } from 'vitest';
import type { BoundingBox } from '../model/index.ts';
import {
  indexNeighbours,
  neighboursAbove,
  neighboursBelow,
  neighboursInRow,
  neighboursLeftOf,
  neighboursRightOf,
  type Neighbours,
} from './neighbours.ts';

interface Thing {
  name: string;
  box: BoundingBox;
}

const thing = (name: string, left: number, top: number, width = 40, height = 10): Thing => ({
  name,
  box: { left, top, right: left + width, bottom: top + height },
});

/** The thing asked about is the one called "me". */
const ME = thing('me', 100, 100);

type Question = (on: Neighbours<Thing>, box: BoundingBox) => readonly Thing[];

const QUESTIONS: Record<string, Question> = {
  row: neighboursInRow,
  right: neighboursRightOf,
  left: neighboursLeftOf,
  below: (on, box) => neighboursBelow(on, box, 20),
  above: (on, box) => neighboursAbove(on, box, 20),
};

describe('neighbours', () => {
  it.each<[string, string, Thing[], string[]]>([
    ['row', 'are in a row from left to right', [thing('right', 200, 102), thing('left', 10, 98)], ['left', 'me', 'right']],
    ['row', 'are in no row with what overlaps by less than two fifths', [thing('lower', 200, 107)], ['me']],
    ['row', 'are told by the lower of two heights', [thing('tall', 200, 60, 40, 60)], ['me', 'tall']],
    ['right', 'stand right of a box, nearest first', [thing('far', 300, 100), thing('near', 145, 100)], ['near', 'far']],
    ['right', 'may touch it', [thing('touching', 139.5, 100)], ['touching']],
    ['left', 'stand left of a box, nearest first', [thing('far', 0, 100), thing('near', 55, 100)], ['near', 'far']],
    ['below', 'stand below it, nearest first', [thing('second', 100, 128), thing('first', 110, 113)], ['first', 'second']],
    ['below', 'share some of its width', [thing('aside', 140, 113)], []],
    ['below', 'stand within reach', [thing('far', 100, 131)], []],
    ['below', 'may reach into it with their upper parts', [thing('close', 100, 107)], ['close']],
    ['above', 'stand above it, nearest first', [thing('second', 100, 75), thing('first', 110, 88)], ['first', 'second']],
    ['above', 'end within reach', [thing('far', 100, 69)], []],
  ])('%s: they %s', (question, _says, others, expected) => {
    const on = indexNeighbours([...others, ME], ({ box }) => box);
    const found = QUESTIONS[question]?.(on, ME.box) ?? [];
    expect(found.map(({ name }) => name)).toEqual(expected);
  });

  it('are found over a whole page, whatever stands between', () => {
    const column = Array.from({ length: 50 }, (_, at) => thing(`${at}`, 100, 120 + 12 * at));
    const on = indexNeighbours([ME, ...column], ({ box }) => box);
    expect(neighboursBelow(on, ME.box, 1000).map(({ name }) => name)).toEqual(column.map(({ name }) => name));
  });
});
