/** A value that a sentence states, as a stretch of the text searched. */
export interface ClauseMatch {
  start: number;
  end: number;
  /** 0..1: how plainly the sentence says it. */
  confidence: number;
  /** For the person who reviews: "in “governed by … the laws of”". */
  reason: string;
}

/** A stretch of at most `length` characters before `at`, folded to single spaces. */
export const before = (text: string, at: number, length: number): string => text.slice(Math.max(0, at - length), at).replace(/\s+/g, ' ');

/** A stretch of at most `length` characters after `at`, folded to single spaces. */
export const after = (text: string, at: number, length: number): string => text.slice(at, at + length).replace(/\s+/g, ' ');
