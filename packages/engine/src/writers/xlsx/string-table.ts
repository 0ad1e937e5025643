import { XmlBytes } from './xml-bytes.ts';

/**
 * Texts that cells refer to by number. The table stays in memory while the workbook is written, so it holds only so many;
 * texts after that stand in their cells.
 */
export class StringTable {
  readonly #numbers = new Map<string, number>();
  readonly #texts: string[] = [];
  readonly #capacity: number;

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  /** The text's number, or -1 where the table is full. */
  numberOf(text: string): number {
    const known = this.#numbers.get(text);
    if (known !== undefined) return known;
    if (this.#texts.length >= this.#capacity) return -1;
    this.#numbers.set(text, this.#texts.length);
    return this.#texts.push(text) - 1;
  }

  /** A number whose text is told later by `fill`: for sentences about the whole that stand at its beginning. */
  hold(): number {
    return this.#texts.push('') - 1;
  }

  fill(number: number, text: string): void {
    this.#texts[number] = text;
  }

  write(take: (chunk: Uint8Array) => void): void {
    const xml = new XmlBytes(take);
    xml.markup('<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n');
    xml.markup(`<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" uniqueCount="${this.#texts.length}">`);
    for (const text of this.#texts) {
      xml.markup(needsSpacePreserved(text) ? '<si><t xml:space="preserve">' : '<si><t>');
      xml.text(text);
      xml.markup('</t></si>');
    }
    xml.markup('</sst>');
    xml.flush();
  }
}

/** Without the attribute, programs may drop blanks at the ends and line breaks. */
export function needsSpacePreserved(text: string): boolean {
  const first = text.charCodeAt(0);
  const last = text.charCodeAt(text.length - 1);
  return first <= 0x20 || last <= 0x20 || text.includes('\n') || text.includes('  ');
}
