import type { Candidate, Evidence, Word } from '../../model/index.ts';
import { quoted } from '../document/quoted.ts';
import { deriveValue } from '../propose/derive-value.ts';
import type { Grounds } from './confidence-signals.ts';

type ChosenWord = Word & { chosen: NonNullable<Word['chosen']> };

/** The words of a value that were first read otherwise. */
export const chosenWords = ({ proposal, layout }: Grounds): ChosenWord[] =>
  proposal.spans
    .flatMap(({ line, from, to }) => layout.lines[line]?.words.slice(from, to) ?? [])
    .filter((word): word is ChosenWord => word.chosen !== undefined);

/** Check digits, lists, forms and a second reader seldom agree by chance; hand-set, below what is shown as sure. */
const MOST_OF_READINGS = 0.8;

/** Of readings that were chosen among, a person is told, and the value is to check. */
export const readOtherwise = (chosen: Candidate, words: readonly ChosenWord[]): Candidate => ({
  ...chosen,
  reason: `${chosen.reason}; ${choiceInWords(words)}`,
  confidence: Math.min(chosen.confidence, MOST_OF_READINGS),
});

/** What was chosen among the readings of a value's words, as the end of a reason. */
const choiceInWords = (words: readonly ChosenWord[]): string =>
  words
    .map(
      ({ text, chosen: { first, because } }) =>
        `read as ${quoted(text)}${first === text ? '' : `, not ${quoted(first)}`}, because ${because}`,
    )
    .join('; ');

/** The value as its words were read first; null where they make none then, or the same. */
export function firstReading(grounds: Grounds, chosen: Candidate, words: readonly ChosenWord[]): Candidate | null {
  if (words.every(({ text, chosen: { first } }) => text === first)) return null;
  const asFirst = (text: string): string => words.reduce((read, word) => read.replace(word.text, () => word.chosen.first), text);
  const evidence = chosen.evidence.map((each): Evidence => (each.kind === 'words' ? { ...each, text: asFirst(each.text) } : each));
  const value = deriveValue(evidence, chosen.derivation, grounds.field.field);
  return (
    value && { ...chosen, id: `${chosen.id}:read-first`, value, evidence, printed: asFirst(chosen.printed), reason: 'as it was read first' }
  );
}
