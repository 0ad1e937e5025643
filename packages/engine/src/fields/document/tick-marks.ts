import type { DocumentLayout, LabelledMark, WordSpan } from '../../model/index.ts';
import { tokensOfText } from './tokens.ts';

/** A tick box and how well its words are those asked for. */
export interface MarkMatch {
  mark: LabelledMark;
  /** Words that name the box, as printed. */
  label: string;
  /** 0..1. */
  similarity: number;
}

/** The tick box that the words name best; words of its group heading help, words it does not share count against it. */
export function bestMark(layout: DocumentLayout, words: readonly string[]): MarkMatch | null {
  let best: MarkMatch | null = null;
  for (const match of marksNaming(layout, words)) if (best === null || match.similarity > best.similarity + 1e-9) best = match;
  return best;
}

export function marksNaming(layout: DocumentLayout, words: readonly string[]): MarkMatch[] {
  const wanted = [...new Set(words.flatMap(tokensOfText))];
  if (wanted.length === 0) return [];
  return layout.marks.flatMap((mark) => {
    const label = textOfSpans(layout, mark.label);
    const own = [...new Set(tokensOfText(label))];
    const group = new Set(tokensOfText(textOfSpans(layout, mark.group)));
    const inLabel = wanted.filter((word) => own.some((other) => sameWord(word, other))).length;
    const inGroup = wanted.filter((word) => group.has(word)).length;
    if (inLabel === 0) return [];
    const similarity =
      (0.75 * inLabel) / wanted.length + (0.25 * inLabel) / Math.max(inLabel, own.length) + (0.1 * inGroup) / wanted.length;
    return [{ mark, label, similarity: Math.min(1, similarity) }];
  });
}

export const textOfSpans = (layout: DocumentLayout, spans: readonly WordSpan[]): string =>
  spans
    .flatMap((span) => layout.lines[span.line]?.words.slice(span.from, span.to) ?? [])
    .map((word) => word.text)
    .join(' ');

const sameWord = (a: string, b: string): boolean =>
  a === b ||
  (Math.min(a.length, b.length) >= 4 && Math.abs(a.length - b.length) <= 3 && (a.startsWith(b.slice(0, 5)) || b.startsWith(a.slice(0, 5))));
