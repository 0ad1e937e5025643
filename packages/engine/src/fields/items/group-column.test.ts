import { describe, expect, it } from 'vitest';
import { LINKER } from '../../linker/linker.test-fixture.ts';
import { RANKER } from '../ranker/ranker.test-fixture.ts';
import { field, tableLayout, templateOf } from '../document/layout.test-fixture.ts';
import { findFields } from '../find-fields.ts';

const BERTHS = templateOf('Berths', 'One row per berth', field('Pontoon', ''), field('Berth', ''), field('Fee', '', 'number'));

const pontoonsOf = (rows: readonly (readonly string[])[]): unknown[] =>
  findFields(tableLayout(rows), BERTHS, { rowMode: 'auto', linker: LINKER, ranker: RANKER }).items.map(({ cells }) => {
    const cell = cells['Pontoon'];
    return cell && 'chosen' in cell ? cell.chosen.printed : null;
  });

describe('a first column that says its value once for the rows below', () => {
  it('gives it to each of them', () => {
    expect(
      pontoonsOf([
        ['Pontoon', 'Berth', 'Fee'],
        ['North', 'P1', '80.00'],
        ['', 'P2', '35.00'],
        ['', 'P3', '60.00'],
        ['South', 'P4', '12.00'],
        ['', 'P5', '99.00'],
      ]),
    ).toEqual(['North', 'North', 'North', 'South', 'South']);
  });

  it('is not one that lacks a value here and there', () => {
    expect(
      pontoonsOf([
        ['Pontoon', 'Berth', 'Fee'],
        ['North', 'P1', '80.00'],
        ['East', 'P2', '35.00'],
        ['', 'P3', '60.00'],
        ['South', 'P4', '12.00'],
        ['West', 'P5', '99.00'],
      ]),
    ).toEqual(['North', 'East', null, 'South', 'West']);
  });
});
