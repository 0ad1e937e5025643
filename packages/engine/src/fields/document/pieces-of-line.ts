import type { Line } from '../../model/index.ts';

/** Words `from` to `to` of a line that no sign or gap parts. */
export interface PieceOfLine {
  from: number;
  to: number;
  /** What parts it from the piece before. */
  after: 'start' | 'colon' | 'gap' | 'sign' | 'comma';
}

/** A space wider than so many line heights parts what stands beside each other. */
const GAP_HEIGHTS = 0.9;
const SIGN = /^[|•·–—/;*]$|^-$/;

/** The line cut at colons, wide gaps, dashes, bars, brackets and commas. Words that are only a sign belong to no piece. */
export function piecesOf(line: Line): PieceOfLine[] {
  const pieces: PieceOfLine[] = [];
  let open: PieceOfLine | null = null;
  let after: PieceOfLine['after'] = 'start';
  line.words.forEach((word, at) => {
    if (at > 0 && isGap(line, at)) after = stronger(after, 'gap');
    if (SIGN.test(word.text)) {
      open = null;
      after = stronger(after, 'sign');
      return;
    }
    if (word.text.startsWith('(') && open) after = stronger(after, 'sign');
    if (!open || after !== 'start') {
      open = { from: at, to: at, after };
      pieces.push(open);
    }
    open.to = at + 1;
    after = /[:：]$/.test(word.text) ? 'colon' : /[;)|]$/.test(word.text) ? 'sign' : word.text.endsWith(',') ? 'comma' : 'start';
    if (after !== 'start') open = null;
  });
  return pieces;
}

const ORDER: readonly PieceOfLine['after'][] = ['start', 'comma', 'sign', 'gap', 'colon'];

const stronger = (a: PieceOfLine['after'], b: PieceOfLine['after']): PieceOfLine['after'] => (ORDER.indexOf(b) > ORDER.indexOf(a) ? b : a);

function isGap(line: Line, at: number): boolean {
  const [before, word] = [line.words[at - 1], line.words[at]];
  return before !== undefined && word !== undefined && word.box.left - before.box.right > GAP_HEIGHTS * (word.box.bottom - word.box.top);
}
