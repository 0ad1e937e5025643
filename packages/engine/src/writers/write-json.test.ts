import { expect, it } from 'vitest';
import {
  absent,
  documentOf,
  field,
  found,
  foundNumber,
  foundText,
  streamOf,
  template,
  textOf,
  unsure,
  words,
} from './sheet-input.test-fixture.ts';
import type { SheetInput, WriteOptions } from './sheet-input.ts';
import { writeRows } from './write-rows.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- the shape is what is tested
const json = async (input: SheetInput, options?: WriteOptions): Promise<any> => JSON.parse(await textOf(writeRows(input, 'json', options)));

const fields = template(field('a', 'total', 'number'), field('b', 'paid', 'yes/no'), field('c', 'due'));

it('gives each value with its evidence, and the bare rows', async () => {
  const row = {
    a: unsure({ kind: 'number', number: 12.5, decimals: 2 }, '12,50'),
    b: found({ kind: 'yes/no', yes: true }, 'x'),
    c: absent,
  };
  const {
    template: head,
    documents,
    rows,
  } = await json({ template: fields, documents: streamOf([documentOf('a.pdf', [row]), documentOf('b.pdf', [])]) });
  expect(head.name).toBe('Invoices');
  expect(documents.map((document: { fileName: string }) => document.fileName)).toEqual(['a.pdf', 'b.pdf']);
  expect(documents[0]).toMatchObject({ status: 'succeeded', rowMode: 'item', pageCount: 1, issues: [] });
  expect(documents[0].rows[0].fields.total).toEqual({
    value: 12.5,
    state: 'unsure',
    confidence: 0.74,
    printed: '12,50',
    evidence: [words('12,50')],
    derivation: { kind: 'normalise', as: 'number', reading: null },
    alternatives: 1,
    reason: 'Two amounts fit.',
  });
  expect(documents[0].rows[0].fields.due).toMatchObject({ value: null, state: 'absent', confidence: 0.9 });
  expect(rows).toEqual([{ total: 12.5, paid: 'yes', due: null }]);
});

it('tells what the documents say of each other', async () => {
  const row = { a: foundNumber(12.5, 2), b: foundText('R-2041'), c: foundText('2026-03-01') };
  const given = ['a.pdf', 'b.pdf'].map((fileName) => documentOf(fileName, [row]));
  const input = { template: fields, documents: streamOf([...given, documentOf('c.pdf', [{ ...row, b: foundText('R-2050') }])]) };
  expect((await json(input)).notes).toEqual([
    {
      kind: 'same-paper',
      sentence: 'a.pdf and b.pdf say the same in every field: they may be one paper, given twice.',
      documents: ['a.pdf', 'b.pdf'],
    },
  ]);
  expect((await json({ template: fields, documents: given.slice(0, 1) })).notes).toEqual([]);
});

it('tells what proves a value', async () => {
  const proof = { by: 'check-digits', reason: 'Its check digits hold.' } as const;
  const row = {
    a: foundNumber(1, 0),
    b: found({ kind: 'yes/no', yes: true }, 'x'),
    c: found({ kind: 'text', text: 'DE1' }, 'DE1', { proof }),
  };
  const { documents } = await json({ template: fields, documents: [documentOf('a.pdf', [row])] });
  expect(documents[0].rows[0].fields.due.proof).toEqual(proof);
  expect(documents[0].rows[0].fields.total).not.toHaveProperty('proof');
});

it('tells why a value is missing', async () => {
  const row = {
    a: { state: 'page_missing' as const, pageNumbers: [2], reason: 'Page 2 could not be read.', alternatives: [] },
    b: { state: 'not_looked_for' as const, reason: 'The page was not read.' },
  };
  const blanks = {
    a: { state: 'not_found' as const, reason: 'The page has a label like it: “Total”.', alternatives: [] },
    b: { state: 'unreadable' as const, evidence: [words('l2')], reason: 'It looks like “l2”.', alternatives: [] },
  };
  const { documents, rows } = await json({ template: fields, documents: [documentOf('a.pdf', [row]), documentOf('b.pdf', [blanks])] });
  expect(documents[1].rows[0].fields.total).toMatchObject({
    value: null,
    state: 'not_found',
    reason: 'The page has a label like it: “Total”.',
  });
  expect(documents[1].rows[0].fields.paid).toMatchObject({ value: null, state: 'unreadable', evidence: [words('l2')] });
  expect(documents[0].rows[0].fields.total).toMatchObject({ state: 'page_missing', pageNumbers: [2], reason: 'Page 2 could not be read.' });
  expect(documents[0].rows[0].fields.paid).toMatchObject({ state: 'not_looked_for', reason: 'The page was not read.' });
  expect(documents[0].rows[0].fields.due).toMatchObject({ state: 'not_looked_for' });
  const empty = { total: null, paid: null, due: null };
  expect(rows).toEqual([empty, empty]);
});

it('keeps columns of the same name apart and names that objects have of their own', async () => {
  const names = template(field('a', 'x'), field('b', 'x'), field('c', '__proto__'));
  const text = await textOf(
    writeRows({ template: names, documents: [documentOf('a.pdf', [{ a: foundText('1'), b: foundText('2'), c: foundText('3') }])] }, 'json'),
  );
  expect(text).toContain('{"x":"1","x (2)":"2","__proto__":"3"}');
});

it('writes many rows in pieces that together are one value', async () => {
  const many = Array.from({ length: 500 }, (_, index) => ({ a: foundNumber(index, 0) }));
  const { documents, rows } = await json(
    { template: fields, documents: [documentOf('a.pdf', many), { ...documentOf('b.pdf', many), readOn: '2026-09-30' }] },
    {
      columns: [
        { kind: 'read-on', name: 'read' },
        { kind: 'document', name: 'file' },
        { kind: 'field', fieldId: 'a', name: 'sum' },
        { kind: 'field', fieldId: 'gone', name: 'gone' },
      ],
    },
  );
  expect(rows).toHaveLength(1000);
  expect(rows[999]).toEqual({ read: '2026-09-30', file: 'b.pdf', sum: 499 });
  expect(rows[0]).toEqual({ read: null, file: 'a.pdf', sum: 0 });
  expect(documents[1].rows[499].fields.file).toEqual({ value: 'b.pdf', state: 'constant' });
  expect(documents[1].rows[499].fields.sum.value).toBe(499);
});

it('is whole without documents', async () => {
  expect(await json({ template: fields, documents: [] })).toMatchObject({ documents: [], rows: [] });
});

it('tells which rules a value breaks, of a value, of a blank, and of one that a person keeps', async () => {
  const ruled = template(
    { ...field('a', 'number'), rules: { pattern: 'RE-9999' } },
    { ...field('b', 'order'), rules: { required: true } },
    { ...field('c', 'supplier'), rules: { oneOf: ['ACME GmbH'] } },
  );
  const kept = { ...foundText('Globex'), decidedBy: 'confirm' } as const;
  const document = documentOf('a.pdf', [{ a: foundText('RE-24'), b: absent, c: kept }]);
  for (const documents of [[document], streamOf([document])]) {
    const { fields: told } = (await json({ template: ruled, documents })).documents[0].rows[0];
    expect(told).toMatchObject({
      number: { value: 'RE-24', state: 'unsure', broken: [{ rule: 'pattern', reason: '“RE-24” is not of the form RE-9999.' }] },
      order: { value: null, state: 'absent', broken: [{ rule: 'required', reason: 'This field is required, and the cell is blank.' }] },
      supplier: { value: 'Globex', state: 'found', broken: [{ rule: 'oneOf' }] },
    });
  }
});

it('gives all readings of print that can be read in several ways, and why', async () => {
  const open = unsure({ kind: 'number', number: 2104, decimals: 0 }, '2,104');
  const chosen = 'chosen' in open ? open.chosen : null;
  const other = { ...chosen!, id: 'other', value: { kind: 'number' as const, number: 2.104, decimals: 3 } };
  const row = { a: 'chosen' in open ? { ...open, alternatives: [other, ...open.alternatives] } : open };
  const { documents } = await json({ template: fields, documents: streamOf([documentOf('a.pdf', [row])]) });
  expect(documents[0].rows[0].fields.total).toMatchObject({
    value: 2104,
    alternatives: 2,
    readings: [2104, 2.104],
    reason: 'Two amounts fit.',
  });
});
