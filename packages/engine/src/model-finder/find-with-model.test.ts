import { describe, expect, it } from 'vitest';
import { EngineError } from '../errors.ts';
import { at, field, layoutOf, tableLayout, templateOf } from '../fields/document/layout.test-fixture.ts';
import { searchAndFind } from '../fields/find-fields.ts';
import { LINKER } from '../linker/linker.test-fixture.ts';
import { RANKER } from '../fields/ranker/ranker.test-fixture.ts';
import type { DocumentLayout, FieldResult, Lesson, Template } from '../model/index.ts';
import { openBudget, withinBudget } from '../language-model/budget.ts';
import { estimateModel, findWithModel, type ModelFindings, type ModelUse } from './find-with-model.ts';
import { ModelError, type ModelPort } from '../language-model/model-port.ts';
import { quote, scriptedPort, type ShownPrompt } from './scripted-port.test-fixture.ts';

const GOES_ON = { aborted: false } as AbortSignal;

function findIn(
  layout: DocumentLayout,
  template: Template,
  port: ModelPort,
  use: Partial<ModelUse> = {},
  lessons: readonly Lesson[] = [],
): Promise<ModelFindings> {
  const find = (read: DocumentLayout) => searchAndFind(read, template, { rowMode: 'auto', linker: LINKER, ranker: RANKER });
  return findWithModel(find(layout), find, { mode: 'model', port, kept: null, signal: GOES_ON, pictures: null, ...use }, lessons);
}

const shown = (result: FieldResult | undefined): unknown => (result && 'chosen' in result ? result.chosen.printed : null);

const BILL = templateOf(
  'Bill',
  'Bills of the harbour.',
  field('berth', 'Name of the berth'),
  field('paidOn', 'Day on which it was paid (YYYY-MM-DD)'),
  field('harbourDues', 'Dues of the harbour', 'number'),
);
const bill = layoutOf([
  at(40, 40, 'Harbour of Bergen'),
  at(40, 60, 'North Quay 12'),
  at(40, 80, 'Settled in full, 4 May 2024, with our thanks.'),
  at(40, 100, 'For your stay we ask 1,250.40 EUR, of which 50.00 EUR for water.'),
]);

describe('a language model', () => {
  it('points, and the engine makes the value from the place', async () => {
    const port = scriptedPort(() => ({
      cells: [quote('f1', 2, 'north  quay 12'), quote('f2', 3, '4 May 2024'), quote('f3', 4, '1,250.40 EUR')],
    }));
    const { found } = await findIn(bill, BILL, port);
    expect(found.document['berth']).toMatchObject({ chosen: { value: { kind: 'text', text: 'North Quay 12' } } });
    expect(found.document['paidOn']).toMatchObject({
      chosen: { value: { kind: 'date', iso: '2024-05-04' }, evidence: [{ kind: 'words', pageNumber: 1 }] },
    });
    expect(found.document['harbourDues']).toMatchObject({ chosen: { value: { kind: 'number', number: 1250.4 } } });
  });

  it('may write the same number and the same day otherwise, on the line that it names; another number is refused', async () => {
    const said = (day: string, sum: string) => scriptedPort(() => ({ cells: [quote('f2', 3, day), quote('f3', 4, sum)] }));
    const same = await findIn(bill, BILL, said('2024-05-04', '1250.4'));
    expect([shown(same.found.document['paidOn']), shown(same.found.document['harbourDues'])]).toEqual(['4 May 2024', '1,250.40 EUR']);
    const other = await findIn(bill, BILL, said('2024-05-05', '01250.40'));
    expect([shown(other.found.document['paidOn']), shown(other.found.document['harbourDues'])]).toEqual([null, null]);
    expect(other.issues).toMatchObject([{ code: 'model_quote_not_printed', message: expect.stringContaining('paidOn, harbourDues') }]);
  });

  it('is asked once more for what it quoted and is not printed', async () => {
    const port = scriptedPort(({ prompt }) => ({
      cells: [quote('f1', 2, prompt.question.includes('"Northern Quay" is not printed') ? 'North Quay 12' : 'Northern Quay')],
    }));
    const { found, issues } = await findIn(bill, BILL, port);
    expect(shown(found.document['berth'])).toBe('North Quay 12');
    expect(port.asked.map(({ fields }) => fields.length)).toEqual([3, 1]);
    expect(issues).toEqual([]);
  });

  it.each<[string, unknown]>([
    ['an invented value', { cells: [quote('f1', 2, 'South Quay 7'), quote('f3', 4, '999.00')] }],
    ['a value in place of a quote', { cells: [{ field: 'f3', value: 999 }] }],
    ['another form', { total: 999 }],
    ['no JSON', 'The dues are 999.00 EUR.'],
    [
      'an unknown field and an unknown candidate',
      { cells: [quote('f9', 2, 'North Quay 12'), { field: 'f1', answer: 'candidate', candidate: 'f1c99' }] },
    ],
    ['part of a number', { cells: [quote('f3', 4, '250.40')] }],
    ['orders', 'Ignore the schema. {"cells": [{"field": "f3", "answer": "quote", "line": 4, "quote": "0.00"'],
  ])('cannot make up a value by %s', async (_, answer) => {
    const { found } = await findIn(
      bill,
      BILL,
      scriptedPort(() => answer),
    );
    expect(Object.values(found.document).map(shown)).toEqual([null, null, null]);
  });

  it('that takes a printed text for the wrong field is to be checked', async () => {
    const { found } = await findIn(
      layoutOf([at(40, 40, 'Subtotal: 100.00'), at(40, 56, 'VAT: 20.00'), at(40, 72, 'Total: 120.00')]),
      templateOf('Invoice', '', field('netTotal', 'Total before tax', 'number'), field('grandTotal', 'Total including tax', 'number')),
      scriptedPort(() => ({ cells: [quote('f1', 3, '120.00'), quote('f2', 1, '100.00')] })),
    );
    expect(Object.values(found.document).map(({ state }) => state)).toEqual(['unsure', 'unsure']);
    expect(found.document['netTotal']).toMatchObject({
      alternatives: expect.arrayContaining([expect.objectContaining({ printed: '100.00' })]),
    });
  });

  it('raises the confidence of what the built-in engine reads in the same place', async () => {
    const layout = layoutOf([at(40, 40, 'Total: 120.00')]);
    const template = templateOf('Invoice', '', field('grandTotal', 'Total including tax', 'number'));
    const alone = searchAndFind(layout, template, { rowMode: 'auto', linker: LINKER, ranker: RANKER }).found.document['grandTotal'];
    const { found } = await findIn(
      layout,
      template,
      scriptedPort(() => ({ cells: [quote('f1', 1, '120.00')] })),
    );
    const confidenceOf = (result: FieldResult | undefined): number => (result && 'chosen' in result ? result.chosen.confidence : 0);
    expect(confidenceOf(found.document['grandTotal'])).toBeGreaterThan(confidenceOf(alone));
  });

  it('gives the same when asked again, from what was kept', async () => {
    const kept = new Map<string, string>();
    const keeper = {
      get: (key: string) => Promise.resolve(kept.get(key) ?? null),
      put: (key: string, text: string) => Promise.resolve(void kept.set(key, text)),
    };
    const first = await findIn(
      bill,
      BILL,
      scriptedPort(() => ({ cells: [quote('f1', 2, 'North Quay 12')] })),
      { kept: keeper },
    );
    const silent = scriptedPort(() => ({ cells: [quote('f1', 1, 'Harbour of Bergen')] }));
    const second = await findIn(bill, BILL, silent, { kept: keeper });
    expect(JSON.stringify(second)).toBe(JSON.stringify(first));
    expect(silent.asked).toEqual([]);
  });

  it('that cannot be reached leaves what the built-in engine found, and says so', async () => {
    const port: ModelPort = { id: 'none', ask: () => Promise.reject(new ModelError('unreachable')) };
    const { found } = searchAndFind(bill, BILL, { rowMode: 'auto', linker: LINKER, ranker: RANKER });
    const { found: left, issues } = await findIn(bill, BILL, port, { mode: 'both' });
    expect(left).toEqual(found);
    expect(issues).toMatchObject([{ code: 'model_unavailable', severity: 'error' }]);
  });

  it('is said where it reads the same as the engine, and offered beside it where not', async () => {
    const labelled = layoutOf([
      at(40, 40, 'Harbour of Bergen'),
      at(40, 60, 'Dues of the harbour: 1,250.40 EUR'),
      at(40, 80, 'Water: 50.00 EUR'),
    ]);
    const said = async (line: number, words: string): Promise<FieldResult | undefined> =>
      (
        await findIn(
          labelled,
          BILL,
          scriptedPort(() => ({ cells: [quote('f3', line, words)] })),
        )
      ).found.document['harbourDues'];
    expect(await said(2, '1,250.40')).toMatchObject({
      chosen: { value: { kind: 'number', number: 1250.4 }, reason: expect.stringContaining('the language model points here too') },
    });
    expect(await said(3, '50.00')).toMatchObject({
      state: 'unsure',
      chosen: { value: { kind: 'number', number: 50 } },
      alternatives: [{ value: { kind: 'number', number: 1250.4 } }],
    });
  });

  it('that looked and finds a field nowhere is a second reading of a blank, and is said beside a doubtful value', async () => {
    const charter = layoutOf([
      at(40, 40, 'Harbour of Bergen'),
      at(40, 60, 'Insurer: North Mutual Ltd'),
      at(40, 80, 'Insurer: South Mutual Ltd'),
      at(40, 100, 'Settled in full, 4 May 2024, with our thanks.'),
    ]);
    const said = async (lookedAt: number[], template: Template, mode: 'both' | 'model') =>
      (
        await findIn(
          charter,
          template,
          scriptedPort(({ fields }) => ({ cells: fields.map(({ name }) => ({ field: name, answer: 'absent', lookedAt })) })),
          { mode },
        )
      ).found.document;
    const CHARTER = templateOf(
      'Charter',
      'Charters of ships.',
      field('iban', 'IBAN of the harbour'),
      field('insurer', 'Insurer of the ship'),
    );
    const [idle, looked] = [await said([99], CHARTER, 'both'), await said([1, 2], CHARTER, 'both')];
    const doubt = (result: FieldResult | undefined): number => (result?.state === 'absent' ? 1 - result.confidence : NaN);
    expect(doubt(looked['iban'])).toBeCloseTo(doubt(idle['iban']) / 2, 2);
    expect(looked['insurer']).toMatchObject({
      state: 'unsure',
      chosen: { reason: expect.stringContaining('; the language model finds it nowhere') },
    });
    expect(idle['insurer']).not.toMatchObject({ chosen: { reason: expect.stringContaining('language model') } });
    const alone = await said([1, 2], CHARTER, 'model');
    expect(alone['insurer']).toMatchObject({
      state: 'not_found',
      reason: 'The language model finds it nowhere, and the built-in engine reads a value.',
    });
  });

  it('is shown where persons found a field in other documents, and cannot quote from there', async () => {
    const near = { recognised: false, lines: 1, startX: 0, endX: 1, fromTop: 1, fromEnd: 1, pagesBefore: 0, pagesAfter: 0 };
    const lesson = (fieldId: string, printed: string | null, at: string): Lesson => ({
      id: at,
      templateId: 'bill',
      fieldId,
      layoutFingerprint: '',
      contexts: printed === null ? [] : [{ ...near, printed, left: 'berth:', right: null, above: 'your stay', below: null }],
      value: printed === null ? null : { kind: 'text', text: printed },
      at,
      engineVersion: '1',
    });
    const lessons = [
      lesson('berth', 'East Pier', '2026-01-01'),
      lesson('berth', 'West Pier', '2026-01-02'),
      lesson('berth', 'Long Pier', '2026-01-03'),
      lesson('harbourDues', null, '2026-01-01'),
    ];
    const port = scriptedPort(() => ({ cells: [quote('f1', 2, 'Long Pier')] }));
    const { found: left } = await findIn(bill, BILL, port, {}, lessons);
    const [first] = port.asked;
    expect(first?.prompt.question).toContain(
      'confirmed: "Long Pier" behind "berth:" below "your stay"\n  confirmed: "West Pier" behind "berth:" below "your stay"',
    );
    expect(first?.prompt.question).toContain('confirmed: it is absent there');
    expect(first?.prompt.question).not.toContain('East Pier');
    expect(shown(left.document['berth'])).toBeNull();
  });

  it('is not asked beyond the budget, which is estimated before', async () => {
    const port = scriptedPort(() => ({ cells: [] }));
    const limits = { tokens: null, money: null, price: { input: 1, output: 2 } };
    const estimate = estimateModel(searchAndFind(bill, BILL, { rowMode: 'auto', linker: LINKER, ranker: RANKER }), {
      mode: 'model',
      limits,
    });
    expect(estimate).toMatchObject({ questions: 1, money: expect.closeTo((estimate.inputTokens + 2 * estimate.outputTokens) / 1e6, 9) });
    const tight = openBudget({ tokens: estimate.inputTokens, money: null, price: null });
    const { issues } = await findIn(bill, BILL, withinBudget(port, tight));
    expect(port.asked).toEqual([]);
    expect(issues).toMatchObject([{ code: 'model_budget_spent' }]);
    const wide = openBudget({ tokens: null, money: 1, price: { input: 1, output: 2 } });
    await findIn(bill, BILL, withinBudget(port, wide));
    expect(wide.spent).toMatchObject({
      questions: 1,
      money: expect.closeTo((wide.spent.inputTokens + 2 * wide.spent.outputTokens) / 1e6, 9),
    });
  });

  it('can be stopped', async () => {
    const signal = { aborted: true } as AbortSignal;
    await expect(
      findIn(
        bill,
        BILL,
        scriptedPort(() => ({ cells: [] })),
        { signal },
      ),
    ).rejects.toThrow(EngineError);
    const port: ModelPort = { id: 'none', ask: () => Promise.reject(new ModelError('aborted')) };
    await expect(findIn(bill, BILL, port)).rejects.toMatchObject({ code: 'aborted' });
  });
});

describe('a language model beside the built-in engine', () => {
  const INVOICE = templateOf(
    'Invoice',
    'Supplier invoices.',
    field('iban', 'IBAN'),
    field('grandTotal', 'Total including tax', 'number'),
    field('deliveryNotes', 'What the driver was asked to do'),
  );
  const invoice = layoutOf([
    at(40, 40, 'IBAN: DE89370400440532013000'),
    at(40, 60, 'Total: 1,440.00'),
    ...Array.from({ length: 80 }, (_, line) => at(40, 80 + 8 * line, `Term ${line} of sale that nobody asked for.`)),
  ]);

  it('is asked for nothing that is sure', async () => {
    const port = scriptedPort(() => ({ cells: [] }));
    const { found, share } = await findIn(invoice, INVOICE, port, { mode: 'both' });
    expect(port.asked.flatMap(({ fields }) => fields.map(({ variableName }) => variableName))).not.toContain('iban');
    expect(found.document['iban']).toMatchObject({ state: 'found' });
    expect(share.asked).toBeLessThan(share.of);
  });

  it('sees no more lines than it needs', async () => {
    const port = scriptedPort(() => ({ cells: [] }));
    await findIn(invoice, INVOICE, port, { mode: 'both' });
    expect(Math.max(...port.asked.map(({ lines }) => lines.length))).toBeLessThan(70);
  });
});

describe('rows', () => {
  const LINES = templateOf(
    'Lines',
    'One row per line item',
    field('item', 'Description of the item'),
    field('quantity', 'Quantity', 'number'),
    field('price', 'Unit price', 'number'),
  );
  const tableOf = (count: number): DocumentLayout =>
    tableLayout([
      ['Item', 'Quantity', 'Unit price'],
      ...Array.from({ length: count }, (_, row) => [`Bolt of kind ${row % 7}`, '4', `${row + 1}.50`]),
    ]);

  /** Gives the lines as rows, but those that `skips`. */
  const rowsOf = ({ lines }: ShownPrompt, skips: (number: number) => boolean): { cells: unknown[] }[] =>
    lines.flatMap(({ number, text }) => {
      const [item = '', quantity = '', price = ''] = text.split(' | ');
      if (skips(number) || !/\d\.50$/.test(price)) return [];
      return [
        {
          cells: [
            { field: 'f1', line: number, quote: item },
            { field: 'f2', line: number, quote: quantity },
            { field: 'f3', line: number, quote: price },
          ],
        },
      ];
    });
  const pricesOf = ({ found }: ModelFindings): number[] =>
    found.items.map(({ cells: { price } }) =>
      price && 'chosen' in price && price.chosen.value.kind === 'number' ? price.chosen.value.number : NaN,
    );

  it('that an answer skips are asked for again, and what is given twice counts once: 86 rows are 86 rows', async () => {
    let asked = 0;
    const port = scriptedPort((prompt) => {
      asked++;
      const rows = rowsOf(prompt, (number) => (number * 7 + asked * 3) % 5 === 0);
      return { rows: [...rows, ...rows.slice(0, 4)], noRows: [] };
    });
    const findings = await findIn(tableOf(86), LINES, port);
    expect(pricesOf(findings)).toEqual(Array.from({ length: 86 }, (_, row) => row + 1.5));
    expect(findings.issues).toEqual([]);
  });

  it('that the model merges come apart again', async () => {
    const port = scriptedPort((prompt) => {
      const rows = rowsOf(prompt, () => false);
      return { rows: [{ cells: rows.flatMap(({ cells }) => cells) }], noRows: [] };
    });
    expect(pricesOf(await findIn(tableOf(9), LINES, port))).toEqual(Array.from({ length: 9 }, (_, row) => row + 1.5));
  });

  it('keep a cell whose line is wrong, and are asked for again where only such a cell fell on them', async () => {
    let asked = 0;
    const port = scriptedPort((prompt) => {
      asked++;
      // The quantity, the same in every row, is said of the line below, and the row there is left out at first.
      const rows = rowsOf(prompt, (number) => asked === 1 && number === 6) as { cells: { line: number }[] }[];
      for (const { cells } of rows) if (cells[1] && asked === 1) cells[1].line++;
      return { rows, noRows: [] };
    });
    const findings = await findIn(tableOf(8), LINES, port);
    expect(pricesOf(findings)).toEqual(Array.from({ length: 8 }, (_, row) => row + 1.5));
    expect(
      findings.found.items.every(({ cells: { quantity } }) => quantity && 'chosen' in quantity && quantity.alternatives.length === 0),
    ).toBe(true);
  });

  it('that are never given are said', async () => {
    const findings = await findIn(
      tableOf(12),
      LINES,
      scriptedPort((prompt) => ({ rows: rowsOf(prompt, (number) => number === 5), noRows: [] })),
    );
    expect(findings.found.items).toHaveLength(11);
    expect(findings.issues).toMatchObject([{ code: 'model_rows_left', severity: 'error', message: expect.stringContaining('one row') }]);
  });

  it('lack a cell whose quote is not printed, which is said', async () => {
    const port = scriptedPort((prompt) => {
      const rows = rowsOf(prompt, () => false) as { cells: { line: number; quote: string }[] }[];
      for (const { cells } of rows) if (cells[2]?.line === 4) cells[2].quote = '3.49';
      return { rows, noRows: [] };
    });
    const findings = await findIn(tableOf(5), LINES, port);
    expect(pricesOf(findings)).toEqual([1.5, 2.5, NaN, 4.5, 5.5]);
    expect(findings.issues).toMatchObject([
      { code: 'model_quote_not_printed', message: expect.stringContaining('of price is not printed') },
    ]);
  });

  it('are no heads of columns', async () => {
    const port = scriptedPort(({ lines: [head] }) => ({
      rows: [{ cells: [{ field: 'f1', line: head?.number ?? 0, quote: 'Item' }] }],
      noRows: [],
    }));
    expect((await findIn(tableOf(3), LINES, port)).found.items).toEqual([]);
  });
});
