import type { BoundingBox, FixedPage, ReadDocument, Ruling, Word } from '@sheetlift/engine/model';
import { textWidth } from './letter-widths.ts';

export interface TextStyle {
  /** Points. */
  size?: number;
  bold?: boolean;
  align?: 'left' | 'right' | 'centre';
  /** What the words say: the key of a fact, or of all that they say at once, so that the truth knows its place. */
  of?: string | readonly string[] | undefined;
}

const MARGIN_PT = 46;
/** Between blocks of a page, as most hands leave it. */
export const BLOCK_GAP_PT = 12;

/** Pages that are written on directly: words with boxes as a reader of print would give them. Points from the top left. */
export class PageCanvas {
  readonly pages: FixedPage[] = [];
  /** Key of a fact -> the boxes of its words, by page number. */
  readonly places = new Map<string, { pageNumber: number; box: BoundingBox }[]>();
  /** Where the next block begins. */
  y = 0;
  readonly left: number;
  readonly top = MARGIN_PT;
  readonly right: number;
  readonly bottom: number;
  private readonly widthPt: number;
  private readonly heightPt: number;

  constructor(format: 'a4' | 'letter') {
    [this.widthPt, this.heightPt] = format === 'a4' ? [595, 842] : [612, 792];
    [this.left, this.right, this.bottom] = [MARGIN_PT, this.widthPt - MARGIN_PT, this.heightPt - MARGIN_PT];
    this.addPage();
  }

  get width(): number {
    return this.right - this.left;
  }

  addPage(): void {
    this.pages.push({
      kind: 'fixed',
      pageNumber: this.pages.length + 1,
      widthPt: this.widthPt,
      heightPt: this.heightPt,
      source: 'text-layer',
      words: [],
      rulings: [],
      marks: [],
      links: [],
      formFields: [],
      pictures: [],
      turnedBy: 0,
      issues: [],
    });
    this.y = this.top;
  }

  /** Begins a new page where less than that height is left; true where it did. */
  need(heightPt: number): boolean {
    if (this.y + heightPt <= this.bottom) return false;
    this.addPage();
    return true;
  }

  /** Writes one line with its top at `y`; gives its width. `x` is the left, right or middle of it, as aligned. */
  text(x: number, y: number, text: string, { size = 10, bold = false, align = 'left', of }: TextStyle = {}): number {
    const width = textWidth(text, size, bold);
    let at = align === 'left' ? x : align === 'right' ? x - width : x - width / 2;
    const space = textWidth(' ', size, bold);
    for (const part of text.split(' ')) {
      const partWidth = textWidth(part, size, bold);
      if (part !== '')
        this.word(
          {
            text: part,
            box: { left: at, top: y, right: at + partWidth, bottom: y + size },
            origin: 'text',
            confidence: 1,
            fontSizePt: size,
            bold,
          },
          of,
        );
      at += partWidth + space;
    }
    return width;
  }

  /** Writes words into a column of that width, line below line; gives the height used. */
  flow(x: number, y: number, widthPt: number, text: string, style: TextStyle = {}): number {
    const size = style.size ?? 10;
    const lines = wrapped(text, widthPt, size, style.bold ?? false);
    lines.forEach((line, index) => this.text(x, y + index * size * 1.25, line, style));
    return lines.length * size * 1.25;
  }

  /** Writes stretches of running text one behind the other over lines of that width, each with its own key; gives the height used. */
  runOn(x: number, y: number, widthPt: number, stretches: readonly { text: string; of?: string | undefined }[], size: number): number {
    const space = textWidth(' ', size, false);
    let [at, top] = [x, y];
    for (const { text, of } of stretches) {
      for (const part of text.split(/\s+/)) {
        if (part === '') continue;
        const width = textWidth(part, size, false);
        if (at > x && at + width > x + widthPt) [at, top] = [x, top + size * 1.25];
        this.text(at, top, part, { size, of });
        at += width + space;
      }
    }
    return top + size * 1.25 - y;
  }

  rule(x1: number, y1: number, x2: number, y2: number): void {
    const orientation: Ruling['orientation'] = Math.abs(x2 - x1) >= Math.abs(y2 - y1) ? 'horizontal' : 'vertical';
    this.page.rulings.push({ box: { left: x1, top: y1, right: Math.max(x2, x1 + 0.6), bottom: Math.max(y2, y1 + 0.6) }, orientation });
  }

  frame(box: BoundingBox): void {
    this.rule(box.left, box.top, box.right, box.top);
    this.rule(box.left, box.bottom, box.right, box.bottom);
    this.rule(box.left, box.top, box.left, box.bottom);
    this.rule(box.right, box.top, box.right, box.bottom);
  }

  /** A tick box with its side of `size`. */
  mark(x: number, y: number, size: number, checked: boolean): void {
    this.page.marks.push({ box: { left: x, top: y, right: x + size, bottom: y + size }, inkShare: checked ? 0.4 : 0.02, checked });
  }

  document(): ReadDocument {
    return { type: 'pdf', pageCount: this.pages.length, attachments: null, xmlValues: [], pages: this.pages };
  }

  private get page(): FixedPage {
    return this.pages[this.pages.length - 1] as FixedPage;
  }

  private word(word: Word, of: TextStyle['of']): void {
    this.page.words.push(word);
    const place = { pageNumber: this.page.pageNumber, box: word.box };
    for (const key of typeof of === 'string' ? [of] : (of ?? [])) this.places.set(key, [...(this.places.get(key) ?? []), place]);
  }
}

export function wrapped(text: string, widthPt: number, size: number, bold: boolean): string[] {
  const lines: string[] = [];
  for (const paragraph of text.split('\n')) {
    let line = '';
    for (const word of paragraph.split(' ')) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (line !== '' && textWidth(longer, size, bold) > widthPt) {
        lines.push(line);
        line = word;
      } else line = longer;
    }
    lines.push(line);
  }
  return lines;
}
