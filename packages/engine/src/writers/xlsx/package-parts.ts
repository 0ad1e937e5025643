import { quotedSheetName } from './cell-reference.ts';
import { xmlEscaped } from './xml-escaped.ts';

/** A sheet as the workbook lists it. */
export interface SheetEntry {
  /** The number in its part's name. */
  number: number;
  role: 'data' | 'sources' | 'lists';
  name: string;
  /** Complete only when its rows are. */
  filterRange: string | null;
  /** Rows repeated on each printed page, "1:1". */
  headerRows: string | null;
  /** Number of its drawing. */
  drawing: number | null;
}

interface Part {
  name: string;
  xml: string;
}

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const RELATIONSHIPS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006';
const SPREADSHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const ROLES: readonly SheetEntry['role'][] = ['data', 'sources', 'lists'];

/** The parts that do not depend on the rows. */
export function packageParts({ title, createdAt }: { title: string; createdAt: string | null }): Part[] {
  return [
    {
      name: '_rels/.rels',
      xml: relationships([
        ['rId1', `${OFFICE}/relationships/officeDocument`, 'xl/workbook.xml'],
        ['rId2', 'http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties', 'docProps/core.xml'],
        ['rId3', `${OFFICE}/relationships/extended-properties`, 'docProps/app.xml'],
      ]),
    },
    {
      name: 'docProps/core.xml',
      xml:
        `${HEAD}<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" ` +
        'xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">' +
        `<dc:title>${xmlEscaped(title)}</dc:title><dc:creator>Sheetlift</dc:creator>` +
        `${createdAt === null ? '' : `<dcterms:created xsi:type="dcterms:W3CDTF">${xmlEscaped(createdAt)}</dcterms:created>`}</cp:coreProperties>`,
    },
    {
      name: 'docProps/app.xml',
      xml: `${HEAD}<Properties xmlns="${OFFICE}/extended-properties"><Application>Sheetlift</Application></Properties>`,
    },
  ];
}

/** The parts that list what the workbook has come to hold. */
export function workbookParts(sheets: readonly SheetEntry[], drawingCount: number, hasPictures: boolean): Part[] {
  const ordered = ROLES.flatMap((role) => sheets.filter((sheet) => sheet.role === role));
  return [
    { name: 'xl/workbook.xml', xml: workbook(ordered) },
    {
      name: 'xl/_rels/workbook.xml.rels',
      xml: relationships([
        ...ordered.map(({ number }): Relationship => [
          `rId${number}`,
          `${OFFICE}/relationships/worksheet`,
          `worksheets/sheet${number}.xml`,
        ]),
        ['rIdStyles', `${OFFICE}/relationships/styles`, 'styles.xml'],
        ['rIdStrings', `${OFFICE}/relationships/sharedStrings`, 'sharedStrings.xml'],
      ]),
    },
    ...ordered
      .filter(({ drawing }) => drawing !== null)
      .map(({ number, drawing }) => ({
        name: `xl/worksheets/_rels/sheet${number}.xml.rels`,
        xml: relationships([['rId1', `${OFFICE}/relationships/drawing`, `../drawings/drawing${drawing}.xml`]]),
      })),
    { name: '[Content_Types].xml', xml: contentTypes(ordered, drawingCount, hasPictures) },
  ];
}

type Relationship = [id: string, type: string, target: string];

export function relationships(list: readonly Relationship[]): string {
  return `${HEAD}<Relationships xmlns="${RELATIONSHIPS}">${list.map(([id, type, target]) => `<Relationship Id="${id}" Type="${type}" Target="${target}"/>`).join('')}</Relationships>`;
}

function workbook(sheets: readonly SheetEntry[]): string {
  const list = sheets.map(
    ({ name, number, role }) =>
      `<sheet name="${xmlEscaped(name)}" sheetId="${number}"${role === 'lists' ? ' state="hidden"' : ''} r:id="rId${number}"/>`,
  );
  const names = sheets.flatMap(({ name, filterRange, headerRows }, index) => [
    ...(filterRange === null
      ? []
      : [`<definedName name="_xlnm._FilterDatabase" localSheetId="${index}" hidden="1">${reference(name, filterRange)}</definedName>`]),
    ...(headerRows === null
      ? []
      : [`<definedName name="_xlnm.Print_Titles" localSheetId="${index}">${reference(name, headerRows)}</definedName>`]),
  ]);
  return (
    `${HEAD}<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${OFFICE}/relationships">` +
    '<bookViews><workbookView xWindow="0" yWindow="0" windowWidth="28800" windowHeight="16000" activeTab="0"/></bookViews>' +
    `<sheets>${list.join('')}</sheets>${names.length > 0 ? `<definedNames>${names.join('')}</definedNames>` : ''}</workbook>`
  );
}

/** "A1:C9" on sheet "Rows" as "'Rows'!$A$1:$C$9". */
const reference = (name: string, range: string): string =>
  xmlEscaped(
    `${quotedSheetName(name)}!${range.replace(/([A-Z]+)?(\d+)/g, (_, letters: string | undefined, digits: string) => `${letters ? `$${letters}` : ''}$${digits}`)}`,
  );

function contentTypes(sheets: readonly SheetEntry[], drawingCount: number, hasPictures: boolean): string {
  const override = (part: string, type: string): string => `<Override PartName="/${part}" ContentType="${type}"/>`;
  return (
    `${HEAD}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">` +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>' +
    (hasPictures ? '<Default Extension="png" ContentType="image/png"/>' : '') +
    override('xl/workbook.xml', `${SPREADSHEET}.sheet.main+xml`) +
    sheets.map(({ number }) => override(`xl/worksheets/sheet${number}.xml`, `${SPREADSHEET}.worksheet+xml`)).join('') +
    Array.from({ length: drawingCount }, (_, index) =>
      override(`xl/drawings/drawing${index + 1}.xml`, 'application/vnd.openxmlformats-officedocument.drawing+xml'),
    ).join('') +
    override('xl/styles.xml', `${SPREADSHEET}.styles+xml`) +
    override('xl/sharedStrings.xml', `${SPREADSHEET}.sharedStrings+xml`) +
    override('docProps/core.xml', 'application/vnd.openxmlformats-package.core-properties+xml') +
    override('docProps/app.xml', 'application/vnd.openxmlformats-officedocument.extended-properties+xml') +
    '</Types>'
  );
}
