import { strFromU8, unzipSync } from 'fflate';

/** The cells of the n-th sheet as text, by reference: "B2" -> "HM-26-04417". Reads what Excel reads, without a library of ours. */
export function workbookCells(bytes: Uint8Array, sheetNumber: number): Record<string, string> {
  const parts = unzipSync(bytes);
  const text = (path: string): string => strFromU8(parts[path] ?? new Uint8Array());
  const shared = [...text('xl/sharedStrings.xml').matchAll(/<si>(.*?)<\/si>/gs)].map(([, item]) => textRuns(item!));
  const cells: Record<string, string> = {};
  for (const [, attributes = '', inner = ''] of text(sheetPath(text, sheetNumber)).matchAll(/<c\b([^>]*?)(?:\/>|>(.*?)<\/c>)/gs)) {
    const reference = /\br="([A-Z]+\d+)"/.exec(attributes)?.[1];
    if (!reference) continue;
    const value = /<v>(.*?)<\/v>/s.exec(inner)?.[1] ?? '';
    cells[reference] = /\bt="s"/.test(attributes)
      ? (shared[Number(value)] ?? '')
      : /\bt="inlineStr"/.test(attributes)
        ? textRuns(inner)
        : unescapeXml(value);
  }
  return cells;
}

/** The names of the sheets in their order. */
export function workbookSheets(bytes: Uint8Array): string[] {
  const list = strFromU8(unzipSync(bytes)['xl/workbook.xml'] ?? new Uint8Array());
  return [...list.matchAll(/<sheet name="([^"]*)"/g)].map(([, name]) => unescapeXml(name!));
}

/** Sheets stand in the order of the workbook's list; their files may be named in another. */
function sheetPath(text: (path: string) => string, sheetNumber: number): string {
  const id = [...text('xl/workbook.xml').matchAll(/<sheet\b[^>]*\br:id="([^"]+)"/g)][sheetNumber - 1]?.[1];
  const relation = [...text('xl/_rels/workbook.xml.rels').matchAll(/<Relationship\b[^>]*>/g)]
    .map(([tag]) => tag)
    .find((tag) => tag.includes(`Id="${id}"`));
  const target = /\bTarget="([^"]+)"/.exec(relation ?? '')?.[1] ?? '';
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

function textRuns(xml: string): string {
  return [...xml.matchAll(/<t\b[^>]*>(.*?)<\/t>/gs)].map(([, text]) => unescapeXml(text!)).join('');
}

function unescapeXml(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&apos;', "'").replaceAll('&amp;', '&');
}
