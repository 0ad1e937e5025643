import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { workbookColumns } from './workbook-columns.ts';
import { type Made, workbook } from './workbook.test-fixture.ts';

const HEADS =
  '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="C1" t="s"><v>2</v></c><c r="D1" t="inlineStr"><is><t>Currency</t></is></c><c r="E1" t="str"><v>Paid</v></c><c r="F1" t="inlineStr"><is><t>Term</t></is></c></row>';
const BODY =
  '<row r="2"><c r="A2" t="inlineStr"><is><t>Halden</t></is></c><c r="B2" s="1"><v>46295</v></c><c r="C2"><v>1296</v></c><c r="D2" t="inlineStr"><is><t>EUR</t></is></c><c r="E2" t="b"><v>1</v></c><c r="F2" s="2"><v>30</v></c></row>';
const kinds = (made: Made) =>
  workbookColumns(workbook(made)).kinds.map(({ type, description, enumValues }) =>
    [type, description, enumValues.join()].filter(Boolean).join(' '),
  );

describe('the columns of a workbook', () => {
  test('are its heads, typed by what stands below them', () => {
    expect(workbookColumns(workbook({ rows: HEADS + BODY })).headers).toEqual([
      'Supplier',
      'Invoice date',
      'Total',
      'Currency',
      'Paid',
      'Term',
    ]);
    expect(kinds({ rows: HEADS + BODY })).toEqual(['text', 'text A date', 'number', 'text', 'yes/no', 'number']);
  });

  test('are choices where a list is written out, or stands in the same sheet', () => {
    const validations =
      '<dataValidations><dataValidation type="list" sqref="D2:D400"><formula1>"EUR, GBP,EUR"</formula1></dataValidation><dataValidation type="list" sqref="A2"><formula1>$A$2:$A$2</formula1></dataValidation><dataValidation type="list" sqref="F2:F9"><formula1>"Yes,No"</formula1></dataValidation><dataValidation type="whole" sqref="C2"><formula1>1</formula1></dataValidation></dataValidations>';
    expect(kinds({ rows: HEADS + BODY, validations })).toEqual([
      'enum Halden',
      'text A date',
      'number',
      'enum EUR,GBP',
      'yes/no',
      'yes/no',
    ]);
  });

  test('say what was left out: other sheets, a title, lists kept elsewhere', () => {
    const rows = `<row r="1"><c r="A1" t="inlineStr"><is><t>Bills of 2026</t></is></c></row>${HEADS.replaceAll(/([A-F])1"/g, '$13"').replace('r="1"', 'r="3"')}`;
    const validations =
      '<dataValidations><dataValidation type="list" sqref="D4:D9"><formula1>Lists!$A$1:$A$9</formula1></dataValidation></dataValidations>';
    const sheets = '<sheet name="Bills" r:id="rId1"/><sheet name="Hidden" state="hidden" r:id="rId2"/><sheet name="Old" r:id="rId2"/>';
    expect(workbookColumns(workbook({ rows, validations, sheets }))).toMatchObject({
      headers: ['Supplier', 'Invoice date', 'Total', 'Currency', 'Paid', 'Term'],
      skipped: ['The sheet Old', 'The row above the heads', 'The list of choices of Currency, which is kept elsewhere in the file'],
    });
  });

  test('that are not there are told in words', () => {
    expect(() => workbookColumns(workbook({ rows: '' }))).toThrow('holds no row of column heads');
    expect(() => workbookColumns(strToU8('hello'))).toThrow('This is no Excel file');
    expect(() => workbookColumns(zipSync({ 'a.txt': strToU8('x') }))).toThrow('This is no Excel file');
  });

  test('are of the kind that their cells show: a number with a leading zero is a text, a time is no date', () => {
    const rows = `${HEADS}<row r="2"><c r="A2" s="3"><v>42</v></c><c r="B2" s="4"><v>0.5</v></c></row>`;
    expect(kinds({ rows }).slice(0, 2)).toEqual(['text', 'text']);
  });

  test('that are broken or hostile give what can be read, and never more than a template can use', () => {
    expect(workbookColumns(workbook({ rows: `${HEADS}<row r="2"><c r="A2"><v>1</w>` })).headers).toHaveLength(6);
    const wide = Array.from(
      { length: 3_000 },
      (_, at) => `<c r="${at < 26 ? String.fromCharCode(65 + at) : 'XFD'}1" t="inlineStr"><is><t>${at}</t></is></c>`,
    ).join('');
    expect(workbookColumns(workbook({ rows: `<row r="1">${wide}</row>` })).headers).toHaveLength(26);
    const entity = '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa">]>';
    expect(() => workbookColumns(workbook({ rows: entity }))).toThrow('holds no row of column heads');
  });
});
