import type { Word } from '@sheetlift/engine/model';
import { describe, expect, test } from 'vitest';
import { textOfWords } from './page-words.ts';
import { valueAround } from './value-around.ts';

/** Words of one line, 6 wide a letter; a bar stands for the gap between two columns. */
function lineOf(text: string): Word[] {
  let left = 0;
  return text.split(' ').flatMap((part) => {
    if (part === '|') {
      left += 20;
      return [];
    }
    const box = { left, top: 0, right: left + part.length * 6, bottom: 10 };
    left = box.right + 3;
    return [{ text: part, box, origin: 'text', confidence: 1 } satisfies Word];
  });
}

function clicked(line: string, on: string): string {
  const words = lineOf(line);
  return textOfWords(
    valueAround(
      words,
      words.findIndex(({ text }) => text === on),
    ),
  );
}

describe('a click on a word means', () => {
  test.each([
    ['IBAN GB29 NWBK 6016 1331 9268 19 BIC', '6016', 'GB29 NWBK 6016 1331 9268 19'],
    ['Please pay to IBAN DE89 3704 0044 0532 0130 00. Thank you', '00.', 'DE89 3704 0044 0532 0130 00.'],
    ['VAT GB 123 4567 89', '123', 'GB 123 4567 89'],
    ['Telephone +49 89 1234 567', '1234', '+49 89 1234 567'],
  ])('of %s the whole number in groups', (line, on, value) => {
    expect(clicked(line, on)).toBe(value);
  });

  test.each([
    ['Total 2 454,69 €', '454,69', '2 454,69'],
    ['Total 2 454,69 €', '2', '2 454,69'],
    ['1 296 000.00', '296', '1 296 000.00'],
  ])('of %s the whole amount', (line, on, value) => {
    expect(clicked(line, on)).toBe(value);
  });

  test.each([
    ['Total due EUR 1,296.00', '1,296.00'],
    ['30 October 2026', 'October'],
    ['4 94.00', '94.00'],
    ['12 | 454.69', '454.69'],
    ['DE89 | 3704 | 0044 | 0532', '0044'],
    ['Unit 9, Sallow Park', 'Sallow'],
    ['NET 30 DAYS', '30'],
  ])('of %s the word alone', (line, on) => {
    expect(clicked(line, on)).toBe(on);
  });
});
