import { strFromU8, unzipSync } from 'fflate';

/** The cells of a workbook's sheet as text, by reference: "B2" -> "HM-26-04417". Reads what Excel reads, without a library of ours. */
export function workbookCells(bytes: Uint8Array, sheetNumber: number): Record<string, string> {
  const parts = unzipSync(bytes);
  const text = (path: string): string => strFromU8(parts[path] ?? new Uint8Array());
  const shared = [...text('xl/sharedStrings.xml').matchAll(/<si>(.*?)<\/si>/gs)].map(([, item]) => textRuns(item!));
  const cells: Record<string, string> = {};
  for (const [, attributes = '', inner = ''] of text(`xl/worksheets/sheet${sheetNumber}.xml`).matchAll(/<c\b([^>]*?)(?:\/>|>(.*?)<\/c>)/gs)) {
    const reference = /\br="([A-Z]+\d+)"/.exec(attributes)?.[1];
    if (!reference) continue;
    const value = /<v>(.*?)<\/v>/s.exec(inner)?.[1] ?? '';
    cells[reference] = /\bt="s"/.test(attributes) ? (shared[Number(value)] ?? '') : /\bt="inlineStr"/.test(attributes) ? textRuns(inner) : unescapeXml(value);
  }
  return cells;
}

function textRuns(xml: string): string {
  return [...xml.matchAll(/<t\b[^>]*>(.*?)<\/t>/gs)].map(([, text]) => unescapeXml(text!)).join('');
}

function unescapeXml(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&apos;', "'").replaceAll('&amp;', '&');
}
