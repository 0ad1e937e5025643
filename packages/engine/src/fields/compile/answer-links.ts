import { type Linker, similarity } from '../../linker/linker.ts';
import type { TemplateField } from '../../model/index.ts';
import { foldWords } from '../../values/fold.ts';

/** An answer of an enum field that printed words mean, and how surely, 0..1. */
export interface MeantAnswer {
  value: string;
  weight: number;
  /** Its meaning is not far nearer than that of the other answers. */
  isDoubtful: boolean;
}

/** Tells which answer of an enum field a short text means, in any language; null where it means none. */
export type AnswerLinks = (printed: string) => MeantAnswer | null;

/**
 * How near a text must be to an answer, and how much nearer than to the others. On choices of 45 domains that the linker had not learned, asked
 * in one language and printed in another, 31 of 100 are so near, and 94 of 100 of these are right.
 */
const [LEAST_NEAR, LEAST_MARGIN] = [0.4, 0.1];
/** What is nearer than this, and by so much, leaves no doubt: "goods vehicle" is as near to a car as to a lorry. Hand-set; looked at on the sixth wave. */
const [SURELY_NEAR, SURE_MARGIN] = [0.6, 0.2];
/** Longer texts say more than an answer. */
const MOST_WORDS = 5;
/** Less than the words of the answer themselves, or those that the lists know for them. */
const MEANT_WEIGHT = 0.75;

const NO_ANSWERS: AnswerLinks = () => null;

/** Links short printed texts with the answers of an enum field by what they mean ("organizator" with "organiser"). */
export function linkAnswers({ type, enumValues }: TemplateField, linker: Linker): AnswerLinks {
  if (type !== 'enum' || enumValues.length < 2) return NO_ANSWERS;
  const answers = enumValues.map((value) => ({ value, vector: linker.embed(value) }));
  return (printed) => {
    const count = foldWords(printed).length;
    if (count === 0 || count > MOST_WORDS) return null;
    const vector = linker.embed(printed);
    const [best, next] = answers
      .map(({ value, vector: own }) => ({ value, near: similarity(own, vector) }))
      .sort((a, b) => b.near - a.near);
    if (!best) return null;
    const margin = best.near - (next?.near ?? 0);
    return best.near >= LEAST_NEAR && margin >= LEAST_MARGIN
      ? { value: best.value, weight: MEANT_WEIGHT, isDoubtful: best.near < SURELY_NEAR || margin < SURE_MARGIN }
      : null;
  };
}
