import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Papa from 'papaparse';
import { expect, it } from 'vitest';
import { absent, bytesOf, documentOf, field, found, foundNumber, foundText, template } from '../sheet-input.test-fixture.ts';
import { writeRows } from '../write-rows.ts';

const hasLibreOffice = spawnSync('soffice', ['--version']).error === undefined;
if (!hasLibreOffice) console.log('LibreOffice is not installed: its reading of the workbooks is not tested.');

it.runIf(hasLibreOffice)(
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
    expect(readByLibreOffice(bytes)).toEqual([
      ['supplier', 'number', 'date', 'total', 'paid'],
      ['Müller & Söhne <GmbH>', '00123', '2026-09-30', '1,296.50', 'yes'],
      ['_x0041_ "x"\nsecond line', '=1+1', '', '-7.00', 'no'],
    ]);
  },
  120_000,
);

/** The first sheet as LibreOffice shows it. It runs in a profile of its own, beside any other that is open. */
function readByLibreOffice(bytes: Uint8Array): string[][] {
  const folder = mkdtempSync(join(tmpdir(), 'sheetlift-office-'));
  try {
    writeFileSync(join(folder, 'rows.xlsx'), bytes);
    const format = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,true,false,false,1';
    execFileSync(
      'soffice',
      [
        `-env:UserInstallation=file://${folder}/profile`,
        '--headless',
        '--convert-to',
        format,
        '--outdir',
        folder,
        join(folder, 'rows.xlsx'),
      ],
      { stdio: 'ignore', timeout: 100_000 },
    );
    const text = readFileSync(join(folder, 'rows-Invoices.csv'), 'utf8').replace(/^\uFEFF/, '');
    return Papa.parse<string[]>(text.trimEnd()).data;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
