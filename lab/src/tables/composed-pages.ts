import type { FixedPage, ReadDocument, Ruling, Word } from '@sheetlift/engine';

/** Usual page of the composed papers: A4 in points, with its margins. */
export const PAGE = { widthPt: 595, heightPt: 842, left: 50, right: 545, top: 60, bottom: 790 };

export interface PrintStyle {
  sizePt: number;
  bold?: boolean;
  /** Right edge instead of left edge. */
  right?: boolean;
}

/** Widths of Helvetica's letters by class, as shares of the font size. */
const widthOf = (character: string): number =>
  /[iljtf.,:;'|!()]/.test(character)
    ? 0.28
    : /[mwMW]/.test(character)
      ? 0.85
      : /\p{Lu}/u.test(character)
        ? 0.68
        : character === ' '
          ? 0.28
          : 0.54;

export const textWidth = (text: string, { sizePt, bold = false }: PrintStyle): number =>
  [...text].reduce((sum, character) => sum + widthOf(character), 0) * sizePt * (bold ? 1.06 : 1);

/** Pages of words and lines as a reader gives them, written from top to bottom. */
export class ComposedPages {
  readonly #pages: { words: Word[]; rulings: Ruling[] }[] = [{ words: [], rulings: [] }];

  /** One line of print: its left (or right) edge and its foot. */
  print(x: number, foot: number, text: string, style: PrintStyle): void {
    let left = style.right ? x - textWidth(text, style) : x;
    for (const part of text.split(' ')) {
      const right = left + textWidth(part, style);
      const box = { left, top: foot - 0.75 * style.sizePt, right, bottom: foot };
      const word: Word = {
        text: part,
        box,
        origin: 'text',
        confidence: 1,
        fontSizePt: style.sizePt,
        ...(style.bold ? { bold: true } : {}),
      };
      if (part !== '') this.#last.words.push(word);
      left = right + textWidth(' ', style);
    }
  }

  across(left: number, right: number, at: number): void {
    this.#last.rulings.push({ orientation: 'horizontal', box: { left, right, top: at - 0.25, bottom: at + 0.25 } });
  }

  down(top: number, bottom: number, at: number): void {
    this.#last.rulings.push({ orientation: 'vertical', box: { left: at - 0.25, right: at + 0.25, top, bottom } });
  }

  turn(): void {
    this.#pages.push({ words: [], rulings: [] });
  }

  document(): ReadDocument {
    const pages = this.#pages.map(({ words, rulings }, at): FixedPage => ({
      kind: 'fixed',
      pageNumber: at + 1,
      widthPt: PAGE.widthPt,
      heightPt: PAGE.heightPt,
      source: 'text-layer',
      words,
      rulings,
      marks: [],
      links: [],
      formFields: [],
      pictures: [],
      turnedBy: 0,
      issues: [],
    }));
    return { type: 'pdf', pageCount: pages.length, attachments: null, xmlValues: [], pages };
  }

  get #last(): { words: Word[]; rulings: Ruling[] } {
    return this.#pages.at(-1) as { words: Word[]; rulings: Ruling[] };
  }
}
