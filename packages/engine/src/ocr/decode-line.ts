import { CHARACTERS } from './line-characters.ts';
import type { LinePlace } from './line-picture.ts';

/** Pixels of a line for which the network gives one answer. */
const STEP_PX = 4;

/** A character as the network read it; sides in pixels of the picture the line was cut from. */
export interface ReadCharacter {
  text: string;
  /** 0..1: the highest probability among its steps. */
  confidence: number;
  left: number;
  right: number;
}

/**
 * The most probable path (greedy decoding of connectionist temporal classification, Graves et al. 2006): of steps with the
 * same answer one counts, and class 0 stands between characters. `probabilities` holds `classes` values a step.
 */
export function decodeLine(probabilities: Float32Array, classes: number, { leftPx, scale }: LinePlace): ReadCharacter[] {
  const read: ReadCharacter[] = [];
  let before = 0;
  for (let step = 0; step * classes < probabilities.length; step++) {
    const answers = probabilities.subarray(step * classes, (step + 1) * classes);
    const best = indexOfLargest(answers);
    const confidence = answers[best] as number;
    const right = leftPx + (step + 1) * STEP_PX * scale;
    const last = read.at(-1);
    if (best !== 0 && best === before && last) {
      last.right = right;
      last.confidence = Math.max(last.confidence, confidence);
    } else if (best !== 0) {
      read.push({ text: CHARACTERS[best - 1] ?? '', confidence, left: leftPx + step * STEP_PX * scale, right });
    }
    before = best;
  }
  return read;
}

function indexOfLargest(values: Float32Array): number {
  let best = 0;
  for (let index = 1; index < values.length; index++) if ((values[index] as number) > (values[best] as number)) best = index;
  return best;
}
