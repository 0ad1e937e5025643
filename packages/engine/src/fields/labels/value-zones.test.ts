import { describe, expect, it } from 'vitest';
import { LINKER } from '../../linker/linker.test-fixture.ts';
import type { DocumentLayout } from '../../model/index.ts';
import { compileTemplate } from '../compile/compile-template.ts';
import { indexDocument } from '../document/document-index.ts';
import { at, field, layoutOf, templateOf } from '../document/layout.test-fixture.ts';
import { labelBook } from './label-book.ts';
import { findLabelHits } from './label-hits.ts';
import { hitsByLine } from './label-lines.ts';
import { valueZones } from './value-zones.ts';

const TEMPLATE = compileTemplate(
  templateOf('Letters', 'One row per letter', field('a', 'Reference number'), field('b', 'Invoice date')),
  LINKER,
);

/** The places of the value of "Reference number", best first: relation, words, and further lines. */
function zonesIn(layout: DocumentLayout): string[] {
  const index = indexDocument(layout);
  const hits = findLabelHits(index, labelBook(TEMPLATE));
  const textOf = ({ line, from, to }: { line: number; from: number; to: number }): string =>
    layout.lines[line]?.words
      .slice(from, to)
      .map((word) => word.text)
      .join(' ') ?? '';
  return hits
    .filter(({ owners }) => owners.some((owner) => owner.field === 0))
    .flatMap((hit) => valueZones(index, hit, hitsByLine(hits)))
    .sort((a, b) => b.strength - a.strength)
    .map(({ relation, spans, more }) => `${relation}: ${[...spans, ...more].map(textOf).join(' / ')}`);
}

describe('the places of a label’s value', () => {
  it.each([
    ['behind it in its line', [at(40, 40, 'Reference number: AB-4711')], 'beside: AB-4711'],
    ['up to the next label of the line', [at(40, 40, 'Reference number: AB-4711 Date: 03.05.2026')], 'beside: AB-4711'],
    ['right of it, across a gap', [at(40, 40, 'Reference number'), at(300, 40, 'AB-4711')], 'right: AB-4711'],
    ['below it', [at(40, 40, 'Reference number'), at(40, 54, 'AB-4711')], 'below: AB-4711'],
    [
      'in the lines that hang under the first',
      [at(40, 40, 'Reference number'), at(40, 54, 'AB-4711'), at(40, 65, 'CD-9902')],
      'below: AB-4711 / CD-9902',
    ],
    [
      'above it, where it is a caption in small print',
      [at(40, 40, 'AB-4711'), at(40, 51, 'Reference number', { sizePt: 7 })],
      'above: AB-4711',
    ],
  ])('are %s', (_says, lines, best) => expect(zonesIn(layoutOf(lines))[0]).toBe(best));

  it('are none where the next label stands beside and below', () => {
    expect(zonesIn(layoutOf([at(40, 40, 'Reference number'), at(300, 40, 'Invoice date'), at(40, 54, 'Invoice date')]))).toEqual([]);
  });
});
