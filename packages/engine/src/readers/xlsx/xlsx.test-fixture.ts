import { type Part, zipOf } from '../archive.test-fixture.ts';

export interface XlsxSheet {
  name: string;
  /** Rows of cell XML (`<c .../>`), or the whole of `sheetData`'s content. */
  rows: string;
  /** What follows `sheetData`. */
  after?: string;
  state?: 'hidden' | 'veryHidden';
}

export interface XlsxParts {
  strings?: string[];
  /** Number format code of each cell style, from style 0. */
  formats?: string[];
  date1904?: boolean;
  raw?: Record<string, Part>;
}

/** A workbook around the content of its sheets. */
export function xlsx(
  sheets: readonly XlsxSheet[],
  { strings = [], formats = ['General'], date1904 = false, raw = {} }: XlsxParts = {},
): Uint8Array {
  const relationship = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
  const sheetList = sheets
    .map(
      (sheet, index) =>
        `<sheet name="${sheet.name}" sheetId="${index + 1}" r:id="rId${index + 1}"${sheet.state ? ` state="${sheet.state}"` : ''}/>`,
    )
    .join('');
  const related = sheets
    .map((_, index) => `<Relationship Id="rId${index + 1}" Type="${relationship}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`)
    .join('');
  return zipOf({
    '[Content_Types].xml':
      '<Types><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>',
    '_rels/.rels': `<Relationships><Relationship Id="rId1" Type="${relationship}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook ${main} xmlns:r="${relationship}"><workbookPr date1904="${date1904 ? 1 : 0}"/><sheets>${sheetList}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${related}<Relationship Id="st" Type="${relationship}/styles" Target="styles.xml"/><Relationship Id="ss" Type="${relationship}/sharedStrings" Target="/xl/sharedStrings.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet ${main}><numFmts>${formats.map((code, index) => `<numFmt numFmtId="${200 + index}" formatCode="${escapeXml(code)}"/>`).join('')}</numFmts><cellStyleXfs><xf numFmtId="9"/></cellStyleXfs><cellXfs>${formats.map((_, index) => `<xf numFmtId="${200 + index}"/>`).join('')}</cellXfs></styleSheet>`,
    'xl/sharedStrings.xml': `<sst ${main}>${strings.map((text) => (text.startsWith('<') ? `<si>${text}</si>` : `<si><t>${escapeXml(text)}</t></si>`)).join('')}</sst>`,
    ...Object.fromEntries(
      sheets.map((sheet, index) => [
        `xl/worksheets/sheet${index + 1}.xml`,
        `<worksheet ${main}><sheetData>${sheet.rows}</sheetData>${sheet.after ?? ''}</worksheet>`,
      ]),
    ),
    ...raw,
  });
}

/** A row of texts (inline strings), numbers and booleans; null leaves a cell out. */
export function row(number: number, values: readonly (string | number | boolean | null)[], style?: number): string {
  const cells = values.map((value, index) => {
    const place = `r="${String.fromCharCode(65 + index)}${number}"${style === undefined ? '' : ` s="${style}"`}`;
    if (value === null) return '';
    if (typeof value === 'string') return `<c ${place} t="inlineStr"><is><t>${escapeXml(value)}</t></is></c>`;
    if (typeof value === 'boolean') return `<c ${place} t="b"><v>${value ? 1 : 0}</v></c>`;
    return `<c ${place}><v>${value}</v></c>`;
  });
  return `<row r="${number}">${cells.join('')}</row>`;
}

const escapeXml = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
