import type { Piece } from './pieces.ts';
import { digitShare, hasLetters, isLeader, looksNumeric } from './word-shape.ts';

/** Words of a label at most; longer ones are sentences. Set on funsd, tax-w9, einvoice. */
const MAX_LABEL_WORDS = 8;

/** A choice with its tick box is a mark, not a label. */
const BOX = /^[☐☑☒□⬜✓✔✗✘]/u;
const COLON = /[:：]$/;
const VALUE_LIKE = /^\S*\d[\d./:,-]{3,}\S*$|@|^https?:|^www\./;

/** Ends in a colon (a line of a ratio or a clock time does not). */
export const endsLabel = (text: string): boolean => COLON.test(text) && hasLetters(text);

/** Words that could name a value: letters, few digits, short. */
export function couldBeLabel(piece: Piece): boolean {
  const words = piece.words.filter((word) => !isLeader(word.word.text));
  if (words.length === 0 || BOX.test(piece.text) || words.length > MAX_LABEL_WORDS || piece.text.length > 70) return false;
  return (
    hasLetters(piece.text) &&
    digitShare(piece.text) <= 0.34 &&
    !words.some((word) => VALUE_LIKE.test(word.word.text)) &&
    !looksNumeric(piece.text)
  );
}

/** Surely a label: a colon at its end. */
export const isSurelyLabel = (piece: Piece): boolean => endsLabel(piece.text) && piece.words.length <= MAX_LABEL_WORDS;

/** Holds a figure, a date, an address of mail or web: data and no label. */
export const holdsData = (piece: Piece): boolean => looksNumeric(piece.text) || /\d/.test(piece.text) || /@|^www\./.test(piece.text);
