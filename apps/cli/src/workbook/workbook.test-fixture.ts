import { zipOf } from './zip-archive.ts';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';

const typed = (name: string, type: string): string =>
  `<Override PartName="/xl/${name}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${type}+xml"/>`;

/** "Invoices" has its header in row 3, two rows below with formulas, looks and shared texts; "Summary" adds them up. As Excel writes it. */
const PARTS: Record<string, string> = {
  '[Content_Types].xml':
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    `<Default Extension="xml" ContentType="application/xml"/>${[
      typed('workbook', 'sheet.main'),
      ...['worksheets/sheet1', 'worksheets/sheet2'].map((name) => typed(name, 'worksheet')),
      ...['styles', 'sharedStrings'].map((name) => typed(name, name)),
    ].join('')}</Types>`,
  '_rels/.rels': `<Relationships xmlns="${PACKAGE}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml':
    `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><workbookPr codeName="ThisWorkbook"/><sheets>` +
    '<sheet name="Summary" sheetId="2" r:id="rId2"/><sheet name="Invoices" sheetId="1" r:id="rId1"/></sheets>' +
    '<definedNames><definedName name="Rate">Summary!$B$1</definedName></definedNames><calcPr calcId="191029"/></workbook>',
  'xl/_rels/workbook.xml.rels':
    `<Relationships xmlns="${PACKAGE}"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/>` +
    `<Relationship Id="rId2" Type="${OFFICE}/worksheet" Target="/xl/worksheets/sheet2.xml"/>` +
    `<Relationship Id="rId3" Type="${OFFICE}/styles" Target="styles.xml"/><Relationship Id="rId4" Type="${OFFICE}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
  'xl/sharedStrings.xml':
    `<sst xmlns="${MAIN}" count="6" uniqueCount="6"><si><t>Invoices of the year</t></si><si><r><rPr><b/></rPr><t>Nu</t></r><r><t xml:space="preserve">mber </t></r></si>` +
    '<si><t>Date</t></si><si><t>Total &amp; tax</t></si><si><t>Twice</t></si><si><t>A-1</t><rPh sb="0" eb="1"><t>no</t></rPh></si></sst>',
  'xl/styles.xml':
    `<styleSheet xmlns="${MAIN}"><numFmts count="2"><numFmt numFmtId="164" formatCode="#,##0.00\\ &quot;USD&quot;"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd"/></numFmts>` +
    '<cellStyleXfs count="1"><xf numFmtId="14"/></cellStyleXfs><cellXfs count="4"><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="0" fillId="2"/></cellXfs></styleSheet>',
  'xl/worksheets/sheet1.xml':
    `<worksheet xmlns="${MAIN}"><sheetPr/><dimension ref="B1:E5"/><sheetData><row r="1"><c r="B1" t="s"><v>0</v></c></row>` +
    '<row r="3" spans="2:5"><c r="B3" t="s"><v>1</v></c><c r="C3" t="s"><v>2</v></c><c r="D3" t="s"><v>3</v></c><c r="E3" t="s"><v>4</v></c></row>' +
    '<row r="4"><c r="B4" t="s"><v>5</v></c><c r="C4" s="2"><v>46000</v></c><c r="D4" s="1"><v>10</v></c><c r="E4"><f t="shared" ref="E4:E5" si="0">D4*2</f><v>20</v></c></row>' +
    '<row r="5"><c r="B5" t="inlineStr"><is><t>A-2</t></is></c><c r="C5" s="2"><v>46001</v></c><c r="D5" s="1"><v>11.5</v></c><c r="E5"><f t="shared" si="0"/><v>23</v></c></row>' +
    '<row r="6" spans="2:4" ht="30" customHeight="1"><c r="A6" s="3"/><c r="D6" s="3"/></row></sheetData><pageMargins left="0.7" right="0.7" top="0.75" bottom="0.75" header="0.3" footer="0.3"/></worksheet>',
  'xl/worksheets/sheet2.xml': `<worksheet xmlns="${MAIN}"><sheetData><row r="1"><c r="A1"><f>SUM(Invoices!D:D)</f><v>21.5</v></c></row></sheetData></worksheet>`,
};

/** The workbook, with parts exchanged, added or left out (null). */
export function workbookOf(changes: Record<string, string | null> = {}): Buffer {
  const parts = Object.entries({ ...PARTS, ...changes }).filter((part): part is [string, string] => part[1] !== null);
  return zipOf(new Map(parts));
}

export const partOf = (name: string): string => PARTS[name]!;

/** The rows of "Invoices" as a table that reaches from its header to a row. */
export function withTable(lastRow: number, attributes = ''): Record<string, string> {
  return {
    'xl/worksheets/_rels/sheet1.xml.rels': `<Relationships xmlns="${PACKAGE}"><Relationship Id="rId1" Type="${OFFICE}/table" Target="../tables/table1.xml"/></Relationships>`,
    'xl/tables/table1.xml': `<table xmlns="${MAIN}" id="1" name="Bills" displayName="Bills" ref="B3:E${lastRow}"${attributes}><autoFilter ref="B3:E${lastRow}"/><tableColumns count="4"><tableColumn id="1" name="Number "/></tableColumns></table>`,
  };
}
