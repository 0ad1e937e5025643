import { endsLabel } from './label-shape.ts';
import type { Piece } from './pieces.ts';

/** Words `from` to `to` of a piece that are a label, its colon among them. */
export interface InlineLabel {
  from: number;
  to: number;
}

/** Stretches of words that end in a colon. The label after a value starts behind the widest gap, or at its capitals. */
export function inlineLabels(piece: Piece): InlineLabel[] {
  const labels: InlineLabel[] = [];
  let start = 0;
  for (const [at, word] of piece.words.entries()) {
    const isColon = word.word.text === ':' || word.word.text === '：';
    if (!isColon && !endsLabel(word.word.text)) continue;
    if (isColon && at === start) continue;
    const from = labels.length === 0 ? start : labelStart(piece, start, at);
    if (at + 1 - from <= 8 && (labels.length === 0 || from > start)) labels.push({ from, to: at + 1 });
    start = at + 1;
  }
  return labels;
}

function labelStart(piece: Piece, from: number, colon: number): number {
  const words = piece.words.slice(from, colon + 1);
  const gaps = words.slice(1).map((word, index) => word.left - (words[index]?.right ?? 0));
  const widest = Math.max(...gaps, 0);
  const others = gaps.filter((gap) => gap !== widest);
  if (widest > 1.5 * Math.max(...others, 0.1)) return from + gaps.indexOf(widest) + 1;
  let start = colon;
  while (
    start - 1 > from &&
    /^[\p{Lu}#]/u.test(piece.words[start - 1]?.word.text ?? '') &&
    !/\d/.test(piece.words[start - 1]?.word.text ?? '')
  )
    start--;
  return start;
}
