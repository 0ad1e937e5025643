import { fieldsFromHeaders, type ProposedFields, splitHeaderRow } from './fields-from-headers.ts';

/** Enough for the first line of any table. */
const HEAD_BYTES = 256 * 1024;

/** Fields from the columns of a spreadsheet file. Rejects with an `Error` whose message is for the user. */
export async function fieldsFromFile(file: File): Promise<ProposedFields> {
  if (/\.(csv|tsv|txt)$/i.test(file.name)) {
    const [line = ''] = (await file.slice(0, HEAD_BYTES).text()).replace(/^\ufeff/, '').split(/\r?\n/);
    return withFields(fieldsFromHeaders(splitHeaderRow(line)));
  }
  const { workbookColumns } = await import('./workbook-columns.ts');
  const { headers, kinds, skipped } = workbookColumns(new Uint8Array(await file.arrayBuffer()));
  const proposed = withFields(fieldsFromHeaders(headers, (column) => kinds[column]!));
  return { fields: proposed.fields, skipped: [...proposed.skipped, ...skipped] };
}

function withFields(proposed: ProposedFields): ProposedFields {
  if (proposed.fields.length === 0) throw new Error('The first row of this file holds no column heads.');
  return proposed;
}
