import { unzipSync } from 'fflate';
import { SaxesParser } from 'saxes';

/** A worksheet's elements in the order of the schema (ECMA-376 part 1, CT_Worksheet). */
const SHEET_ORDER =
  'sheetPr dimension sheetViews sheetFormatPr cols sheetData sheetCalcPr sheetProtection protectedRanges scenarios autoFilter sortState dataConsolidate customSheetViews mergeCells phoneticPr conditionalFormatting dataValidations hyperlinks printOptions pageMargins pageSetup headerFooter rowBreaks colBreaks customProperties cellWatches ignoredErrors smartTags drawing legacyDrawing'.split(
    ' ',
  );
const STYLE_ORDER = 'numFmts fonts fills borders cellStyleXfs cellXfs cellStyles dxfs tableStyles'.split(' ');
const WORKBOOK_ORDER = 'workbookPr bookViews sheets definedNames'.split(' ');

interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  /** Names of the elements around it, outermost first. */
  path: string[];
}

/** Everything wrong with the structure of a workbook's package; empty for a sound one. */
export function packageFaults(bytes: Uint8Array): string[] {
  const files = unzipSync(bytes);
  const faults: string[] = [];
  const elements = new Map<string, XmlElement[]>();
  for (const [name, content] of Object.entries(files)) {
    if (name.endsWith('.png')) continue;
    elements.set(
      name,
      parsed(new TextDecoder('utf-8', { fatal: true }).decode(content), (message) => faults.push(`${name}: ${message}`)),
    );
  }
  const of = (part: string, element: string): XmlElement[] => (elements.get(part) ?? []).filter(({ name }) => name === element);
  checkContentTypes();
  for (const part of elements.keys()) if (part.endsWith('.rels')) checkRelationships(part);
  checkOrder('xl/styles.xml', STYLE_ORDER);
  checkOrder('xl/workbook.xml', WORKBOOK_ORDER);
  for (const part of elements.keys()) if (part.startsWith('xl/worksheets/sheet')) checkSheet(part);
  checkSheetNames();
  return faults;

  function checkContentTypes(): void {
    const overrides = of('[Content_Types].xml', 'Override').map(({ attributes }) => attributes['PartName']?.slice(1) ?? '');
    const defaults = of('[Content_Types].xml', 'Default').map(({ attributes }) => attributes['Extension'] ?? '');
    unique('content type', overrides);
    for (const part of overrides) if (!files[part]) faults.push(`content type of a part that is not there: ${part}`);
    for (const part of Object.keys(files)) {
      const extension = part.slice(part.lastIndexOf('.') + 1);
      if (part === '[Content_Types].xml' || extension === 'rels') continue;
      if (extension === 'xml' ? !overrides.includes(part) : !defaults.includes(extension)) faults.push(`no content type: ${part}`);
    }
  }

  function checkRelationships(part: string): void {
    const relationships = of(part, 'Relationship');
    unique(
      `relationship in ${part}`,
      relationships.map(({ attributes }) => attributes['Id'] ?? ''),
    );
    const folder = part.slice(0, part.indexOf('_rels/'));
    for (const { attributes } of relationships) {
      const target = new URL(attributes['Target'] ?? '', `file:///${folder}`).pathname.slice(1);
      if (!files[target]) faults.push(`${part}: no part ${target}`);
    }
    const owner = folder + part.slice(part.lastIndexOf('/') + 1, -'.rels'.length);
    const used = (elements.get(owner) ?? [])
      .flatMap(({ attributes }) => [attributes['r:id'], attributes['r:embed']])
      .filter((id) => id !== undefined);
    const known = relationships.map(({ attributes }) => attributes['Id']);
    for (const id of used) if (!known.includes(id)) faults.push(`${owner}: no relationship ${id}`);
  }

  function checkOrder(part: string, order: readonly string[]): void {
    const children = (elements.get(part) ?? []).filter(({ path }) => path.length === 1).map(({ name }) => name);
    unique(`element in ${part}`, children);
    for (const child of children) if (!order.includes(child)) faults.push(`${part}: unknown element ${child}`);
    const places = children.map((child) => order.indexOf(child));
    if (places.some((place, index) => index > 0 && place < (places[index - 1] ?? 0)))
      faults.push(`${part}: wrong order: ${children.join(' ')}`);
  }

  function checkSheet(part: string): void {
    checkOrder(part, SHEET_ORDER);
    const strings = of('xl/sharedStrings.xml', 'si').length;
    const styles = of('xl/styles.xml', 'xf').filter(({ path }) => path.includes('cellXfs')).length;
    let row = 0;
    let column = 0;
    for (const { name, attributes } of elements.get(part) ?? []) {
      if (name === 'row') {
        if (Number(attributes['r']) <= row) faults.push(`${part}: row ${attributes['r']} after ${row}`);
        row = Number(attributes['r']);
        column = 0;
      }
      if (name !== 'c') continue;
      const [, letters = '', digits = ''] = /^([A-Z]{1,3})(\d+)$/.exec(attributes['r'] ?? '') ?? [];
      const at = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
      if (Number(digits) !== row || at <= column) faults.push(`${part}: cell ${attributes['r']} in row ${row} after column ${column}`);
      column = at;
      if (Number(attributes['s']) >= styles) faults.push(`${part}: cell ${attributes['r']} has no style`);
    }
    for (const [, number] of new TextDecoder().decode(files[part]).matchAll(/ t="s"><v>(\d+)<\/v>/g))
      if (Number(number) >= strings) faults.push(`${part}: no string ${number}`);
  }

  function checkSheetNames(): void {
    const names = of('xl/workbook.xml', 'sheet').map(({ attributes }) => attributes['name'] ?? '');
    unique(
      'sheet name',
      names.map((name) => name.toLowerCase()),
    );
    unique(
      'sheet id',
      of('xl/workbook.xml', 'sheet').map(({ attributes }) => attributes['sheetId'] ?? ''),
    );
    for (const name of names)
      if (name.length === 0 || name.length > 31 || /[[\]:*?/\\]|^'|'$/.test(name)) faults.push(`sheet name ${name}`);
    for (const [part, list] of elements) {
      for (const { name, attributes } of list) {
        if (name !== 'hyperlink') continue;
        const [, sheet = ''] = /^'((?:[^']|'')+)'![A-Z]+\d+$/.exec(attributes['location'] ?? '') ?? [];
        if (!names.includes(sheet.replaceAll("''", "'"))) faults.push(`${part}: link to ${attributes['location']}`);
      }
    }
  }

  function unique(what: string, values: readonly string[]): void {
    for (const [index, value] of values.entries()) if (values.indexOf(value) !== index) faults.push(`${what} twice: ${value}`);
  }
}

function parsed(xml: string, fault: (message: string) => void): XmlElement[] {
  const elements: XmlElement[] = [];
  const path: string[] = [];
  const parser = new SaxesParser();
  parser.on('error', (error) => fault(error.message));
  parser.on('opentag', (tag) => {
    elements.push({ name: tag.name, attributes: tag.attributes, path: [...path] });
    path.push(tag.name);
  });
  parser.on('closetag', () => path.pop());
  parser.write(xml).close();
  return elements;
}
