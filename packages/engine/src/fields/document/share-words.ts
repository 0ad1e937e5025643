import type { WordSpan } from '../../model/index.ts';

/** Two values hold a word in common. */
export const shareWords = (a: readonly WordSpan[], b: readonly WordSpan[]): boolean =>
  a.some((one) => b.some((other) => one.line === other.line && one.from < other.to && other.from < one.to));
