import { unzipSync } from 'fflate';
import readXlsxFile from 'read-excel-file/node';
import { expect, it } from 'vitest';
import { bytesOf, documentOf, field, foundText, template } from './sheet-input.test-fixture.ts';
import { writeWorkbooks, zipFiles } from './write-workbooks.ts';

const names = ['scan.pdf', 'SCAN.PNG', 'mail.eml / invoice.pdf', '../../etc/passwd', '.pdf', 'a:b*c?.pdf', `${'long'.repeat(80)}.pdf`];

it('gives one workbook a document, under a name of its own that every system takes', async () => {
  const documents = names.map((name) => documentOf(name, [{ a: foundText(name) }]));
  const zip = await bytesOf(zipFiles(writeWorkbooks({ template: template(field('a', 'file')), documents })));
  const files = unzipSync(zip);
  expect(Object.keys(files)).toEqual(['scan.xlsx', 'SCAN (2).xlsx', 'mail.eml - invoice.xlsx', '- .. - etc - passwd.xlsx', 'document.xlsx', 'a b c.xlsx', `${'long'.repeat(30)}.xlsx`]);
  const rows = await readXlsxFile(Buffer.from(files['mail.eml - invoice.xlsx'] ?? []));
  expect(rows[0]?.data[1]).toEqual(['mail.eml / invoice.pdf']);
});
