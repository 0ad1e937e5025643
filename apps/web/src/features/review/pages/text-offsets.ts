/** A text put together of pieces, and where each piece begins in it. */
export interface JoinedText {
  text: string;
  starts: Uint32Array;
}

export function joinTexts(texts: readonly string[], separatorBefore: (index: number) => string): JoinedText {
  const starts = new Uint32Array(texts.length);
  let text = '';
  texts.forEach((each, index) => {
    if (index > 0) text += separatorBefore(index);
    starts[index] = text.length;
    text += each;
  });
  return { text, starts };
}

/** The pieces that a stretch of the text touches, by index, both included. */
export function piecesAt({ starts }: Pick<JoinedText, 'starts'>, from: number, to: number): { first: number; last: number } {
  return { first: pieceAt(starts, from), last: pieceAt(starts, Math.max(from, to - 1)) };
}

function pieceAt(starts: Uint32Array, at: number): number {
  let low = 0;
  let high = starts.length;
  while (low + 1 < high) {
    const middle = (low + high) >> 1;
    if (starts[middle]! <= at) low = middle;
    else high = middle;
  }
  return low;
}
