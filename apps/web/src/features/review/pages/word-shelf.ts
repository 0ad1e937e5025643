import type { Word } from '@sheetlift/engine/model';
import { joinTexts, type JoinedText } from './text-offsets.ts';

/** Pages whose words are kept at hand: those around the view. A dense page has 200 kB. */
const MOST_PAGES = 40;

/** The words of a document's pages, fetched when they are first needed. */
export class WordShelf {
  readonly #pages = new Map<number, Promise<readonly Word[]>>();
  readonly #here = new Map<number, readonly Word[]>();
  readonly #fetch: (pageNumber: number) => Promise<readonly Word[]>;

  constructor(fetch: (pageNumber: number) => Promise<readonly Word[]>) {
    this.#fetch = fetch;
  }

  /** The words where they are there already. */
  find(pageNumber: number): readonly Word[] | null {
    return this.#here.get(pageNumber) ?? null;
  }

  load(pageNumber: number): Promise<readonly Word[]> {
    const words = this.#pages.get(pageNumber) ?? this.#load(pageNumber);
    this.#pages.delete(pageNumber);
    this.#pages.set(pageNumber, words);
    return words;
  }

  async #load(pageNumber: number): Promise<readonly Word[]> {
    try {
      const words = await this.#fetch(pageNumber);
      this.#here.set(pageNumber, words);
      for (const oldest of this.#pages.keys()) {
        if (this.#pages.size <= MOST_PAGES) break;
        this.#pages.delete(oldest);
        this.#here.delete(oldest);
      }
      return words;
    } catch (cause) {
      this.#pages.delete(pageNumber);
      throw cause;
    }
  }
}

/** All words of a page as one text, and where each begins. */
export function textOfPage(words: readonly Word[]): JoinedText {
  return joinTexts(
    words.map(({ text }) => text),
    (index) => (words[index]?.joinsPrevious ? '' : ' '),
  );
}
