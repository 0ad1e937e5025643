import { describe, expect, test } from 'vitest';
import { at, layoutOf } from '../fields/document/layout.test-fixture.ts';
import type { DocumentLayout } from '../model/index.ts';
import { viewDocument } from './document-view.ts';
import { locateValue } from './locate-value.ts';
import { placesBesideCited, tellingPlaces } from './telling-places.ts';

const END = { kind: 'date', iso: '2026-05-12' } as const;

/** A period below its label, and a list whose lines end on dates of it. */
const plan = (...head: [number, number, string][]): DocumentLayout =>
  layoutOf([
    ...head.map(([left, top, text]) => at(left, top, text)),
    ...[200, 240, 280, 320].flatMap((top) => [at(40, top, 'Last day'), at(40, top + 12, '05/12/26'), at(200, top + 12, 'Morning shift')]),
  ]);

const PERIOD: [number, number, string][] = [
  [40, 40, 'Duty plan'],
  [300, 60, 'Days planned'],
  [300, 72, '05/07/26 - 05/12/26'],
];

const told = (layout: DocumentLayout) => {
  const view = viewDocument(layout);
  return { view, places: locateValue(view, END) };
};

describe('of the places that print a value', () => {
  test('one below a label of its own teaches, not the lines of a list', () => {
    const { view, places } = told(plan(...PERIOD));
    expect(places.length).toBe(5);
    expect(tellingPlaces(view, places).map(({ above }) => above)).toEqual(['days planned']);
  });

  test('those of a list teach where there is nothing better, once for all', () => {
    const { view, places } = told(plan([40, 40, 'Duty plan']));
    expect(tellingPlaces(view, places).map(({ above }) => above)).toEqual(['last day']);
  });

  test('a line of a list that was confirmed gives way to the place that a label names', () => {
    const { view, places } = told(plan(...PERIOD));
    expect(placesBesideCited(view, places[1]!, () => places).map(({ above }) => above)).toEqual(['days planned']);
    expect(placesBesideCited(view, places[0]!, () => places).map(({ above }) => above)).toEqual(['days planned']);
  });

  test('the end of a period keeps the label before its beginning', () => {
    const { view, places } = told(layoutOf([at(40, 40, 'Days planned'), at(200, 40, '05/07/26 - 05/12/26')]));
    expect(tellingPlaces(view, places).map(({ left }) => left)).toEqual(['days planned 9']);
  });
});
