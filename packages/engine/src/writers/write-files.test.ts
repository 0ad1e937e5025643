import { unzipSync } from 'fflate';
import readXlsxFile from 'read-excel-file/node';
import { expect, it } from 'vitest';
import { bytesOf, documentOf, field, foundText, template } from './sheet-input.test-fixture.ts';
import { writeFiles, zipFiles } from './write-files.ts';

const names = [
  'scan.pdf',
  'SCAN.PNG',
  'mail.eml / invoice.pdf',
  '../../etc/passwd',
  '.pdf',
  'a:b*c?.pdf',
  'con.pdf',
  `${'long'.repeat(80)}.pdf`,
];

it('gives one workbook a document, under a name of its own that every system takes', async () => {
  const documents = names.map((name) => documentOf(name, [{ a: foundText(name) }]));
  const zip = await bytesOf(zipFiles(writeFiles({ template: template(field('a', 'file')), documents }, 'xlsx')));
  const files = unzipSync(zip);
  expect(Object.keys(files)).toEqual([
    'scan.xlsx',
    'SCAN (2).xlsx',
    'mail.eml - invoice.xlsx',
    '- .. - etc - passwd.xlsx',
    'document.xlsx',
    'a b c.xlsx',
    'condocument.xlsx',
    `${'long'.repeat(30)}.xlsx`,
  ]);
  const rows = await readXlsxFile(Buffer.from(files['mail.eml - invoice.xlsx'] ?? []));
  expect(rows[0]?.data[1]).toEqual(['mail.eml / invoice.pdf']);
});

it.each(['csv', 'tsv', 'json'] as const)('compresses files of text: %s', async (format) => {
  const documents = ['a.pdf', 'b.pdf'].map((name) =>
    documentOf(
      name,
      Array.from({ length: 200 }, () => ({ a: foundText(name) })),
    ),
  );
  const zip = await bytesOf(zipFiles(writeFiles({ template: template(field('a', 'file')), documents }, format)));
  const files = unzipSync(zip);
  expect(Object.keys(files)).toEqual([`a.${format}`, `b.${format}`]);
  expect(new TextDecoder().decode(files[`b.${format}`])).toContain('b.pdf');
  expect(zip.length).toBeLessThan((files[`a.${format}`]?.length ?? 0) + (files[`b.${format}`]?.length ?? 0));
});
