import type { CompiledField } from '../compile/compiled-field.ts';
import { meanTheSame } from '../compile/meanings.ts';
import { isStopWord } from '../compile/phrase-words.ts';
import { tokensOfText } from '../document/tokens.ts';

/** How much a word tells, 0..1, where the template makes it rarer or more usual than its weight of its own. */
export type Rarity = ReadonlyMap<string, number>;

/** What the words of a description count against those of the name: they explain more than they name. */
const SAID_SHARE = 0.75;
/** Words that stand in many labels tell little alone: "date" is shared by all dates. */
const GENERAL = new Set(
  'date no name total amount type code description number value data datum fecha day nom nombre nome naam betrag summe montant importe importo document'.split(
    ' ',
  ),
);
const GENERAL_WEIGHT = 0.4;

/**
 * 0..1: how well words that are printed as a label name the field, in any of the languages: how much of the label the
 * field's words explain (nothing below `leastExplained`), and how much of the field's name (or of what is said of it) the label tells. A
 * word of the field that the label lacks ("due" in "due date") counts against it, and so does one of the label that the field does not
 * have.
 */
export function wordSimilarity(words: readonly string[], field: CompiledField, rarity: Rarity, leastExplained = 0): number {
  const label = distinct(words);
  const said = distinct(field.words.flatMap(tokensOfText));
  if (label.length === 0 || said.length === 0) return 0;
  const named = distinct(field.nameWords.flatMap(tokensOfText));
  const weight = (word: string): number => (GENERAL.has(word) ? GENERAL_WEIGHT : 1) * (rarity.get(word) ?? 1);
  const explained = share(label, said, weight);
  if (explained < leastExplained) return 0;
  const told = Math.max(named.length > 0 ? share(named, label, weight) : 0, SAID_SHARE * share(said, label, weight));
  return Math.sqrt(explained * told);
}

const distinct = (words: readonly string[]): string[] => [...new Set(words.filter((word) => !isStopWord(word)))];

/** Share of the weight of some words that others have too. */
function share(words: readonly string[], others: readonly string[], weight: (word: string) => number): number {
  const sum = (of: readonly string[]): number => of.reduce((total, word) => total + weight(word), 0);
  return sum(words.filter((word) => others.some((other) => meanTheSame(word, other)))) / sum(words);
}
