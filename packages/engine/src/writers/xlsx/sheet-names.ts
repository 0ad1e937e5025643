import { cutText } from '../cut-text.ts';

const MAX_NAME_CHARACTERS = 31;

/** Names as Excel takes them, each given once: no `[]:*?/\`, no apostrophe at an end, 31 characters, "History" is Excel's own. */
export class SheetNames {
  readonly #taken = new Set(['history']);

  take(wanted: string, fallback: string): string {
    const base = cleaned(wanted) || fallback;
    let name = cut(base, MAX_NAME_CHARACTERS);
    for (let number = 2; this.#taken.has(name.toLowerCase()); number++) {
      const suffix = ` (${number})`;
      name = cut(base, MAX_NAME_CHARACTERS - suffix.length) + suffix;
    }
    this.#taken.add(name.toLowerCase());
    return name;
  }
}

const withoutEnds = (text: string): string => text.replace(/^[\s']+|[\s']+$/g, '');

const cleaned = (text: string): string => withoutEnds(text.replace(/[[\]:*?/\\\p{Cc}\p{Cs}\uFFFE\uFFFF]+/gu, ' ').replace(/\s+/g, ' '));

const cut = (text: string, characters: number): string => withoutEnds(cutText(text, characters));
