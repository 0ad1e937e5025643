import type { LineAnswers } from './decode-line.ts';
import { CHARACTERS } from './line-characters.ts';

/** What a step may say: characters, or nothing (''), with their probabilities. */
type Step = string | null | Readonly<Record<string, number>>;

const CLASSES = CHARACTERS.length + 1;

/** The network's answers of a line, a likely character a step, or null for what stands between characters. */
export function lineOf(steps: readonly Step[]): LineAnswers {
  const probabilities = new Float32Array(steps.length * CLASSES);
  steps.forEach((step, at) => {
    for (const [text, probability] of Object.entries(typeof step === 'string' || step === null ? { [step ?? '']: 0.9 } : step))
      probabilities[at * CLASSES + (text === '' ? 0 : CHARACTERS.indexOf(text) + 1)] = probability;
  });
  return { probabilities, classes: CLASSES };
}
