import type { DocumentLayout, KeyValuePair, Line, WordSpan } from '../model/index.ts';
import { fold } from '../values/fold.ts';

/** A page with all that tells whether it begins a document. */
export interface LookedAtPage {
  pageNumber: number;
  widthPt: number;
  heightPt: number;
  /** One of several sheets of paper on a photo. */
  isSheetOfPhoto: boolean;
  lines: readonly Line[];
  /** Labels of its upper half that stand there once, folded, with their values as printed. */
  values: ReadonlyMap<string, { label: string; value: string }>;
}

export function pagesOf(layout: DocumentLayout): LookedAtPage[] {
  return layout.pages.map(({ pageNumber, widthPt, heightPt }) => ({
    pageNumber,
    widthPt,
    heightPt,
    isSheetOfPhoto: layout.issues.some((issue) => issue.code === 'sheet_of_photo' && issue.pageNumber === pageNumber),
    lines: layout.lines.filter((line) => line.pageNumber === pageNumber && line.words.length > 0),
    values: valuesOf(layout, pageNumber, heightPt / 2),
  }));
}

export const looksBlank = ({ lines }: LookedAtPage): boolean => !lines.some(({ text }) => /[\p{L}\d]{2}/u.test(text));

function valuesOf(layout: DocumentLayout, pageNumber: number, bottom: number): LookedAtPage['values'] {
  const values = new Map<string, { label: string; value: string }>();
  const repeated = new Set<string>();
  for (const pair of layout.pairs) {
    const line = lineOf(layout, pair);
    if (line?.pageNumber !== pageNumber || line.box.top > bottom) continue;
    const label = textOf(layout, pair.label);
    const key = fold(label)
      .replace(/[\s.:#]+/g, ' ')
      .trim();
    if (values.has(key)) repeated.add(key);
    values.set(key, { label, value: textOf(layout, pair.value) });
  }
  repeated.forEach((key) => values.delete(key));
  return values;
}

const lineOf = ({ lines }: DocumentLayout, { label }: KeyValuePair): Line | undefined => lines[label[0]?.line ?? -1];

function textOf({ lines }: DocumentLayout, spans: readonly WordSpan[]): string {
  return spans.flatMap(({ line, from, to }) => lines[line]?.words.slice(from, to).map(({ text }) => text) ?? []).join(' ');
}
