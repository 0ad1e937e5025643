import type { FixedPage, PageContent, Word } from '../model/index.ts';

/**
 * A page on its way out of the child. Its words, nearly all there is of it, as columns: objects, one by one, would take the
 * two processes half as long again as reading does.
 */
export type PackedPage = { page: PageContent; words: WordColumns | null };

interface WordColumns {
  /** All texts one after the other. */
  text: string;
  lengths: Uint32Array;
  /** Hundredths of a point; five a word: left, top, right, bottom, font size. */
  places: Int32Array;
  marks: Uint8Array;
}

const BOLD = 1;
const JOINS_PREVIOUS = 2;
const HAS_FONT_SIZE = 4;

/** Words of a text layer are packed; what recognition and forms say of theirs is not, and such pages are few or slow. */
export function packPage(page: PageContent): PackedPage {
  const words = page.kind === 'fixed' && page.words.length > 0 && page.words.every(isPlain) ? packWords(page.words) : null;
  return words === null ? { page, words } : { page: { ...(page as FixedPage), words: [] }, words };
}

export function unpackPage({ page, words }: PackedPage): PageContent {
  return words === null ? page : { ...(page as FixedPage), words: unpackWords(words) };
}

const isPlain = ({ origin, confidence, alternatives, formField }: Word): boolean =>
  origin === 'text' && confidence === 1 && alternatives === undefined && formField === undefined;

/** Null where a number is finer than hundredths or larger than fits. */
function packWords(words: readonly Word[]): WordColumns | null {
  const lengths = new Uint32Array(words.length);
  const places = new Int32Array(words.length * 5);
  const marks = new Uint8Array(words.length);
  let text = '';
  let at = 0;
  for (let index = 0; index < words.length; index++) {
    const word = words[index] as Word;
    const { left, top, right, bottom } = word.box;
    for (const points of [left, top, right, bottom, word.fontSizePt ?? 0]) {
      const hundredths = Math.round(points * 100);
      places[at] = hundredths;
      if ((places[at++] as number) / 100 !== points) return null;
    }
    text += word.text;
    lengths[index] = word.text.length;
    marks[index] = (word.bold ? BOLD : 0) | (word.joinsPrevious ? JOINS_PREVIOUS : 0) | (word.fontSizePt === undefined ? 0 : HAS_FONT_SIZE);
  }
  return { text, lengths, places, marks };
}

function unpackWords({ text, lengths, places, marks }: WordColumns): Word[] {
  const words: Word[] = new Array<Word>(lengths.length);
  let from = 0;
  for (let index = 0; index < lengths.length; index++) {
    const to = from + (lengths[index] as number);
    const at = index * 5;
    const box = { left: points(places, at), top: points(places, at + 1), right: points(places, at + 2), bottom: points(places, at + 3) };
    const word: Word = { text: text.slice(from, to), box, origin: 'text', confidence: 1 };
    const mark = marks[index] as number;
    if (mark & HAS_FONT_SIZE) word.fontSizePt = points(places, at + 4);
    if (mark & BOLD) word.bold = true;
    if (mark & JOINS_PREVIOUS) word.joinsPrevious = true;
    words[index] = word;
    from = to;
  }
  return words;
}

const points = (places: Int32Array, at: number): number => (places[at] as number) / 100;
