import { describe, expect, it } from 'vitest';
import type { BoundingBox } from '../model/index.ts';
import { indexNeighbours } from './neighbours.ts';
import { linesGoingOn, PAIR_REACH, placeBelow, placeBeside, ZONE_REACH, type Objections, type PlaceReach } from './value-places.ts';

/** Lines of 10 points, as high as the unit that reaches count in here. */
interface Thing {
  text: string;
  box: BoundingBox;
}

const thing = (text: string, left: number, top: number): Thing => ({ text, box: { left, top, right: left + 60, bottom: top + 10 } });

const LABEL = thing('Reference', 100, 100);

const OBJECTIONS: Objections<Thing> = {
  'it is a label': ({ text }) => text.endsWith(':'),
  'it is the value of another label': ({ text }) => text.startsWith('taken'),
  'both are numbered boxes': ({ text }) => /^\d/.test(text),
};

const on = (others: readonly Thing[]) => indexNeighbours([LABEL, ...others], ({ box }) => box);

describe('the place of a value', () => {
  it.each<[string, 'beside' | 'below', Thing[], string | null, string | null]>([
    ['is the nearest thing right of the label', 'beside', [thing('far', 300, 100), thing('near', 170, 100)], 'near', null],
    ['is the nearest thing below it', 'below', [thing('second', 100, 128), thing('first', 100, 114)], 'first', null],
    ['is nowhere where nothing stands', 'beside', [], null, 'nothing stands there'],
    ['is nowhere where what stands below is out of reach', 'below', [thing('far', 100, 140)], null, 'nothing stands there'],
    ['is no label', 'beside', [thing('Date:', 170, 100), thing('behind it', 300, 100)], 'Date:', 'it is a label'],
    ['is nobody else’s value', 'below', [thing('taken', 100, 114)], 'taken', 'it is the value of another label'],
    ['says the first reason of several', 'below', [thing('taken:', 100, 114)], 'taken:', 'it is a label'],
    ['is no second numbered box', 'below', [thing('34 Gross mass', 100, 114)], '34 Gross mass', 'both are numbered boxes'],
    ['passes over what does not count', 'below', [thing('aside', 100, 112), thing('under', 100, 124)], 'under', null],
  ])('%s', (_says, side, others, text, refusal) => {
    const place =
      side === 'beside'
        ? placeBeside(on(others), LABEL.box, OBJECTIONS)
        : placeBelow(on(others), LABEL.box, 10 * ZONE_REACH.below, OBJECTIONS, (other) => other.text !== 'aside');
    expect([place.thing?.text ?? null, place.refusal]).toEqual([text, refusal]);
  });
});

describe('a value goes on', () => {
  const first = thing('12 Main Street', 100, 114);

  it.each<[string, PlaceReach, Thing[], string[]]>([
    ['in the lines under its first', PAIR_REACH, [thing('Springfield', 100, 126), thing('Kent', 100, 138)], ['Springfield', 'Kent']],
    ['not over a wide space', PAIR_REACH, [thing('Springfield', 100, 134)], []],
    ['up to the next label', PAIR_REACH, [thing('Phone:', 100, 126), thing('Kent', 100, 138)], []],
    ['past what begins elsewhere', PAIR_REACH, [thing('aside', 130, 125), thing('Springfield', 100, 126)], ['Springfield']],
    ['in a pair only straight below', PAIR_REACH, [thing('indented', 110, 126)], []],
    ['in a zone also a little aside', ZONE_REACH, [thing('indented', 110, 126)], ['indented']],
    [
      'for as many lines as a value may have',
      PAIR_REACH,
      Array.from({ length: 12 }, (_, at) => thing(`${at}`, 100, 126 + 12 * at)).map((line) => ({ ...line, text: `line ${line.text}` })),
      Array.from({ length: 7 }, (_, at) => `line ${at}`),
    ],
  ])('%s', (_says, reach, others, lines) => {
    const found = linesGoingOn(on([first, ...others]), first.box, reach, () => 10, OBJECTIONS);
    expect(found.map(({ text }) => text)).toEqual(lines);
  });
});
