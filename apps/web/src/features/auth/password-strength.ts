import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** Longer ones are not worth the time: by then it is strong, or it repeats itself. */
const MOST_CHARACTERS = 64;

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** 0 (guessed at once) to 4 (very strong), by how many guesses a password takes that is made of words, names, keys and dates. */
export function passwordStrength(password: string, known: readonly string[]): number {
  const parts = known.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]).filter((text) => text.length > 2);
  return estimator.check(password.slice(0, MOST_CHARACTERS), ['sheetlift', ...parts]).score;
}
