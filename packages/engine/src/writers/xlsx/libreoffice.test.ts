import { expect, it } from 'vitest';
import { absent, bytesOf, documentOf, field, found, foundNumber, foundText, template } from '../sheet-input.test-fixture.ts';
import { writeRows } from '../write-rows.ts';
import { HAS_LIBRE_OFFICE, readByLibreOffice } from './libreoffice.test-fixture.ts';

it.runIf(HAS_LIBRE_OFFICE)(
  'reads the workbook as it was written',
  async () => {
    const fields = template(
      field('a', 'supplier'),
      field('b', 'number'),
      field('c', 'date'),
      field('d', 'total', 'number'),
      field('e', 'paid', 'yes/no'),
    );
    const rows = [
      {
        a: foundText('Müller & Söhne <GmbH>'),
        b: foundText('00123'),
        c: found({ kind: 'date', iso: '2026-09-30' }),
        d: foundNumber(1296.5, 2),
        e: found({ kind: 'yes/no', yes: true }),
      },
      {
        a: foundText('_x0041_ "x"\nsecond line'),
        b: foundText('=1+1'),
        c: absent,
        d: foundNumber(-7, 0),
        e: found({ kind: 'yes/no', yes: false }),
      },
    ];
    const bytes = await bytesOf(
      writeRows({ template: fields, documents: [documentOf('a.pdf', rows)] }, 'xlsx', { limits: { sharedStrings: 8 } }),
    );
    expect(readByLibreOffice(bytes)['Invoices']).toEqual([
      ['supplier', 'number', 'date', 'total', 'paid'],
      ['Müller & Söhne <GmbH>', '00123', '2026-09-30', '1,296.50', 'yes'],
      ['_x0041_ "x"\nsecond line', '=1+1', '', '-7.00', 'no'],
    ]);
  },
  120_000,
);
