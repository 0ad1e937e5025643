import type { WordReading } from '../model/index.ts';
import { decodeLine, type LineAnswers, type ReadCharacter } from './decode-line.ts';
import type { LinePlace } from './line-picture.ts';
import { nearReadings } from './near-readings.ts';

/** Pixels of a line for which the network gives one answer. */
const STEP_PX = 4;

/** From this certainty on no other reading of a word is near. */
const SURE = 0.95;

/** A word as the line recogniser read it; sides in pixels of the picture. */
export interface OwnWord {
  text: string;
  confidence: number;
  left: number;
  right: number;
  /** Other readings of it that are near, likeliest first. */
  alternatives: WordReading[];
}

/** The words of a line, which its blanks part. */
export function ownWordsOf(answers: LineAnswers, { leftPx, scale }: LinePlace): OwnWord[] {
  const characters = decodeLine(answers);
  const words: ReadCharacter[][] = [[]];
  for (const character of characters) {
    if (character.text === ' ') words.push([]);
    else (words.at(-1) as ReadCharacter[]).push(character);
  }
  return words
    .filter((word) => word.length > 0)
    .map((word) => {
      const [first, last] = [word[0] as ReadCharacter, word.at(-1) as ReadCharacter];
      const text = word.map((character) => character.text).join('');
      const confidence = certaintyOf(word);
      return {
        text,
        confidence,
        left: leftPx + first.from * STEP_PX * scale,
        right: leftPx + last.to * STEP_PX * scale,
        alternatives: confidence >= SURE ? [] : nearReadings(answers, first.from, last.to, text),
      };
    });
}

/** A word is as sure as its least sure character: a mean hid the one wrong figure of an amount. */
const certaintyOf = (characters: readonly ReadCharacter[]): number => Math.min(...characters.map(({ confidence }) => confidence));
