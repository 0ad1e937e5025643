import type { TemplateField } from '../model/index.ts';
import { ANSWER_SYNONYMS } from './answer-synonyms.ts';
import { CURRENCIES } from './currencies.ts';
import { fold, foldWords } from './fold.ts';

/** Words that stand for an answer of an enum field. */
export interface Answer {
  /** The enum value, exactly as the user wrote it. */
  value: string;
  /** The value's own words, first and with weight 1, then synonyms. */
  phrases: AnswerPhrase[];
  /** Printed signs that stand for it (currency symbols), not folded. */
  symbols: string[];
  /** ISO code of the currency that it names, else null. */
  currency: string | null;
}

export interface AnswerPhrase {
  /** Folded words joined by single spaces. */
  text: string;
  words: string[];
  /** 0..1: how surely these words, printed, mean the value. */
  weight: number;
}

/** The words and signs that stand for each value of an enum field. */
export function answersOf(field: TemplateField): Answer[] {
  if (field.type !== 'enum') return [];
  const values = field.enumValues;
  const answers = values.map((value) => ({ value, ...currencyWords(value), phrases: phrasesOf(value) }));
  return answers.map((answer) => ({ ...answer, phrases: withoutShared(answer, answers) }));
}

function phrasesOf(value: string): AnswerPhrase[] {
  const phrases: AnswerPhrase[] = [];
  const add = (text: string, weight: number): void => {
    const words = foldWords(text);
    if (words.length && !phrases.some((phrase) => phrase.text === words.join(' '))) phrases.push({ text: words.join(' '), words, weight });
  };
  add(value, 1);
  // "Individual/sole proprietor" is either; "PaymentReceived" is two words.
  if (/[/|]/.test(value)) for (const part of value.split(/\s*[/|]\s*/)) if (part.length > 2) add(part, 0.8);
  add(value.replace(/(?<=\p{Ll})(?=\p{Lu})|_/gu, ' '), 0.95);
  add(value.replace(/\s*\(.*?\)/g, ''), 0.9);
  for (const synonym of synonymsOf(value)) add(synonym, 0.85);
  return phrases;
}

function synonymsOf(value: string): string[] {
  const key = foldWords(value).join(' ');
  const money = CURRENCIES.find(({ iso, names }) => iso.toLowerCase() === key || names.includes(key));
  return [...(money ? [money.iso, ...money.names] : []), ...(SYNONYMS.get(key) ?? [])];
}

/** Folded answer -> all words of the groups it stands in. */
const SYNONYMS: ReadonlyMap<string, readonly string[]> = indexed();

function indexed(): Map<string, readonly string[]> {
  const synonyms = new Map<string, readonly string[]>();
  for (const group of ANSWER_SYNONYMS) {
    for (const key of new Set(group.map((word) => foldWords(word).join(' ')))) synonyms.set(key, [...(synonyms.get(key) ?? []), ...group]);
  }
  return synonyms;
}

function currencyWords(value: string): Pick<Answer, 'symbols' | 'currency'> {
  const key = fold(value);
  const money = CURRENCIES.find(({ iso, names }) => iso.toLowerCase() === key || names.includes(key));
  return { symbols: money?.signs ?? [], currency: money?.iso ?? null };
}

/** A synonym that two values share, or that is another value's own name, tells nothing. */
function withoutShared(answer: Pick<Answer, 'phrases'>, answers: readonly Pick<Answer, 'phrases'>[]): AnswerPhrase[] {
  const others = answers.filter((other) => other !== answer);
  return answer.phrases.filter(
    (phrase, at) =>
      at === 0 || !others.some((other) => other.phrases.some((theirs) => theirs.text === phrase.text && theirs.weight >= phrase.weight)),
  );
}
