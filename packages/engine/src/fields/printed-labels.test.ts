import { describe, expect, it } from 'vitest';
import { LINKER } from '../linker/linker.test-fixture.ts';
import { plainValue } from '../model/index.ts';
import { at, field, layoutOf, tableLayout, templateOf } from './document/layout.test-fixture.ts';
import { findFields } from './find-fields.ts';
import { RANKER } from './ranker/ranker.test-fixture.ts';
import { valuesBy } from './values-of.test-fixture.ts';

const valuesOf = valuesBy('Paper', 'One paper');

describe('labels made of several words', () => {
  it('are whole: the rest of one is not its value', () => {
    const layout = layoutOf([
      at(40, 40, 'Owner at time of sale'),
      at(40, 54, 'Ida Holm'),
      at(300, 40, 'Place of sale'),
      at(300, 54, 'Bergen'),
    ]);
    expect(valuesOf(layout, field('owner', 'Name of the owner at the time of the sale'), field('place', 'Place of the sale'))).toEqual([
      'Ida Holm',
      'Bergen',
    ]);
  });

  it('are whole with the words in small letters behind the one that is known', () => {
    const layout = layoutOf([
      at(40, 40, 'Keeper’s full name'),
      at(40, 54, 'Ida Holm'),
      at(300, 40, 'Licence / member no.'),
      at(300, 54, 'KV-20418'),
    ]);
    expect(valuesOf(layout, field('keeper', 'Name of the keeper'), field('licence', 'Licence or member number'))).toEqual([
      'Ida Holm',
      'KV-20418',
    ]);
  });

  it('belong to whom all their words name', () => {
    const layout = layoutOf([
      at(40, 40, 'Name of the skipper:'),
      at(180, 40, 'Ole Dahl'),
      at(40, 60, 'Name of the boat:'),
      at(180, 60, 'Havørn'),
    ]);
    expect(valuesOf(layout, field('boat', 'Name of the boat'), field('skipper', 'Name of the skipper'))).toEqual(['Havørn', 'Ole Dahl']);
  });
});

describe('a period behind a label of several words', () => {
  it('is the first and the last day that two fields ask for', () => {
    const layout = layoutOf([at(40, 40, 'Period of stay: 01.05.2024 - 04.05.2024')]);
    expect(valuesOf(layout, field('from', 'Start date of the stay'), field('until', 'End date of the stay'))).toEqual([
      '2024-05-01',
      '2024-05-04',
    ]);
  });
});

describe('columns with heads that nobody foresaw', () => {
  it('belong to whom their cells fit', () => {
    const table = tableLayout([
      ['Godzina', 'Kto', 'Sala', 'Cena'],
      ['09:00', 'Anna Nowak', 'B-12', '120,00 zł'],
      ['10:30', 'Piotr Lis', 'A-3', '95,50 zł'],
      ['12:15', 'Ewa Zych', 'B-14', '80,00 zł'],
    ]);
    const fields = [
      field('speaker', 'Person who speaks'),
      field('fee', 'Amount to pay', 'number'),
      field('start time', 'Time at which the talk starts'),
    ];
    const template = templateOf('Talks', 'One row per talk.', ...fields);
    const { items } = findFields(table, template, { rowMode: 'item', linker: LINKER, ranker: RANKER });
    expect(
      items.map(({ cells }) => fields.map(({ id }) => (cells[id] && 'chosen' in cells[id] ? plainValue(cells[id].chosen.value) : null))),
    ).toEqual([
      ['Anna Nowak', 120, '09:00'],
      ['Piotr Lis', 95.5, '10:30'],
      ['Ewa Zych', 80, '12:15'],
    ]);
  });
});

describe('labels in another language than the field', () => {
  it('are known by what their words mean', () => {
    const layout = layoutOf([
      at(40, 40, 'Darlehensnehmer'),
      at(180, 40, 'Ida Holm'),
      at(40, 56, 'Rückgabedatum:'),
      at(180, 56, '04.05.2024'),
      at(40, 72, 'Abholdatum:'),
      at(180, 72, '01.02.2024'),
    ]);
    expect(valuesOf(layout, field('borrower', 'Name of the borrower'), field('returned', 'Return date (YYYY-MM-DD)'))).toEqual([
      'Ida Holm',
      '2024-05-04',
    ]);
  });

  it('are those that the user gives in brackets', () => {
    const layout = layoutOf([at(40, 40, 'Kilpi:'), at(100, 40, 'ABC-123'), at(40, 56, 'Tunnus:'), at(100, 56, '778')]);
    expect(valuesOf(layout, field('plate', 'Registration of the car (kilpi)'))).toEqual(['ABC-123']);
  });
});

describe('identifiers of several groups', () => {
  it('are read to their end', () => {
    const layout = layoutOf([at(40, 40, 'Licence no:'), at(140, 40, '21 54 8495 C'), at(40, 60, 'Dated:'), at(140, 60, '4 May 2024')]);
    expect(valuesOf(layout, field('licence', 'Licence number'))).toEqual(['21 54 8495 C']);
  });
});

describe('a form whose captions stand in small print below its blanks', () => {
  it('gives what is written above a caption', () => {
    const caption = (left: number, top: number, text: string) => at(left, top, text, { sizePt: 7 });
    const layout = layoutOf([
      at(40, 40, 'Ida Holm'),
      at(300, 40, '12 Elm Road'),
      caption(40, 51, 'Keeper'),
      caption(300, 51, 'Where the animal lives'),
      at(40, 75, 'Rover'),
      caption(40, 86, 'Pet'),
    ]);
    expect(valuesOf(layout, field('keeper', 'Name of the keeper'), field('pet', 'Name of the pet', 'text'))).toEqual(['Ida Holm', 'Rover']);
  });
});

describe('fields that stand once above a list', () => {
  it('take no column of it', () => {
    const table = tableLayout([
      ['Test', 'Result'],
      ['Iron', '4.1'],
      ['Zinc', '2.2'],
    ]);
    const above = layoutOf([at(20, 10, 'Patient:'), at(90, 10, 'Ida Holm')]).lines.map((line, i) => ({
      ...line,
      index: table.lines.length + i,
    }));
    const layout = {
      ...table,
      lines: [...table.lines, ...above],
      blocks: [
        ...table.blocks,
        ...above.map((line) => ({ index: line.index, pageNumber: 1, box: line.box, lines: [line.index], role: 'text' as const })),
      ],
    };
    const fields = [
      field('patient', 'Name of the patient'),
      field('test', 'Name of the test'),
      field('result', 'Measured result', 'number'),
    ];
    const { document, items } = findFields(layout, templateOf('Results', 'One row per test', ...fields), {
      rowMode: 'item',
      linker: LINKER,
      ranker: RANKER,
    });
    const told = items.map(({ cells }) => Object.values(cells).map((cell) => ('chosen' in cell ? plainValue(cell.chosen.value) : null)));
    expect(told).toEqual([
      ['Iron', 4.1],
      ['Zinc', 2.2],
    ]);
    expect(document['patient']).toMatchObject({ chosen: { value: { kind: 'text', text: 'Ida Holm' } } });
  });
});
