import type {
  DocumentLayout,
  FixedPage,
  KeyValuePair,
  Mark,
  PageContent,
  ReadDocument,
  Ruling,
  Table,
  Word,
  WordSpan,
} from '../model/index.ts';
import { layOut } from './lay-out.ts';

interface TextStyle {
  sizePt?: number;
  bold?: boolean;
  /** Right edge instead of left edge. */
  right?: boolean;
  /** Leave the font size out, as OCR does. */
  ocr?: boolean;
}

/** Words of one printed line at a left (or right) edge and a foot; every character half a font size wide. */
export function text(x: number, foot: number, content: string, style: TextStyle = {}): Word[] {
  const size = style.sizePt ?? 10;
  const width = (characters: number): number => characters * size * 0.5;
  let left = style.right ? x - width(content.length) : x;
  return content.split(' ').flatMap((part): Word[] => {
    const box = { left, top: foot - size * 0.8, right: left + width(part.length), bottom: foot };
    left = box.right + width(1);
    if (part === '') return [];
    return [
      {
        text: part,
        box,
        origin: style.ocr ? 'ocr' : 'text',
        confidence: style.ocr ? 0.9 : 1,
        ...(style.ocr ? {} : { fontSizePt: size }),
        ...(style.bold ? { bold: true } : {}),
      },
    ];
  });
}

export const across = (from: number, to: number, at: number): Ruling => ({
  orientation: 'horizontal',
  box: { left: from, right: to, top: at - 0.25, bottom: at + 0.25 },
});
export const down = (from: number, to: number, at: number): Ruling => ({
  orientation: 'vertical',
  box: { left: at - 0.25, right: at + 0.25, top: from, bottom: to },
});

/** All rulings of a grid. */
export const grid = (xs: readonly number[], ys: readonly number[]): Ruling[] => [
  ...ys.map((y) => across(xs[0] ?? 0, xs.at(-1) ?? 0, y)),
  ...xs.map((x) => down(ys[0] ?? 0, ys.at(-1) ?? 0, x)),
];

export const tick = (left: number, foot: number, checked: boolean): Mark => ({
  box: { left, top: foot - 8, right: left + 8, bottom: foot },
  inkShare: checked ? 0.4 : 0.02,
  checked,
});

export function page(words: readonly Word[], parts: Partial<FixedPage> = {}): FixedPage {
  return {
    kind: 'fixed',
    pageNumber: 1,
    widthPt: 600,
    heightPt: 800,
    source: 'text-layer',
    words: [...words],
    rulings: [],
    marks: [],
    links: [],
    formFields: [],
    pictures: [],
    turnedBy: 0,
    issues: [],
    ...parts,
  };
}

export function read(...pages: PageContent[]): ReadDocument {
  return { type: 'pdf', pageCount: pages.length, attachments: null, xmlValues: [], pages };
}

export const layOutPages = (...pages: PageContent[]): DocumentLayout => layOut(read(...pages));

export const linesOf = (layout: DocumentLayout): string[] => layout.lines.map((line) => line.text);

/** Rows as texts; null for a covered cell. */
export const rowsOf = (table: Table | undefined): (string | null)[][] =>
  table?.rows.map((row) => row.cells.map((cell) => cell && cell.text)) ?? [];

export const spanText = (layout: DocumentLayout, spans: readonly WordSpan[]): string =>
  spans
    .map(
      ({ line, from, to }) =>
        layout.lines[line]?.words
          .slice(from, to)
          .map((word) => word.text)
          .join(' ') ?? '',
    )
    .join(' / ');

/** "label => value (relation)" of each pair. */
export const pairsOf = (layout: DocumentLayout): string[] =>
  layout.pairs.map((pair: KeyValuePair) => `${spanText(layout, pair.label)} => ${spanText(layout, pair.value)} (${pair.relation})`);
