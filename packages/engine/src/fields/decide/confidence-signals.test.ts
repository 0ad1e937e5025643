import { describe, expect, it } from 'vitest';
import { LINKER } from '../../linker/linker.test-fixture.ts';
import { RANKER } from '../ranker/ranker.test-fixture.ts';
import type { DocumentLayout, Template } from '../../model/index.ts';
import { at, field, layoutOf, tableLayout, templateOf } from '../document/layout.test-fixture.ts';
import { findFields } from '../find-fields.ts';
import { signalsOf, type ConfidenceSignals } from './confidence-signals.ts';

/** What each chosen value was judged by, in the order of choosing. */
function judgedBy(layout: DocumentLayout, template: Template): ConfidenceSignals[] {
  const judged: ConfidenceSignals[] = [];
  findFields(layout, template, {
    rowMode: 'auto',
    linker: LINKER,
    ranker: RANKER,
    observe: (_chosen, grounds) => judged.push(signalsOf(grounds)),
  });
  return judged;
}

const LETTER = templateOf('Letters', 'One row per letter.', field('a', 'Reference number'));
const STOCK = templateOf('Stock', 'One row per article', field('a', 'Article'), field('b', 'Shelf'), field('c', 'Pieces', 'number'));

describe('signalsOf', () => {
  it('tells a value beside the only label of its field from one whose label stands again beside another value', () => {
    const [once] = judgedBy(layoutOf([at(40, 40, 'Reference number: AB-4711')]), LETTER);
    const [twice] = judgedBy(layoutOf([at(40, 40, 'Reference number: AB-4711'), at(40, 80, 'Reference number: CD-9902')]), LETTER);
    expect(once?.signals).toMatchObject({ 'zone beside': 1, labelSure: 1, labelRivals: 0, templateNamed: 1 });
    expect(twice?.signals['labelRivals']).toBeGreaterThan(0);
  });

  it('knows a value that is printed again', () => {
    const [again] = judgedBy(
      layoutOf([at(40, 40, 'Reference number: AB-4711'), at(40, 80, 'Please quote AB-4711 when you write')]),
      LETTER,
    );
    expect(again?.signals['printedAgain']).toBe(0.5);
  });

  it('weighs a column of a text layer by a fit of its own, and recognised words by that of scans', () => {
    const layout = tableLayout([
      ['Article', 'Shelf', 'Pieces'],
      ['Rain barrel', 'B 12', '40'],
      ['Leaf rake', 'B 13', '7'],
    ]);
    const [cell] = judgedBy(layout, STOCK);
    const [scanned] = judgedBy(layoutOf([at(40, 40, 'Reference number: AB-4711', { origin: 'ocr' })]), LETTER);
    expect(cell?.fit).toBe('column');
    expect(scanned?.fit).toBe('scan');
  });

  it('sees that a cell is shaped otherwise than its column', () => {
    const layout = tableLayout([
      ['Article', 'Shelf', 'Pieces'],
      ['Rain barrel', 'B 12', '40'],
      ['Leaf rake', 'B 13', '7'],
      ['Hand trowel', 'B 14', 'about 9'],
    ]);
    const pieces = judgedBy(layout, STOCK).filter(({ signals }) => signals['type number'] === 1);
    expect(pieces.map(({ signals }) => signals['columnUsual'])).toEqual([
      expect.closeTo(2 / 3),
      expect.closeTo(2 / 3),
      expect.closeTo(1 / 3),
    ]);
  });
});
