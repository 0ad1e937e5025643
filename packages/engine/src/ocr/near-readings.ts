import type { WordReading } from '../model/index.ts';
import type { LineAnswers } from './decode-line.ts';
import { CHARACTERS } from './line-characters.ts';

/** Readings followed at a time. */
const WIDTH = 4;

/** Answers of a step below this lead nowhere. */
const LEAST_ANSWER = 0.01;

/** A reading is near from this share of all that were followed. */
const NEAR = 0.1;

/** A text and how likely the steps so far say it: `open` where the last of them still says its last character, `closed` where it says none. */
interface Beam {
  text: string;
  open: number;
  closed: number;
}

/**
 * What the steps `from` to `to` (without it) of a line may say beside `text`, likeliest first: the likelihoods of all paths to one text are
 * added up (prefix beam search, Graves and Jaitly 2014). Products and sums alone, so that every machine has the same. Blanks part words and
 * are in none of them.
 */
export function nearReadings({ probabilities, classes }: LineAnswers, from: number, to: number, text: string): WordReading[] {
  let beams: Beam[] = [{ text: '', open: 0, closed: 1 }];
  for (let step = from; step < to; step++) {
    const answers = nearAnswers(probabilities.subarray(step * classes, (step + 1) * classes));
    if (answers.length > 0) beams = likeliest(follow(beams, answers));
  }
  const all = beams.reduce((sum, beam) => sum + likelihoodOf(beam), 0);
  return beams
    .map((beam) => ({ text: beam.text, confidence: Math.round((1000 * likelihoodOf(beam)) / all) / 1000 }))
    .filter((reading) => reading.text !== text && reading.text !== '' && reading.confidence >= NEAR);
}

/** An empty text stands for a step that says no character. */
function nearAnswers(probabilities: Float32Array): { text: string; probability: number }[] {
  const near: { text: string; probability: number }[] = [];
  for (const [index, probability] of probabilities.entries()) {
    const text = index === 0 ? '' : (CHARACTERS[index - 1] ?? ' ');
    if (probability >= LEAST_ANSWER && text !== ' ') near.push({ text, probability });
  }
  return near;
}

function follow(beams: readonly Beam[], answers: readonly { text: string; probability: number }[]): Beam[] {
  const next = new Map<string, Beam>();
  const add = (text: string, open: number, closed: number): void => {
    const beam = next.get(text) ?? { text, open: 0, closed: 0 };
    next.set(text, { text, open: beam.open + open, closed: beam.closed + closed });
  };
  for (const beam of beams) {
    for (const { text, probability } of answers) {
      if (text === '') add(beam.text, 0, likelihoodOf(beam) * probability);
      else if (beam.text.endsWith(text)) {
        add(beam.text, beam.open * probability, 0);
        add(beam.text + text, beam.closed * probability, 0);
      } else add(beam.text + text, likelihoodOf(beam) * probability, 0);
    }
  }
  return [...next.values()];
}

/** Scaled to the likeliest one: a long word's likelihood is too small for a number. */
function likeliest(beams: Beam[]): Beam[] {
  const kept = beams.sort((one, other) => likelihoodOf(other) - likelihoodOf(one)).slice(0, WIDTH);
  const best = kept[0] ? likelihoodOf(kept[0]) : 1;
  return kept.map(({ text, open, closed }) => ({ text, open: open / best, closed: closed / best }));
}

const likelihoodOf = ({ open, closed }: Beam): number => open + closed;
