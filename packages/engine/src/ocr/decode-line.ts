import { CHARACTERS } from './line-characters.ts';

/** What the network answers of a line: `classes` probabilities a step, one step after the other. */
export interface LineAnswers {
  probabilities: Float32Array;
  classes: number;
}

/** A character as the network read it. */
export interface ReadCharacter {
  text: string;
  /** 0..1: the highest probability among its steps. */
  confidence: number;
  /** Its steps: from the first one to the one after its last. */
  from: number;
  to: number;
}

/**
 * The most probable path (greedy decoding of connectionist temporal classification, Graves et al. 2006): of steps with the
 * same answer one counts, and class 0 stands between characters.
 */
export function decodeLine({ probabilities, classes }: LineAnswers): ReadCharacter[] {
  const read: ReadCharacter[] = [];
  let before = 0;
  for (let step = 0; step * classes < probabilities.length; step++) {
    const answers = probabilities.subarray(step * classes, (step + 1) * classes);
    const best = indexOfLargest(answers);
    const confidence = answers[best] as number;
    const last = read.at(-1);
    if (best !== 0 && best === before && last) {
      last.to = step + 1;
      last.confidence = Math.max(last.confidence, confidence);
    } else if (best !== 0) {
      read.push({ text: CHARACTERS[best - 1] ?? '', confidence, from: step, to: step + 1 });
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
