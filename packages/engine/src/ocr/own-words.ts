import type { ReadCharacter } from './decode-line.ts';

/** A word as the line recogniser read it; sides in pixels of the picture. */
export interface OwnWord {
  text: string;
  confidence: number;
  left: number;
  right: number;
}

/** The words of a line, which its blanks part. */
export function ownWordsOf(characters: readonly ReadCharacter[]): OwnWord[] {
  const words: ReadCharacter[][] = [[]];
  for (const character of characters) {
    if (character.text === ' ') words.push([]);
    else (words.at(-1) as ReadCharacter[]).push(character);
  }
  return words
    .filter((word) => word.length > 0)
    .map((word) => ({
      text: word.map(({ text }) => text).join(''),
      confidence: certaintyOf(word),
      left: (word[0] as ReadCharacter).left,
      right: (word.at(-1) as ReadCharacter).right,
    }));
}

/** A word is as sure as its least sure character: a mean hid the one wrong figure of an amount. */
const certaintyOf = (characters: readonly ReadCharacter[]): number => Math.min(...characters.map(({ confidence }) => confidence));
