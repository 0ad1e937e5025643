import type { ExtractionRow } from '../../model/index.ts';

/** Items of a document, from a table or a list of entries, and the fields that are theirs. */
export interface FoundItems {
  /** Indices in the template's entities. */
  fields: Set<number>;
  items: ExtractionRow[];
  /** Lines in which they stand, by index. */
  lines: number[];
}
