import type { WordSpan } from './document-layout.ts';
import type { CellValue } from './result.ts';

/** A printed stretch of words: a possible value. */
export interface Stretch {
  spans: WordSpan[];
  /** The exact characters; lines separated by newlines. */
  printed: string;
}

/** What the lessons of a template say about one document. */
export interface Recollection {
  /** Null where no lesson is about the field, or about a layout like this one. */
  field(fieldId: string): FieldRecollection | null;
}

export interface FieldRecollection {
  /** Words that stand where the value stood; best first. */
  stretches: Stretch[];
  /** Words that read like those in whose place a person put a value. */
  replacements: LearnedReplacement[];
  /** Lessons about documents of this very layout that say a value of the field. */
  alike: number;
  /** 0..1: how surely documents of this layout do not say the field. */
  absence: number;
  /** How well each possible value stands where the field's value stood, 0..1. All at once: places of one value speak for each other. */
  fits(values: readonly (Stretch & { value: CellValue })[]): number[];
}

export interface LearnedReplacement extends Stretch {
  lessonId: string;
  /** What the lesson read. */
  taught: string;
  value: CellValue;
  /** 0..1: how surely this is the same layout. */
  similarity: number;
}

/** Words that lessons found beside or above a field's value: they name it on layouts nobody corrected yet, too. */
export interface LearnedLabel {
  fieldId: string;
  text: string;
  /** 0..1, as the weights of a template's own labels. */
  weight: number;
}
