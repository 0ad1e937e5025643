import { describe, expect, test } from 'vitest';
import { groupWords } from './group-words.ts';
import { ASSUMED_GAP, GAP } from './page-characters.ts';
import type { PageCharacters, TextRun } from './page-characters.ts';

const RUN: TextRun = { fontSizePt: 10, bold: false, invisible: false, directionX: 1, directionY: 0, baseline: 100 };

interface Piece {
  character: string;
  left: number;
  run?: number;
  top?: number;
  width?: number;
  cut?: boolean;
}

/** Characters 6 pt wide and 10 pt high unless told otherwise; ' ' is a printed space, '_' an assumed one. */
function characters(pieces: readonly Piece[], runs: readonly TextRun[] = [RUN]): PageCharacters {
  const codes = pieces.map(({ character }) => (character === ' ' ? GAP : character === '_' ? ASSUMED_GAP : character.codePointAt(0)!));
  const boxes = pieces.flatMap(({ left, top = 90, width = 6 }) => [left, top, left + width, top + 10]);
  return {
    count: pieces.length,
    codes: Uint32Array.from(codes),
    boxes: Float32Array.from(boxes),
    runOf: Uint32Array.from(pieces, ({ run = 0 }) => run),
    runs: [...runs],
    cut: Uint8Array.from(pieces, ({ cut = false }) => (cut ? 1 : 0)),
    unmapped: 0,
  };
}

const row = (text: string, left = 0, step = 6): Piece[] => [...text].map((character, index) => ({ character, left: left + index * step }));
const textsOf = (page: PageCharacters): string[] => groupWords(page).words.map((word) => word.text);

describe('groupWords', () => {
  test('splits at spaces, and where the gap is as wide as one', () => {
    expect(textsOf(characters([...row('ab cd'), ...row('ef', 40)]))).toEqual(['ab', 'cd', 'ef']);
  });

  test('does not believe a space that was assumed where there is no gap', () => {
    expect(textsOf(characters([...row('ab'), { character: '_', left: 12 }, ...row('cd', 12)]))).toEqual(['abcd']);
  });

  test('keeps letters written from right to left in the order they are read', () => {
    const page = characters([...'שלום'].map((character, index) => ({ character, left: 100 - index * 6 })));
    expect(textsOf(page)).toEqual(['שלום']);
    expect(groupWords(page).words[0]!.box).toEqual({ left: 82, top: 90, right: 106, bottom: 100 });
  });

  test('gives ligatures and Arabic shapes as letters', () => {
    expect(textsOf(characters(row('oﬃce')))).toEqual(['office']);
    expect(textsOf(characters([...'ﺏﺕ'].map((character, index) => ({ character, left: 100 - index * 6 }))))).toEqual(['بت']);
  });

  test('begins a word on the next line', () => {
    expect(textsOf(characters([...row('end'), { character: 'o', left: 18, top: 102 }, { character: 'n', left: 24, top: 102 }]))).toEqual([
      'end',
      'on',
    ]);
  });

  test('parts a bold label from the plain value that touches it', () => {
    const page = characters([...row('No:'), ...row('47', 18).map((piece) => ({ ...piece, run: 1 }))], [{ ...RUN, bold: true }, RUN]);
    expect(groupWords(page).words.map(({ text, bold, joinsPrevious }) => [text, bold ?? false, joinsPrevious ?? false])).toEqual([
      ['No:', true, false],
      ['47', false, true],
    ]);
  });

  test('leaves punctuation with its word whatever its weight', () => {
    const page = characters([...row('Co'), { character: ',', left: 12, run: 1 }], [{ ...RUN, bold: true }, RUN]);
    expect(textsOf(page)).toEqual(['Co,']);
  });

  test('joins small capitals, which are two sizes on one line', () => {
    const page = characters(
      [{ character: 'R', left: 0, width: 8 }, ...row('UBY', 8).map((piece) => ({ ...piece, run: 1 }))],
      [{ ...RUN, fontSizePt: 13 }, RUN],
    );
    expect(textsOf(page)).toEqual(['RUBY']);
  });

  test('drops what the page cuts off, and keeps a word that is half seen with its visible box', () => {
    const page = characters([
      ...row('late').map((piece, index) => ({ ...piece, cut: index > 1 })),
      ...row(' gone', 24).map((piece) => ({ ...piece, cut: true })),
    ]);
    const { words } = groupWords(page);
    expect(words.map(({ text, box }) => [text, box.right])).toEqual([['late', 12]]);
  });

  test('cuts runs without end into pieces', () => {
    const { words } = groupWords(characters(row('x'.repeat(900), 0, 6)));
    expect(words.map((word) => [word.text.length, word.joinsPrevious ?? false])).toEqual([
      [400, false],
      [400, true],
      [100, true],
    ]);
  });
});
