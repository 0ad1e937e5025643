import { findIn, type FoldedText, foldText } from './fold-text.ts';

/** A document as something to search: one text a page, fetched when it is needed. */
export interface Findable {
  pageCount: number;
  /** Pages count from 1. */
  pageText(pageNumber: number): Promise<string>;
}

/** A place in a page's text; from and to as for `slice`. */
export interface Match {
  pageNumber: number;
  from: number;
  to: number;
}

/** More than anybody steps through; a single letter in a long document has a million. */
export const MOST_MATCHES = 5_000;

/** Searching may take this long before the screen has its turn. */
const SLICE_MS = 8;

/** Searches pages one after the other, the texts kept for the next search. */
export class DocumentFinder {
  readonly #folded = new Map<number, Promise<FoldedText>>();
  readonly #findable: Findable;

  constructor(findable: Findable) {
    this.#findable = findable;
  }

  /** Reports what was found after each slice of work; the last time `done`. */
  async find(query: string, signal: AbortSignal, report: (matches: readonly Match[], done: boolean) => void): Promise<void> {
    const folded = foldText(query.trim()).text;
    const matches: Match[] = [];
    let sliceEnds = performance.now() + SLICE_MS;
    for (let pageNumber = 1; folded !== '' && pageNumber <= this.#findable.pageCount && matches.length < MOST_MATCHES; pageNumber++) {
      const text = await this.#textOf(pageNumber);
      if (signal.aborted) return;
      for (const place of findIn(text, folded)) matches.push({ pageNumber, ...place });
      if (performance.now() < sliceEnds) continue;
      report([...matches], false);
      await new Promise((resolve) => setTimeout(resolve));
      if (signal.aborted) return;
      sliceEnds = performance.now() + SLICE_MS;
    }
    report(matches.slice(0, MOST_MATCHES), true);
  }

  #textOf(pageNumber: number): Promise<FoldedText> {
    const known = this.#folded.get(pageNumber);
    if (known) return known;
    // A page whose words cannot be had holds nothing that could be found.
    const text = this.#findable
      .pageText(pageNumber)
      .catch(() => '')
      .then(foldText);
    this.#folded.set(pageNumber, text);
    return text;
  }
}
