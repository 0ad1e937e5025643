import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { loadFinder, type ShownColumn } from '../extract.ts';
import { layOutPages, page, text, tick } from '../layout/page.test-fixture.ts';
import type { DocumentLayout } from '../model/index.ts';

const finder = await loadFinder((name) => readFile(new URL(`../../models/${name}`, import.meta.url)));

interface WorksOrder {
  number: string;
  ready: string;
  checked: string;
  charge: string;
  deposit: string;
}

/** A paper of a kind that no lexicon knows; charge and deposit may be the same. */
const worksOrder = ({ number, ready, checked, charge, deposit }: WorksOrder): DocumentLayout =>
  layOutPages(
    page([
      ...text(40, 60, 'Tarn Boatworks', { bold: true }),
      ...text(40, 100, 'Job ticket:'),
      ...text(200, 100, number),
      ...text(40, 120, 'Launch on:'),
      ...text(200, 120, ready),
      ...text(40, 140, 'Hull looked at:'),
      ...text(200, 140, checked),
      ...text(40, 180, 'Yard charge:'),
      ...text(200, 180, charge),
      ...text(40, 200, 'Mooring deposit:'),
      ...text(200, 200, deposit),
    ]),
  );

const FIRST = worksOrder({ number: 'TB-4471', ready: '03/04/2025', checked: '28/03/2025', charge: '1.234,56', deposit: '300,00' });
const SECOND = worksOrder({ number: 'TB-4502', ready: '11/05/2025', checked: '30/04/2025', charge: '875,10', deposit: '875,10' });

/** As the sheet has them: ISO days, plain numbers, the second document first. */
const ROWS = [
  ['tb-4502', '2025-05-11', '875.10'],
  ['tb-4471', '2025-04-03', '1234.56'],
];

const columnsOf = (rows: readonly (readonly string[])[]): readonly ShownColumn[] => finder.fieldsOfShownRows([FIRST, SECOND], rows).columns;

describe('fieldsOfShownRows', () => {
  it('knows each row by its document, and finds values however they are printed there', () => {
    const shown = finder.fieldsOfShownRows([FIRST, SECOND], ROWS);
    expect(shown).toMatchObject({ heads: null, rowMode: 'document', documents: [1, 0] });
    expect(shown.columns.map(({ places }) => places.map(({ document, printed }) => [document, printed]))).toEqual([
      [
        [1, 'TB-4502'],
        [0, 'TB-4471'],
      ],
      [
        [1, '11/05/2025'],
        [0, '03/04/2025'],
      ],
      [
        [1, '875,10'],
        [0, '1.234,56'],
      ],
    ]);
  });

  it('calls fields by what stands beside their values, of the type and form these are of', () => {
    expect(columnsOf(ROWS).map(({ field, reading }) => [field?.variableName, field?.type, reading])).toEqual([
      ['Job ticket', 'text', null],
      ['Launch on', 'text', 'day-first'],
      ['Yard charge', 'number', 'comma-decimal'],
    ]);
  });

  it('takes of two places of a value the one that is called as in the other row', () => {
    const deposits = [
      ['TB-4502', '875.10'],
      ['TB-4471', '300'],
    ];
    expect(columnsOf(deposits)[1]?.field?.variableName).toBe('Mooring deposit');
    expect(columnsOf(ROWS)[2]?.field?.variableName).toBe('Yard charge');
  });

  it('makes fields by which the values of another document are found', () => {
    const fields = columnsOf(ROWS).flatMap(({ field }, at) => (field ? [{ ...field, id: String(at) }] : []));
    const third = worksOrder({ number: 'TB-4611', ready: '02/06/2025', checked: '29/05/2025', charge: '91,00', deposit: '2.000,00' });
    const [row] = finder.extractRows(third, { name: 'Shown', description: '', entities: fields }, 'document').rows;
    expect(Object.values(row?.cells ?? {}).map((cell) => ('chosen' in cell ? cell.chosen.value : null))).toEqual([
      { kind: 'text', text: 'TB-4611' },
      { kind: 'date', iso: '2025-06-02' },
      { kind: 'number', number: 91, decimals: 2 },
    ]);
  });

  it('takes the heads of the sheet as names where its first row holds them', () => {
    const shown = finder.fieldsOfShownRows([FIRST, SECOND], [['Ticket', 'Afloat', 'To bill'], ...ROWS]);
    expect(shown.heads).toEqual(['Ticket', 'Afloat', 'To bill']);
    expect(shown.columns.map(({ field }) => field?.variableName)).toEqual(['Ticket', 'Afloat', 'To bill']);
    expect(shown.documents).toEqual([1, 0]);
  });

  it('picks the rows of its documents out of a whole sheet', () => {
    const others = Array.from({ length: 12 }, (_, at) => [`TB-39${10 + at}`, `2024-01-${10 + at}`, `${70 + at}.15`]);
    const shown = finder.fieldsOfShownRows([FIRST, SECOND], [...others, ...ROWS]);
    expect(shown.documents).toEqual([1, 0]);
    expect(shown.columns.map(({ field }) => field?.variableName)).toEqual(['Job ticket', 'Launch on', 'Yard charge']);
  });

  it('makes no field of a column whose values are printed nowhere', () => {
    const shown = columnsOf([
      ['TB-4502', '2025-05-11', 'paid by Ana'],
      ['TB-4471', '2025-04-03', 'paid by Juan'],
    ]);
    expect(shown[2]).toMatchObject({ field: null, places: [] });
  });

  it('belongs a row to no document that prints little of it', () => {
    const shown = finder.fieldsOfShownRows([FIRST], [['XX-1', '1999-01-01', '17.25', 'Nobody']]);
    expect(shown.documents).toEqual([null]);
    expect(shown.columns.every(({ field }) => field === null)).toBe(true);
  });

  it('makes a list of the rows where several are of one document', () => {
    const list = layOutPages(
      page([
        ...text(40, 60, 'Sail loft inventory'),
        ...text(40, 100, 'Sail'),
        ...text(240, 100, 'Panels'),
        ...text(340, 100, 'Cloth worth'),
        ...['Main', 'Jib', 'Genoa', 'Storm'].flatMap((sail, at) => [
          ...text(40, 120 + 20 * at, `${sail} sail`),
          ...text(240, 120 + 20 * at, String(8 + at)),
          ...text(340, 120 + 20 * at, `${410 + 95 * at}.00`),
        ]),
      ]),
    );
    const shown = finder.fieldsOfShownRows(
      [list],
      [
        ['Main sail', '8', '410'],
        ['Jib sail', '9', '505'],
      ],
    );
    expect(shown).toMatchObject({ rowMode: 'item', documents: [0, 0] });
    expect(shown.columns.map(({ field }) => [field?.variableName, field?.type])).toEqual([
      ['Sail', 'text'],
      ['Panels', 'number'],
      ['Cloth worth', 'number'],
    ]);
  });

  /** Options that a depot ticks, each behind its box. */
  const crate = (number: string, ticked: readonly string[]): DocumentLayout =>
    layOutPages(
      page(
        [
          ...text(40, 60, 'Odd Fjord Crates', { bold: true }),
          ...text(40, 100, 'Crate tag:'),
          ...text(200, 100, number),
          ...BOXES.flatMap((label, at) => text(60, 140 + 20 * at, label)),
        ],
        { marks: BOXES.map((label, at) => tick(40, 140 + 20 * at, ticked.includes(label))) },
      ),
    );
  const BOXES = ['Sealed by hand', 'Keep upright', 'Weighed twice'];
  const answersOf = (sheet: readonly (readonly string[])[]) =>
    finder
      .fieldsOfShownRows([crate('CR-5541', ['Keep upright']), crate('CR-5560', ['Keep upright', 'Weighed twice'])], sheet)
      .columns.map(({ field }) => [field?.variableName, field?.type]);

  it('takes answers of yes and no for the boxes that are ticked so', () => {
    const rows = [
      ['CR-5541', 'no', 'yes', 'no'],
      ['CR-5560', 'yes', 'yes', 'no'],
    ];
    expect(answersOf(rows).slice(1)).toEqual([
      ['Weighed twice', 'yes/no'],
      ['Keep upright', 'yes/no'],
      ['Sealed by hand', 'yes/no'],
    ]);
  });

  it('makes no field of answers as which no box is ticked', () => {
    const rows = [
      ['CR-5541', 'yes'],
      ['CR-5560', 'no'],
    ];
    expect(answersOf(rows)[1]).toEqual([undefined, undefined]);
  });

  it('takes of two names of a value the one by which documents without a row give the like of it', () => {
    const slip = (sailor: string, label: string, pass: string): DocumentLayout =>
      layOutPages(
        page([
          ...text(40, 60, 'Harbour roll', { bold: true }),
          ...text(40, 100, 'Deckhand:'),
          ...text(200, 100, sailor),
          ...text(40, 120, `${label}:`),
          ...text(200, 120, pass),
        ]),
      );
    const rows = [
      ['Ines Aalto', 'green heron'],
      ['Per Lind', 'grey seal'],
    ];
    const shown = finder.fieldsOfShownRows(
      [
        slip('Ines Aalto', 'Visitor slip', 'green heron'),
        slip('Per Lind', 'Berth pass', 'grey seal'),
        slip('Ola Brun', 'Berth pass', 'black tern'),
        slip('Eva Holm', 'Berth pass', 'white stork'),
      ],
      rows,
    );
    expect(shown.documents).toEqual([0, 1]);
    expect(shown.columns.map(({ field }) => field?.variableName)).toEqual(['Deckhand', 'Berth pass']);
  });

  it('gives the same answer whatever was asked before', () => {
    expect(finder.fieldsOfShownRows([FIRST, SECOND], ROWS)).toEqual(finder.fieldsOfShownRows([FIRST, SECOND], ROWS));
  });
});
