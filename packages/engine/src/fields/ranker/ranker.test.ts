import { describe, expect, it } from 'vitest';
import { LINKER } from '../../linker/linker.test-fixture.ts';
import { compileTemplate } from '../compile/compile-template.ts';
import { columnsOf } from '../document/table-column.ts';
import { fieldHints, pairHints } from '../items/column-hints.ts';
import { plainValue, type DocumentLayout, type TemplateField } from '../../model/index.ts';
import { indexDocument } from '../document/document-index.ts';
import { at, field, layoutOf, tableLayout, templateOf } from '../document/layout.test-fixture.ts';
import { findFields } from '../find-fields.ts';
import { conventionsOf } from '../kinds/kind-finder.ts';
import { RANKER } from './ranker.test-fixture.ts';

const VISIT = layoutOf([
  at(40, 30, 'Lindmoor Boat Yard', { sizePt: 18 }),
  at(40, 90, 'Launched by'),
  at(160, 90, 'Harriet Osgood'),
  at(40, 106, 'Taken ashore'),
  at(160, 106, '14 March 2025'),
  at(40, 122, 'Lift charge'),
  at(160, 122, '£ 310.00'),
  at(40, 138, 'Mooring'),
  at(160, 138, 'B-17'),
]);

const asked = [
  field('liftCost', 'How much does lifting the boat cost?', 'number'),
  field('outOfWaterOn', 'Day on which she was taken out of the water'),
];

function valuesOf(layout: DocumentLayout, fields: readonly TemplateField[], ranker?: typeof RANKER): (string | number | null)[] {
  const template = templateOf('Yard', 'One visit', ...fields);
  const found = findFields(layout, template, { rowMode: 'document', linker: LINKER, ...(ranker ? { ranker } : {}) });
  return fields.map(({ id }) => {
    const result = found.document[id];
    return result && 'chosen' in result ? plainValue(result.chosen.value) : null;
  });
}

describe('the ranker', () => {
  it('puts the print that answers a field first, and its likelihoods leave room for "it is not there"', () => {
    const { field: rank } = RANKER.rank(templateOf('Yard', 'One visit', ...asked), indexDocument(VISIT), conventionsOf(VISIT));
    for (const [fieldIndex, text] of ['310.00', '14 March 2025'].entries()) {
      const ranked = rank(fieldIndex);
      expect(ranked[0]?.candidate.printed.text).toContain(text);
      const sum = ranked.reduce((total, { likelihood }) => total + likelihood, 0);
      expect(sum).toBeGreaterThan(0);
      expect(sum).toBeLessThanOrEqual(1.0001);
    }
  });

  it('gives the same likelihoods each time', () => {
    const rank = () =>
      RANKER.rank(templateOf('Yard', 'One visit', ...asked), indexDocument(structuredClone(VISIT)), conventionsOf(VISIT)).field(0);
    expect(rank()).toEqual(rank());
  });

  it('has nothing for a field that the template does not have', () => {
    expect(RANKER.rank(templateOf('Yard', 'One visit', ...asked), indexDocument(VISIT), conventionsOf(VISIT)).field(9)).toEqual([]);
  });

  it('pairs fields with columns whose heads no list knows, and says what the likelihoods leave to "it has none"', () => {
    const rows = [
      ['Berth', 'Skipper', 'Came in', 'Draught m'],
      ['B-17', 'Jerome Pember', '14/03/2025', '1.85'],
      ['B-18', 'Carys Kelridge', '15/03/2025', '2.10'],
      ['C-02', 'Moira Inkerstow', '15/03/2025', '1.40'],
    ];
    const fields = [field('captain', 'Who sails the boat'), field('arrival', 'Day on which it arrived')];
    const layout = tableLayout(rows);
    const template = templateOf('Boats', 'One row for each boat', ...fields);
    const compiled = compileTemplate(template, LINKER);
    const columns = columnsOf(layout.tables[0]!);
    const likelihoods = RANKER.rank(template, indexDocument(layout), conventionsOf(layout)).columns(
      columns,
      fieldHints(compiled, new Map()),
      pairHints(compiled, columns),
    );
    const best = likelihoods.map((of) => of.indexOf(Math.max(...of)));
    expect(best.slice(0, 2)).toEqual([1, 2]);
    for (const of of likelihoods) expect(of.reduce((sum, likelihood) => sum + likelihood, 0)).toBeLessThanOrEqual(1.0001);
  });

  it('tells the names of papers from those of what papers list', () => {
    const { paper } = RANKER.rank(templateOf('Yard', '', ...asked), indexDocument(VISIT), conventionsOf(VISIT));
    const papers = ['insurance certificate', 'Arztbrief', 'bordereau de livraison'].map(paper);
    const listed = ['lot', 'overdue item', 'Teilnehmer', 'prise d’essai'].map(paper);
    expect(Math.min(...papers)).toBeGreaterThan(0.66);
    expect(Math.max(...listed)).toBeLessThan(Math.min(...papers) - 0.05);
  });

  it('finds values whose printed words no list links with the field', () => {
    expect(valuesOf(VISIT, asked, RANKER)).toEqual([310, '2025-03-14']);
  });

  it('never shows a label with its value as a value', () => {
    const letter = layoutOf([at(40, 30, 'Survey of the north wall'), at(40, 60, 'Crew leader: Ada Brandt'), at(40, 90, 'Ladders: 4')]);
    const [trade] = valuesOf(letter, [field('trade', 'Trade of the craftsman')], RANKER);
    expect(trade).not.toBe('Crew leader: Ada Brandt');
  });

  it('does not overrule a printed label that names the field', () => {
    const fields = [field('mooring', 'Mooring')];
    expect(valuesOf(VISIT, fields, RANKER)).toEqual(['B-17']);
    expect(valuesOf(VISIT, fields)).toEqual(['B-17']);
  });
});
