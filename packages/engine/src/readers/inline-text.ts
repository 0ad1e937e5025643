import type { FlowParagraph } from '../model/index.ts';

type Inline = Pick<FlowParagraph, 'text' | 'links' | 'marks'>;

const TICKED = '☒';
const UNTICKED = '☐';

/** Gathers the text of one paragraph piece by piece, with its links and tick boxes. */
export class InlineText {
  private text = '';
  private links: FlowParagraph['links'] = [];
  private marks: FlowParagraph['marks'] = [];

  get length(): number {
    return this.text.length;
  }

  /** Text as it is. */
  append(text: string): void {
    this.text += text;
  }

  /** Text in which any run of white space, no-break spaces with it, is one space, also across pieces. */
  appendCollapsed(text: string): void {
    const collapsed = text.replace(/[ \t\n\r\f\u00a0]+/g, ' ');
    this.text += collapsed.startsWith(' ') && /(^|\s)$/.test(this.text.slice(-1)) ? collapsed.slice(1) : collapsed;
  }

  breakLine(): void {
    this.text = `${this.text.replace(/ +$/, '')}\n`;
  }

  /** A tick box, as a symbol with its state. */
  mark(checked: boolean): void {
    this.marks.push({ at: this.text.length, checked });
    this.text += checked ? TICKED : UNTICKED;
  }

  /** The text since `from` leads to `target`. */
  link(from: number, target: string): void {
    const text = this.text.slice(from).trim();
    if (text !== '' && /^(https?|mailto|tel):/i.test(target)) this.links.push({ text, target });
  }

  /** What `take` gave before. */
  restore({ text, links, marks }: Inline): void {
    this.text = text;
    this.links = links;
    this.marks = marks;
  }

  /** What was gathered, without outer white space; starts anew. */
  take(): Inline {
    const leading = this.text.length - this.text.trimStart().length;
    const text = this.text.trim();
    const marks = [...this.marks.map(({ at, checked }) => ({ at: at - leading, checked })), ...typedMarks(text, this.marks.map(({ at }) => at - leading))];
    const taken = { text, links: this.links, marks: marks.sort((a, b) => a.at - b.at) };
    this.text = '';
    this.links = [];
    this.marks = [];
    return taken;
  }
}

/** Boxes that stand in the text as symbols (U+2610 to U+2612 and U+1F5F5 to U+1F5F9). */
function typedMarks(text: string, known: readonly number[]): FlowParagraph['marks'] {
  const marks: FlowParagraph['marks'] = [];
  for (const match of text.matchAll(/[☐☑☒🗵🗷🗹]/gu)) {
    if (!known.includes(match.index)) marks.push({ at: match.index, checked: match[0] !== UNTICKED });
  }
  return marks;
}
