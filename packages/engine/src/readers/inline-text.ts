import type { FlowParagraph } from '../model/index.ts';

type Inline = Pick<FlowParagraph, 'text' | 'links' | 'marks'>;

const TICKED = '☒';
const UNTICKED = '☐';

/** Gathers the text of one paragraph piece by piece, with its links and tick boxes; the pieces are joined once. */
export class InlineText {
  private pieces: string[] = [];
  private characters = 0;
  private links: { from: number; to: number; target: string }[] = [];
  private marks: FlowParagraph['marks'] = [];

  get length(): number {
    return this.characters;
  }

  /** Text as it is. */
  append(text: string): void {
    if (text === '') return;
    this.pieces.push(text);
    this.characters += text.length;
  }

  /** Text in which any run of white space, no-break spaces with it, is one space, also across pieces. */
  appendCollapsed(text: string): void {
    const collapsed = text.replace(/[ \t\n\r\f\u00a0]+/g, ' ');
    const last = this.pieces.at(-1)?.at(-1) ?? ' ';
    this.append(collapsed.startsWith(' ') && /\s/.test(last) ? collapsed.slice(1) : collapsed);
  }

  breakLine(): void {
    const last = this.pieces.at(-1);
    if (last?.endsWith(' ')) {
      this.pieces[this.pieces.length - 1] = last.slice(0, -1);
      this.characters -= 1;
    }
    this.append('\n');
  }

  /** A tick box, as a symbol with its state. */
  mark(checked: boolean): void {
    this.marks.push({ at: this.characters, checked });
    this.append(checked ? TICKED : UNTICKED);
  }

  /** The text since `from` leads to `target`. */
  link(from: number, target: string): void {
    if (/^(https?|mailto|tel):/i.test(target)) this.links.push({ from, to: this.characters, target });
  }

  /** What was gathered, without outer white space; starts anew. */
  take(): Inline {
    const whole = this.pieces.join('');
    const leading = whole.length - whole.trimStart().length;
    const text = whole.trim();
    const known = this.marks.map(({ at, checked }) => ({ at: at - leading, checked }));
    const links = this.links
      .map(({ from, to, target }) => ({ text: whole.slice(from, to).trim(), target }))
      .filter((link) => link.text !== '');
    this.pieces = [];
    this.characters = 0;
    this.links = [];
    this.marks = [];
    return { text, links, marks: withTypedMarks(text, known) };
  }
}

/** Adds the boxes that stand in the text as symbols (U+2610 to U+2612 and U+1F5F5 to U+1F5F9). */
export function withTypedMarks(text: string, known: FlowParagraph['marks']): FlowParagraph['marks'] {
  const marks = new Map(known.map((mark) => [mark.at, mark]));
  for (const { index, 0: symbol } of text.matchAll(/[☐☑☒🗵🗷🗹]/gu)) {
    if (!marks.has(index)) marks.set(index, { at: index, checked: symbol !== UNTICKED });
  }
  return [...marks.values()].sort((a, b) => a.at - b.at);
}
