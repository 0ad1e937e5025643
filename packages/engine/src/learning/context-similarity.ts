import type { ValueContext } from '../model/index.ts';
import { textSimilarity } from '../values/read-alike.ts';

/** What two contexts are compared in. */
export type ContextTrait = 'left' | 'right' | 'above' | 'below' | 'across' | 'down' | 'shape' | 'lines';

/** How much each trait says before other lessons of the layout confirm it. Hand-set. */
export const TRAIT_WEIGHTS: Record<ContextTrait, number> = {
  left: 3,
  right: 0.7,
  above: 1.5,
  below: 1,
  across: 1,
  down: 1.5,
  shape: 1.5,
  lines: 0.5,
};

export const TRAITS = Object.keys(TRAIT_WEIGHTS) as ContextTrait[];

/** What a trait still says where both have nothing there. */
const BOTH_EMPTY = 0.6;
/** Line heights by which a value may have moved up or down until its height says nothing. */
const DOWN_REACH = 3;
const ACROSS_REACH = 0.08;
/** What is left of the similarity on another page. */
const OTHER_PAGE = 0.6;

/** 0..1: how well a place has what was around a value. */
export function contextSimilarity(taught: ValueContext, here: ValueContext, weights: Readonly<Record<ContextTrait, number>>): number {
  let sum = 0;
  let all = 0;
  const passing = passingNeighbour(taught, here);
  for (const trait of TRAITS) {
    const weight = weights[trait] * (trait === passing ? CHANGING_SHARE : told(trait, taught, here));
    all += weight;
    sum += weight * traitSimilarity(trait, taught, here);
  }
  const samePage = taught.pagesBefore === here.pagesBefore || taught.pagesAfter === here.pagesAfter;
  return (sum / all) * (samePage ? 1 : OTHER_PAGE);
}

/** From this similarity on, words beside or above both values are one label. */
const SAME_LABEL = 0.9;

/**
 * A value has one label. Where the words above are the same ones and those on its left are others, the left ones belong to
 * something that merely stands on the same height (an address); and the other way round.
 */
function passingNeighbour(taught: ValueContext, here: ValueContext): ContextTrait | null {
  const [left, above] = [traitSimilarity('left', taught, here), traitSimilarity('above', taught, here)];
  if (left === 0 && above >= SAME_LABEL && taught.above !== null && isLabelLike('above', taught.above)) return 'left';
  if (above === 0 && left >= SAME_LABEL && taught.left !== null && isLabelLike('left', taught.left)) return 'above';
  return null;
}

/** How much a trait tells here: nothing beside the value less than something, and what changes from document to document least. */
function told(trait: ContextTrait, taught: ValueContext, here: ValueContext): number {
  if (trait !== 'left' && trait !== 'right' && trait !== 'above' && trait !== 'below') return 1;
  const text = taught[trait];
  if (text === null) return here[trait] === null ? BOTH_EMPTY : 1;
  if (isLabelLike(trait, text)) return 1;
  return trait === 'left' && LABEL_BEFORE_VALUE.test(text) ? BEHIND_ANOTHER_SHARE : CHANGING_SHARE;
}

/** Next to the value stands a word. */
export const isLabelLike = (side: 'left' | 'right' | 'above' | 'below', text: string): boolean =>
  (side === 'left' ? ENDS_IN_WORD : BEGINS_WITH_WORD).test(text);

/** A label stands next to its value; a number or a date there is another value, and another one each time. */
const ENDS_IN_WORD = /\p{L}{2}[^9\p{L}]*$(?<!\bmonth[^9\p{L}]*)/u;
const BEGINS_WITH_WORD = /^(?!month\b)\p{L}{2}/u;
const CHANGING_SHARE = 0.3;
/** A label, another value, and then this one: the end of a period. */
const LABEL_BEFORE_VALUE = /\p{L}{3}.* 9$/u;
const BEHIND_ANOTHER_SHARE = 0.6;

export function traitSimilarity(trait: ContextTrait, taught: ValueContext, here: ValueContext): number {
  switch (trait) {
    case 'left':
      return neighbourSimilarity(taught.left, here.left, 'end');
    case 'right':
    case 'above':
    case 'below':
      return neighbourSimilarity(taught[trait], here[trait], 'start');
    case 'across':
      return Math.max(0, 1 - Math.min(Math.abs(taught.startX - here.startX), Math.abs(taught.endX - here.endX)) / ACROSS_REACH);
    case 'down':
      return Math.max(0, 1 - Math.min(Math.abs(taught.fromTop - here.fromTop), Math.abs(taught.fromEnd - here.fromEnd)) / DOWN_REACH);
    case 'shape':
      return shapeSimilarity(taught.printed, here.printed);
    case 'lines':
      return taught.lines === here.lines ? 1 : Math.abs(taught.lines - here.lines) === 1 ? 0.5 : 0;
  }
}

/** Similarities of texts already compared: the values of a column have one head, and every lesson asks about it. */
const compared = new Map<string, number>();
/** Comparisons remembered. */
const MAX_COMPARED = 20_000;

function neighbourSimilarity(a: string | null, b: string | null, side: 'start' | 'end'): number {
  if (a === null || b === null) return a === b ? 1 : 0;
  if (a === b) return 1;
  const key = `${side}${a}\n${b}`;
  const known = compared.get(key);
  if (known !== undefined) return known;
  const similarity = similarityOf(a, b, side);
  if (compared.size >= MAX_COMPARED) compared.clear();
  compared.set(key, similarity);
  return similarity;
}

/** Neighbours are alike from half of their letters on; one may go on where the other ends. */
function similarityOf(a: string, b: string, side: 'start' | 'end'): number {
  const shared = Math.min(a.length, b.length);
  const cut = (text: string): string => (side === 'start' ? text.slice(0, shared) : text.slice(-shared));
  const part = shared >= 4 ? 0.85 * textSimilarity(cut(a), cut(b)) : 0;
  const similarity = Math.max(textSimilarity(a, b), part);
  return similarity < 0.5 ? 0 : similarity;
}

function shapeSimilarity(a: string, b: string): number {
  const [one, other] = [shapeOf(a), shapeOf(b)];
  return one === other ? 1 : neighbourSimilarity(one, other, 'start') * 0.5 + (shortened(one) === shortened(other) ? 0.5 : 0);
}

const shortened = (shape: string): string => shape.replace(/(.)\1+/g, '$1');

/** Letters are "a" and digits "9", as many as there are; other signs stay, but for those that part the thousands of a number. */
const shapeOf = (printed: string): string =>
  printed.slice(0, 80).replace(THOUSANDS, joined).replace(/\s+/g, ' ').replace(/\p{L}/gu, 'a').replace(/\p{N}/gu, '9');

/** "3,098" and "523" are one form. */
const THOUSANDS = /(?<![\d.,])\d{1,3}(?:([.,'’\s])\d{3})(?:\1\d{3})*(?![\d]|\1\d)/gu;
const joined = (number: string): string => number.replace(/\D/g, '');
