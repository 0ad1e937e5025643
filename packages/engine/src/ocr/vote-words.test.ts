import { describe, expect, it } from 'vitest';
import type { RecognisedWord } from '../model/index.ts';
import { segmentsOf } from './line-segments.ts';
import type { OwnWord } from './own-words.ts';
import { voteWords } from './vote-words.ts';

const WIDTH = 10;

/** Words of Tesseract, 10 pixels a character, standing as in the text. */
function tesseract(text: string, confidence: number, line = 0): RecognisedWord[] {
  return [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
    text: word,
    confidence,
    box: { left: index * WIDTH, top: 0, right: (index + word.length) * WIDTH, bottom: 20 },
    alternatives: [],
    line,
  }));
}

const own = (text: string, confidence: number, alternatives: OwnWord['alternatives'] = []): OwnWord[] =>
  [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
    text: word,
    confidence,
    left: index * WIDTH,
    right: (index + word.length) * WIDTH,
    alternatives,
  }));

function vote(words: RecognisedWord[], read: OwnWord[]): RecognisedWord[] {
  const [segment] = segmentsOf(words);
  return voteWords(segment!, read);
}

const textOf = (words: readonly RecognisedWord[]): string => words.map(({ text }) => text).join(' ');

describe('the vote of two readings', () => {
  it('makes what both read surer than either', () => {
    const [word] = vote(tesseract('41.15', 0.8), own('41.15', 0.9));
    expect(word).toMatchObject({ text: '41.15', alternatives: [] });
    expect(word!.confidence).toBeCloseTo(0.98);
  });

  it('takes the surer one, keeps the other as an alternative, and is less sure than it was', () => {
    const [word] = vote(tesseract('4l.15', 0.6), own('41.15', 0.9));
    expect(word).toMatchObject({ text: '41.15', alternatives: [{ text: '4l.15', confidence: 0.6 }] });
    expect(word!.confidence).toBeLessThan(0.9);
    const [kept] = vote(tesseract('41.15', 0.95), own('4T.15', 0.5));
    expect(kept).toMatchObject({ text: '41.15', alternatives: [{ text: '4T.15', confidence: 0.5 }] });
  });

  it('keeps what the network nearly read as well, each reading once, the surest first', () => {
    const near = [
      { text: '4l.15', confidence: 0.2 },
      { text: '47.15', confidence: 0.1 },
    ];
    const readings = [{ text: '4l.15', confidence: 0.6 }, near[1]];
    expect(vote(tesseract('4l.15', 0.6), own('41.15', 0.9, near))[0]?.alternatives).toEqual(readings);
    expect(vote(tesseract('41.15', 0.95), own('4T.15', 0.5, near))[0]?.alternatives).toEqual([{ text: '4T.15', confidence: 0.5 }, ...near]);
    // What both read has no other reading.
    expect(vote(tesseract('41.15', 0.8), own('41.15', 0.9, near))[0]?.alternatives).toEqual([]);
  });

  it('takes what Tesseract reads and the network nearly reads, with the doubt that the two differ', () => {
    const [word] = vote(tesseract('CANCELLED', 0.6), own('CAICELLED', 0.7, [{ text: 'CANCELLED', confidence: 0.2 }]));
    expect(word).toMatchObject({ text: 'CANCELLED', alternatives: [{ text: 'CAICELLED', confidence: 0.7 }] });
    expect(word!.confidence).toBeLessThan(0.6);
    expect(textOf(vote(tesseract('0.', 0.9), own('O.', 0.85, [{ text: '0.', confidence: 0.2 }])))).toBe('O.');
    // A point before cents is hardly ever seen where none stands.
    expect(textOf(vote(tesseract('1250', 0.9), own('12.50', 0.7, [{ text: '1250', confidence: 0.2 }])))).toBe('12.50');
  });

  it('takes the words as the surer one parts them', () => {
    const joined: RecognisedWord = { ...tesseract('TOTALDUE9', 0.5)[0]!, text: 'TOTALDUE' };
    const words = vote([joined], own('TOTAL DUE', 0.9));
    expect(textOf(words)).toBe('TOTAL DUE');
    expect(words[0]!.box.right).toBeLessThanOrEqual(words[1]!.box.left);
    expect(words.every(({ confidence }) => confidence === 0.9)).toBe(true);
  });

  it('takes the reading with the point where the other has a blank or nothing in its place', () => {
    expect(textOf(vote(tesseract('12.50', 0.5), own('12 50', 0.9)))).toBe('12.50');
    expect(textOf(vote(tesseract('1250', 0.95), own('12.50', 0.5)))).toBe('12.50');
    expect(textOf(vote(tesseract('1.250', 0.5), own('1250', 0.9)))).toBe('1250');
  });

  it('leaves accents, signs and blanks of a word to Tesseract, which was taught the language, where it is sure', () => {
    expect(textOf(vote(tesseract('Geïnteresseerd?', 0.95), own('Geinteresseerd?', 0.97)))).toBe('Geïnteresseerd?');
    const joined = own('A_fatura', 0.97).map((word) => ({ ...word, text: 'Afatura' }));
    expect(textOf(vote(tesseract('A fatura', 0.95), joined))).toBe('A fatura');
    expect(textOf(vote(tesseract('Geïnteresseerd?', 0.6), own('Geinteresseerd?', 0.97)))).toBe('Geinteresseerd?');
  });

  it('lets Tesseract keep a doubled letter of which the network lost one', () => {
    expect(textOf(vote(tesseract('città', 0.9), own('cità', 0.99)))).toBe('città');
    expect(textOf(vote(tesseract('100', 0.9), own('10', 0.99)))).toBe('10');
  });

  it('says a sign once that the two saw side by side', () => {
    const sign = tesseract('%', 0.9);
    expect(textOf(vote(sign, [{ text: '%', confidence: 0.9, left: -3, right: 1, alternatives: [] }]))).toBe('%');
  });

  it('keeps what one alone saw only where it is sure of it', () => {
    expect(textOf(vote(tesseract('Date:   ~', 0.5), own('Date:', 0.9)))).toBe('Date:');
    expect(textOf(vote(tesseract('Date:      EUR', 0.9), own('Date: 2026 EUR', 0.9)))).toBe('Date: 2026 EUR');
  });
});

describe('segments of a line', () => {
  it('end where nothing stands for a while, and where the line ends', () => {
    const words = [...tesseract('Tea 2.50', 0.9), ...tesseract('               9.90', 0.9), ...tesseract('Sum', 0.9, 1)];
    expect(segmentsOf(words).map((segment) => textOf(segment.words))).toEqual(['Tea 2.50', '9.90', 'Sum']);
  });

  it('are as high as their ordinary words', () => {
    const words = tesseract('Tea | 2.50', 0.9);
    words[1]!.box = { ...words[1]!.box, top: -60, bottom: 80 };
    expect(segmentsOf(words)[0]!.box).toMatchObject({ top: 0, bottom: 20 });
  });

  it('of dashes alone are not taken for large print', () => {
    const dashes = { ...tesseract('-----', 0.9, 1)[0]!, box: { left: 0, top: 49, right: 300, bottom: 51 } };
    expect(segmentsOf([...tesseract('Tea 2.50', 0.9), dashes])[1]!.box).toMatchObject({ top: 44, bottom: 56 });
  });
});
