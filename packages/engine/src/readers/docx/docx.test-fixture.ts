import { type Part, zipOf } from '../archive.test-fixture.ts';

const W = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const W_STRICT = 'http://purl.oclc.org/ooxml/wordprocessingml/main';
const RELATIONSHIPS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const RELATIONSHIPS_STRICT = 'http://purl.oclc.org/ooxml/officeDocument/relationships';

interface DocxParts {
  /** Other parts by name below `word/`, each related to the body by its file name: "header1.xml", "styles.xml". */
  parts?: Record<string, string>;
  /** External hyperlinks by relationship id. */
  links?: Record<string, string>;
  strict?: boolean;
  /** Replaces or adds whole parts of the package. */
  raw?: Record<string, Part>;
}

/** A Word file around the content of `w:body`. */
export function docx(body: string, { parts = {}, links = {}, strict = false, raw = {} }: DocxParts = {}): Uint8Array {
  const relationships = strict ? RELATIONSHIPS_STRICT : RELATIONSHIPS;
  const related = Object.keys(parts).map(
    (name) => `<Relationship Id="${name}" Type="${relationships}/${name.replace(/\d*\.xml$/, '')}" Target="${name}"/>`,
  );
  const external = Object.entries(links).map(
    ([id, target]) => `<Relationship Id="${id}" Type="${relationships}/hyperlink" Target="${target}" TargetMode="External"/>`,
  );
  return zipOf({
    '[Content_Types].xml':
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    '_rels/.rels': `<Relationships><Relationship Id="rId1" Type="${relationships}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': wordPart('document', `<w:body>${body}</w:body>`, strict),
    'word/_rels/document.xml.rels': `<Relationships>${[...related, ...external].join('')}</Relationships>`,
    ...Object.fromEntries(Object.entries(parts).map(([name, xml]) => [`word/${name}`, xml])),
    ...raw,
  });
}

/** A part with the namespaces that Word declares. */
export function wordPart(root: string, content: string, strict = false): string {
  const namespaces = `xmlns:w="${strict ? W_STRICT : W}" xmlns:r="${strict ? RELATIONSHIPS_STRICT : RELATIONSHIPS}" xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape" xmlns:v="urn:schemas-microsoft-com:vml"`;
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><w:${root} ${namespaces}>${content}</w:${root}>`;
}

/** A paragraph of one run, with the content of `w:pPr` before it. */
export const p = (text: string, properties = ''): string => `<w:p><w:pPr>${properties}</w:pPr>${r(text)}</w:p>`;

/** A run of text. */
export const r = (text: string, properties = ''): string =>
  `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;

/** A table of cells given as text or as XML with properties. */
export const tbl = (rows: readonly (readonly (string | { text: string; properties?: string; inside?: string })[])[]): string =>
  `<w:tbl>${rows.map((row) => `<w:tr>${row.map((cell) => (typeof cell === 'string' ? tc(cell) : tc(cell.text, cell.properties, cell.inside))).join('')}</w:tr>`).join('')}</w:tbl>`;

const tc = (text: string, properties = '', inside = ''): string => `<w:tc><w:tcPr>${properties}</w:tcPr>${inside}${p(text)}</w:tc>`;
