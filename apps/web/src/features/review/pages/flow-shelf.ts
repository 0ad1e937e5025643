import type { FlowPage } from '@sheetlift/engine/model';

/** Pages kept at hand: 30,000 rows of a table, or a book of 90,000 characters. */
const MOST_PAGES = 30;

/** The content of a document's pages, fetched when it is first needed. */
export class FlowShelf {
  readonly #pages = new Map<number, Promise<FlowPage | null>>();
  readonly #here = new Map<number, FlowPage>();
  readonly #fetch: (from: number, to: number) => Promise<readonly FlowPage[]>;

  constructor(fetch: (from: number, to: number) => Promise<readonly FlowPage[]>) {
    this.#fetch = fetch;
  }

  /** The page where it is there already. */
  find(pageNumber: number): FlowPage | null {
    return this.#here.get(pageNumber) ?? null;
  }

  /** Null where the page was not read. */
  load(pageNumber: number): Promise<FlowPage | null> {
    const page = this.#pages.get(pageNumber) ?? this.#load(pageNumber);
    this.#pages.delete(pageNumber);
    this.#pages.set(pageNumber, page);
    return page;
  }

  /** Several pages at once, past the shelf. */
  range(from: number, to: number): Promise<readonly FlowPage[]> {
    return this.#fetch(from, to);
  }

  async #load(pageNumber: number): Promise<FlowPage | null> {
    try {
      const [page] = await this.#fetch(pageNumber, pageNumber);
      if (page) this.#here.set(pageNumber, page);
      for (const oldest of this.#pages.keys()) {
        if (this.#pages.size <= MOST_PAGES) break;
        this.#pages.delete(oldest);
        this.#here.delete(oldest);
      }
      return page ?? null;
    } catch (cause) {
      this.#pages.delete(pageNumber);
      throw cause;
    }
  }
}
