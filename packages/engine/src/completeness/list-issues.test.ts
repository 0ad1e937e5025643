import { describe, expect, it } from 'vitest';
import { at, field, layoutOf, tableLayout, templateOf } from '../fields/document/layout.test-fixture.ts';
import { findFields } from '../fields/find-fields.ts';
import { LINKER } from '../linker/linker.test-fixture.ts';
import { RANKER } from '../fields/ranker/ranker.test-fixture.ts';
import type { DocumentLayout, ExtractionResult } from '../model/index.ts';
import { assembleRows } from '../rows/assemble-rows.ts';
import { listIssues } from './list-issues.ts';
import { unusedPrint } from './unused-print.ts';

const STOCK = templateOf('Stock', 'One row per article', field('a', 'Article'), field('b', 'Shelf'), field('c', 'Price', 'number'));
const LIST = tableLayout([
  ['Article', 'Shelf', 'Price'],
  ['Rain barrel', 'B 12', '40.00'],
  ['Leaf rake', 'B 13', '7.50'],
  ['Hand trowel', 'B 14', '9.00'],
  ['Total', '', '56.50'],
]);

function found(layout: DocumentLayout): ExtractionResult {
  return assembleRows(findFields(layout, STOCK, { rowMode: 'auto', linker: LINKER, ranker: RANKER }), layout, STOCK);
}

/** What is said where only some of the rows had been found. */
const saidOf = (layout: DocumentLayout, keep: readonly number[]): string[] => {
  const { rowMode, rows } = found(layout);
  return listIssues(layout, { rowMode, rows: rows.filter((_, row) => keep.includes(row)) }).map(({ message }) => message);
};

describe('a list', () => {
  it('that is whole is not remarked upon', () => {
    expect(found(LIST).rows).toHaveLength(3);
    expect(saidOf(LIST, [0, 1, 2])).toEqual([]);
  });

  it.each([
    [[0, 2], 'One row like those in the sheet is printed and not in it: “Leaf rake B 13 7.50”.'],
    [[1], '2 rows like those in the sheet are printed and not in it: “Rain barrel B 12 40.00”.'],
    [[], 'No rows were found, and the table on page 1 has 3.'],
  ])('of which only the rows %j were found is', (keep, said) => {
    expect(saidOf(LIST, keep)).toEqual([said]);
  });

  it('is counted against what the paper says of it', () => {
    const lines = [...LIST.lines, ...layoutOf([at(40, 600, 'Positions: 4')]).lines.map((line) => ({ ...line, index: LIST.lines.length }))];
    expect(saidOf({ ...LIST, lines }, [0, 1, 2])).toEqual(['The document counts 4 rows, and 3 were found.']);
  });

  it('of entries is missed where the label that each begins with stands again', () => {
    const layout = layoutOf([at(40, 40, 'Lot number: 11'), at(40, 80, 'Lot number: 12'), at(40, 120, 'Lot number: 13')]);
    const row = (line: number) => rowOfWords(layout, line, -1);
    expect(listIssues(layout, { rowMode: 'item', rows: [0, 1, 2].map(row) })).toEqual([]);
    expect(listIssues(layout, { rowMode: 'item', rows: [row(0), row(2)] })).toMatchObject([{ code: 'rows_may_be_missing', pageNumber: 1 }]);
  });
});

describe('entries outside tables', () => {
  it.each([
    ['numbers that leave one out', ['11. Oak bench', '12. Elm bench', '13. Ash bench'], '12. Elm bench'],
    ['marks of letters and figures', ['SB 2204 Drosera', 'SB 2301 Lotus', 'SB 2977 Festuca'], 'SB 2301 Lotus'],
    ['long numbers', ['3750945521', '3319205266', '3121853244'], '3319205266'],
  ])('are missed by %s that stand at their edge', (_, [first = '', second = '', third = ''], missed) => {
    const layout = layoutOf([at(40, 20, '7 Mill Lane'), at(40, 40, first), at(40, 90, second), at(40, 140, third), at(300, 200, second)]);
    const rows = [1, 2, 3].map((line) => rowOfWords(layout, line, 0));
    expect(listIssues(layout, { rowMode: 'item', rows })).toEqual([]);
    const [said] = listIssues(layout, { rowMode: 'item', rows: [rows[0]!, rows[2]!] });
    expect(said?.message).toBe(`One row like those in the sheet is printed and not in it: “${missed}”.`);
  });

  it('of a contract are missed where its opening introduces a name as it does those in the rows', () => {
    const layout = layoutOf([
      at(40, 40, 'This Agreement (the “Agreement”) is made as of May 4, 2026 between Alder Systems, Inc., a Delaware corporation'),
      at(40, 60, '(the “Company”), and Jane B. Stone, an individual (“Consultant”), on the Project (the “Project”) of the Company.'),
    ]);
    const [alder, stone] = [rowOfWords(layout, 0, 12, 15), rowOfWords(layout, 1, 3, 6)];
    expect(listIssues(layout, { rowMode: 'item', rows: [alder, stone] })).toEqual([]);
    const said = [alder, stone].flatMap((row) => listIssues(layout, { rowMode: 'item', rows: [row] }).map(({ message }) => message));
    expect(said).toEqual(
      ['Jane B. Stone', 'Alder Systems, Inc.'].map((name) => `One row like those in the sheet is printed and not in it: “${name}”.`),
    );
  });
});

describe('print that no cell uses', () => {
  it('is listed with its place: amounts, dates and rows', () => {
    const { rows } = found(LIST);
    expect(unusedPrint(LIST, rows).map(({ kind, text }) => [kind, text])).toEqual([['amount', '56.50']]);
    const unused = unusedPrint(LIST, rows.slice(0, 2));
    expect(unused.map(({ kind, text }) => [kind, text.replaceAll('\n', ' ')])).toEqual([
      ['row', 'Hand trowel B 14 9.00'],
      ['amount', '9.00'],
      ['amount', '56.50'],
    ]);
    expect(unused.every(({ evidence }) => evidence.some((each) => each.kind === 'words' && each.boxes.length > 0))).toBe(true);
    expect(unusedPrint(layoutOf([at(40, 40, 'Due 2025-03-14, room 12')]), []).map(({ kind, text }) => [kind, text])).toEqual([
      ['date', '2025-03-14'],
    ]);
  });
});

/** A row that says words of a line. */
function rowOfWords(layout: DocumentLayout, line: number, from: number, to?: number): ExtractionResult['rows'][number] {
  const words = (layout.lines[line]?.words ?? []).slice(from, to);
  const text = words.map((word) => word.text).join(' ');
  const evidence = [{ kind: 'words' as const, pageNumber: 1, boxes: words.map(({ box }) => box), text, origin: 'text' as const }];
  const derivation = { kind: 'normalise' as const, as: 'text' as const, reading: null };
  const value = { kind: 'text' as const, text };
  const chosen = { id: text, value, printed: text, evidence, derivation, score: 1, confidence: 1, reason: '' };
  return { pageNumber: 1, cells: { a: { state: 'found', chosen, alternatives: [] } } };
}
