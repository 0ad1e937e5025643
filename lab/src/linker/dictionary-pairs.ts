import type { SeededRandom } from '../seeded-random.ts';
import type { DictionaryEntry } from '../words/read-dictionary.ts';
import { WORD_LANGUAGES } from '../words/read-words.ts';
import type { Pair } from './contrast.ts';

/** Whole groups, so that siblings and opposites meet; about 25 entries each. */
const GROUPS_A_STEP = 5;
const COMPOUNDS_A_STEP = 40;
/** How often an entry is asked for by what explains it. */
const EXPLAINED = 0.15;

/** Entries of the dictionary by group. */
export function groupsOf(dictionary: readonly DictionaryEntry[]): DictionaryEntry[][] {
  const groups = new Map<string, DictionaryEntry[]>();
  for (const entry of dictionary) groups.set(entry.group, [...(groups.get(entry.group) ?? []), entry]);
  return [...groups.values()];
}

/** Two wordings of each entry of some groups, and compounds of two entries. */
export function drawDictionaryPairs(groups: readonly (readonly DictionaryEntry[])[], random: SeededRandom): Pair[] {
  const drawn = random.some(groups, GROUPS_A_STEP).flatMap((entries) => entries.flatMap((entry) => entryPair(entry, random)));
  const compounds = Array.from({ length: COMPOUNDS_A_STEP }, () => compoundPair(groups, random));
  return [...drawn, ...compounds];
}

function entryPair({ group, words, explanation }: DictionaryEntry, random: SeededRandom): Pair[] {
  const query = random.chance(EXPLAINED) ? explanation : random.pick(words[random.pick(WORD_LANGUAGES)]);
  const key = random.pick(words[random.pick(WORD_LANGUAGES)]);
  return query === key ? [] : [{ query, key, meaning: `dictionary/${words.en[0]}`, domain: `dictionary/${group}` }];
}

/** "saddle inspection" against "ispezione sella": meanings add up, in any order. */
function compoundPair(groups: readonly (readonly DictionaryEntry[])[], random: SeededRandom): Pair {
  const [one, other] = [random.pick(random.pick(groups)), random.pick(random.pick(groups))];
  const [asked, printed] = [random.pick(WORD_LANGUAGES), random.pick(WORD_LANGUAGES)];
  return {
    query: `${random.pick(one.words[asked])} ${random.pick(other.words[asked])}`,
    key: random.shuffled([random.pick(one.words[printed]), random.pick(other.words[printed])]).join(' '),
    meaning: `dictionary/${one.words.en[0]} ${other.words.en[0]}`,
    domain: 'compounds of the dictionary',
  };
}
