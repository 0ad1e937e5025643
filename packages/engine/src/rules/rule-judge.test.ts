import { describe, expect, it } from 'vitest';
import type { EngineError } from '../errors.ts';
import { loadFinder } from '../extract.ts';
import { loadNodeAsset } from '../node/index.ts';
import {
  type Candidate,
  type CellValue,
  type DocumentLayout,
  type ExtractionRow,
  type FieldResult,
  type FieldRules,
  isConfirmed,
  isToCheck,
  type Template,
  type TemplateField,
} from '../model/index.ts';
import { createRuleJudge } from './rule-judge.ts';

const text = (of: string): CellValue => ({ kind: 'text', text: of });
const date = (iso: string): CellValue => ({ kind: 'date', iso });
const number = (of: string): CellValue => ({ kind: 'number', number: Number(of), decimals: of.split('.')[1]?.length ?? 0 });

const candidate = (value: CellValue, printed = 'print'): Candidate => ({
  id: 'a',
  value,
  printed,
  evidence: [{ kind: 'line', pageNumber: 1, number: 1, text: printed }],
  derivation: { kind: 'normalise', as: value.kind, reading: null },
  score: 1,
  confidence: 0.9,
  reason: 'It stands beside its label.',
});
const found = (value: CellValue, printed?: string): FieldResult => ({
  state: 'found',
  chosen: candidate(value, printed),
  alternatives: [],
});
const absent: FieldResult = { state: 'absent', confidence: 0.99, alternatives: [] };

const field = (variableName: string, type: TemplateField['type'], rules?: FieldRules): TemplateField => ({
  id: `id of ${variableName}`,
  variableName,
  description: '',
  type,
  enumValues: [],
  ...(rules ? { rules } : {}),
});
const template = (...entities: TemplateField[]): Template => ({ name: '', description: '', entities });

const checkByRules = (rows: readonly ExtractionRow[], by: Template): readonly ExtractionRow[] => createRuleJudge(by)('a.pdf', rows);

/** The reasons for the field "value" beside "net" (100.00) and "issued" (2024-03-12). */
function reasons(value: FieldResult, rules: FieldRules, type: TemplateField['type'] = 'text'): string[] {
  const fields = [field('net', 'number'), field('issued', 'text'), field('value', type, rules)];
  const row = {
    cells: { 'id of net': found(number('100.00')), 'id of issued': found(date('2024-03-12')), 'id of value': value },
    pageNumber: 1,
  };
  const checked = checkByRules([row], template(...fields))[0]!.cells['id of value']!;
  expect(isToCheck(checked)).toBe(checked.broken !== undefined);
  return checked.broken?.map(({ reason }) => reason) ?? [];
}

describe('a value', () => {
  it.each([
    [text('RE-2024'), '', { pattern: 'RE-9999' }],
    [text('acme  gmbh'), '', { oneOf: ['ACME GmbH'] }],
    [date('2024-03-04'), '04/03/2024', { date: 'DD/MM/YYYY' }],
    [date('2024-03-04'), '4. 3. 2024', { date: 'DD.MM.YYYY' }],
    [date('2024-03-04'), 'printed 2024-03-04 at noon', { date: 'YYYY-MM-DD' }],
    [date('2024-03-04'), 'the fourth of March', { date: 'any' }],
    [date('2024-03-12'), '', { from: '2024-03-12', to: '2024-03-12', notBefore: 'ISSUED' }],
    [date('2024-03'), '', { from: '2024-03-12', notBefore: 'issued' }],
    [text('soon'), '', { from: '2024-03-12', notBefore: 'issued' }],
    [text('anything'), '', { notBefore: 'gone', pattern: '(9' }],
  ] as const)('%j, printed %j, follows %j', (value, printed, rules) => {
    expect(reasons(found(value, printed), { ...rules } as FieldRules)).toEqual([]);
  });

  it.each([
    [text('RE-24'), '', { pattern: 'RE-9999' }, '“RE-24” is not of the form RE-9999.'],
    [text('ACME Gnbh'), '', { oneOf: ['Globex AG', 'ACME GmbH'] }, '“ACME Gnbh” is not on the list; the nearest entry is “ACME GmbH”.'],
    [text('Initech'), '', { oneOf: ['Globex AG', 'ACME GmbH'] }, '“Initech” is not on the list.'],
    [text('soon'), '', { date: 'any' }, '“soon” is not a date.'],
    [date('2024-03-04'), '4 March 2024', { date: 'DD/MM/YYYY' }, '“4 March 2024” is not printed as DD/MM/YYYY.'],
    [date('2024-03-04'), '03/04/2024', { date: 'DD/MM/YYYY' }, '“03/04/2024” as DD/MM/YYYY is 2024-04-03, not 2024-03-04.'],
    [date('2024-04-03'), '03/04/2024', { date: 'MM/DD/YYYY' }, '“03/04/2024” as MM/DD/YYYY is 2024-03-04, not 2024-04-03.'],
    [date('2024-03-04'), '13/13/2024', { date: 'DD/MM/YYYY' }, '“13/13/2024” is not printed as DD/MM/YYYY.'],
    [date('2024-03-11'), '', { from: '2024-03-12' }, '2024-03-11 is before 2024-03-12.'],
    [date('2024-03-13T10:00'), '', { to: '2024-03-12' }, '2024-03-13T10:00 is after 2024-03-12.'],
    [date('2024-03-11'), '', { notBefore: 'issued' }, '2024-03-11 is before issued 2024-03-12.'],
  ] as const)('%j, printed %j, breaks %j', (value, printed, rules, sentence) => {
    expect(reasons(found(value, printed), { ...rules } as unknown as FieldRules)).toEqual([sentence]);
  });

  it('of a number has bounds and may be computed', () => {
    expect(reasons(found(number('120.00')), { from: 0, to: 100 }, 'number')).toEqual(['120.00 is more than 100.']);
    expect(reasons(found(number('-1')), { from: 0, to: 100 }, 'number')).toEqual(['-1 is less than 0.']);
    expect(reasons(found(number('120.00')), { check: 'net * 1.19 = value' }, 'number')).toEqual([
      'net 100.00 × 1.19 = 119.00, but value says 120.00: 1.00 apart.',
    ]);
    expect(reasons(found(number('100')), { from: 0, to: 100, check: 'net = value' }, 'number')).toEqual([]);
  });

  it('breaks as many rules as it breaks', () => {
    expect(reasons(found(text('x')), { pattern: '9', date: 'any' })).toHaveLength(2);
  });
});

describe('a cell', () => {
  const check = (result: FieldResult, rules: FieldRules): FieldResult =>
    checkByRules([{ cells: { 'id of value': result }, pageNumber: 1 }], template(field('value', 'text', rules)))[0]!.cells['id of value']!;
  const typed = (by: 'type' | 'confirm'): FieldResult => ({
    state: 'found',
    chosen: { ...candidate(text('x')), evidence: [{ kind: 'person', at: '2026-01-01T00:00:00Z' }] },
    alternatives: [],
    decidedBy: by,
  });

  it('that is required and blank is to check however sure that is, and whoever said so', () => {
    for (const blank of [
      absent,
      { ...absent, confirmedAt: '2026-01-01T00:00:00Z' },
      { state: 'not_looked_for', reason: '' },
    ] as FieldResult[]) {
      const result = check(blank, { required: true });
      expect([result.state, isToCheck(result), isConfirmed(result)]).toEqual([blank.state, true, false]);
    }
    expect(check(found(text('x')), { required: true })).toEqual(found(text('x')));
    expect(check(absent, { pattern: '9' })).toBe(absent);
  });

  it('is unsure where it breaks a rule, and offers the entry that was likely meant', () => {
    const result = check(found(text('ACME Gnbh'), 'ACME Gnbh'), { oneOf: ['ACME GmbH'] });
    expect(result).toMatchObject({
      state: 'unsure',
      chosen: { value: { text: 'ACME Gnbh' } },
      alternatives: [{ value: { text: 'ACME GmbH' }, printed: 'ACME Gnbh', derivation: { kind: 'list-entry', entry: 'ACME GmbH' } }],
    });
  });

  it('that a person typed is to check too, until they confirm just that', () => {
    const [asTyped, asConfirmed] = [check(typed('type'), { pattern: '9' }), check(typed('confirm'), { pattern: '9' })];
    expect([isToCheck(asTyped), isConfirmed(asTyped), isToCheck(asConfirmed), isConfirmed(asConfirmed)]).toEqual([
      true,
      false,
      false,
      true,
    ]);
    expect(asConfirmed.broken).toHaveLength(1);
  });
});

describe('rows', () => {
  const rows: ExtractionRow[] = [
    { cells: { 'id of a': found(text('9')) }, pageNumber: 1 },
    { cells: { 'id of a': found(text('x')) }, pageNumber: 1 },
  ];

  it('are the same without rules, and one that breaks none is the same', () => {
    expect(checkByRules(rows, template(field('a', 'text')))).toBe(rows);
    const ruled = template(field('a', 'text', { pattern: '9' }));
    const [first, second] = checkByRules(rows, ruled);
    expect([first === rows[0], second === rows[1]]).toEqual([true, false]);
    expect(checkByRules(rows, ruled)[1]).toBe(second);
  });

  it('are judged by a list of thousands', () => {
    const list = Array.from({ length: 5_000 }, (_none, index) => `Supplier number ${index} of many GmbH`);
    const many = Array.from({ length: 200 }, (_none, index) => ({
      cells: { 'id of a': found(text(`Suplier number ${index} of many`)) },
      pageNumber: 1,
    }));
    const checked = checkByRules(many, template(field('a', 'text', { oneOf: list })));
    expect(checked.every(({ cells }) => cells['id of a']!.broken)).toBe(true);
  });
});

describe('rows beside others', () => {
  const why = (rows: readonly ExtractionRow[], id: string): (string | undefined)[] =>
    rows.map(({ cells }) => cells[id]?.broken?.[0]?.reason);

  it('carry a balance on', () => {
    const statement = template(field('amount', 'number'), field('balance', 'number', { check: 'previous balance + amount = balance' }));
    const row = (amount: string, balance: string): ExtractionRow => ({
      cells: { 'id of amount': found(number(amount)), 'id of balance': found(number(balance)) },
      pageNumber: 1,
    });
    const judged = checkByRules([row('1.00', '101.00'), row('-20.50', '80.50'), row('10.00', '95.50'), row('4.50', '100.00')], statement);
    expect(why(judged, 'id of balance')).toEqual([
      undefined,
      undefined,
      'previous balance 80.50 + amount 10.00 = 90.50, but balance says 95.50: 5.00 apart.',
      undefined,
    ]);
    const rest = judged.slice(1);
    expect(checkByRules(rest, statement)[0]).toBe(rest[0]);
  });

  it('of several documents have a value once, in the first', () => {
    const bill = (of: string, supplier: string | null): ExtractionRow => ({
      cells: { 'id of number': found(text(of)), 'id of supplier': supplier === null ? absent : found(text(supplier)) },
      pageNumber: 1,
    });
    const reasons = (unique: boolean | string, ...documents: ExtractionRow[][]): (string | undefined)[][] => {
      const judge = createRuleJudge(template(field('number', 'text', { unique }), field('supplier', 'text')));
      return documents.map((rows, index) => why(judge(`${index + 1}.pdf`, rows), 'id of number'));
    };
    // Rows of one document may say the same.
    expect(reasons(true, [bill('RE-7', 'ACME'), bill('RE-7', 'ACME')], [bill('re-7', 'Globex')], [bill('RE-8', 'ACME')])).toEqual([
      [undefined, undefined],
      ['“re-7” stands in 1.pdf already.'],
      [undefined],
    ]);
    expect(reasons('Supplier', [bill('7', 'ACME')], [bill('7', 'Globex')], [bill('7', null)], [bill('7', 'acme')])).toEqual([
      [undefined],
      [undefined],
      [undefined],
      ['“7” with supplier “acme” stands in 1.pdf already.'],
    ]);
    expect(reasons(false, [bill('7', 'ACME')], [bill('7', 'ACME')])).toEqual([[undefined], [undefined]]);
  });

  it('are judged anew where another document came before', () => {
    const rows = [{ cells: { 'id of a': found(text('x')) }, pageNumber: 1 }];
    const same = [{ cells: { 'id of a': found(text('x')) }, pageNumber: 1 }];
    const unique = template(field('a', 'text', { unique: true }));
    expect(createRuleJudge(unique)('b.pdf', rows)[0]).toBe(rows[0]);
    const judge = createRuleJudge(unique);
    judge('a.pdf', same);
    expect(why(judge('b.pdf', rows), 'id of a')).toEqual(['“x” stands in a.pdf already.']);
    expect(createRuleJudge(unique)('b.pdf', rows)[0]).toBe(rows[0]);
  });
});

describe('the finder', () => {
  it('refuses rules that cannot be followed', async () => {
    const finder = await loadFinder(loadNodeAsset);
    const layout: DocumentLayout = {
      type: 'text',
      pageCount: 1,
      languages: ['eng'],
      pages: [],
      lines: [],
      blocks: [],
      tables: [],
      pairs: [],
      marks: [],
      formFields: [],
      attachments: null,
      xmlValues: [],
      issues: [],
    };
    const refused = (rules: FieldRules): unknown => {
      try {
        return finder.extractRows(layout, template(field('value', 'text', rules)), 'document').rows[0]?.cells['id of value']?.state;
      } catch (error) {
        return [(error as EngineError).code, (error as EngineError).message];
      }
    };
    expect(refused({ pattern: 'RE-9999' })).toBe('absent');
    expect(refused({ pattern: '(9' })).toEqual(['template_invalid', 'Rules of “value”: A bracket is not closed.']);
  });
});
