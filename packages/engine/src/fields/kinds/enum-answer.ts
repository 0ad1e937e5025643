import type { WordSpan } from '../../model/index.ts';
import type { Answer } from '../../values/answers.ts';
import { findCurrencies } from '../../values/find-currencies.ts';
import type { MeantAnswer } from '../compile/answer-links.ts';
import type { CompiledField } from '../compile/compiled-field.ts';
import type { DocumentIndex } from '../document/document-index.ts';
import { printedCurrencies } from './printed-currencies.ts';
import { keyOfPhrase, phraseKey, tokensOfText } from '../document/tokens.ts';

/** Words of an answer found in a document. */
export interface AnswerHit {
  /** The enum value it stands for. */
  value: string;
  weight: number;
  span: WordSpan;
  pageNumber: number;
  /** The line says nothing else. */
  alone: boolean;
}

/** Words of the longest phrase looked for. */
const MAX_PHRASE_TOKENS = 8;
/** Hits kept per field; counts beyond it change nothing. */
const MAX_HITS = 400;
/** How surely a printed sign means its answer. */
const SIGN_WEIGHT = 0.9;

/** Every place where words or signs stand for one of the field's answers; the longest phrase wins ("credit note" over "note"). */
export function findAnswers(index: DocumentIndex, field: CompiledField): AnswerHit[] {
  const { phrases } = answerBook(field.answers);
  const hits: AnswerHit[] = [];
  for (const line of index.layout.lines) {
    const tokens = index.tokens[line.index] ?? [];
    let reach = 0;
    for (let from = 0; from < tokens.length && hits.length < MAX_HITS; from++) {
      if (from < reach) continue;
      let key = '';
      let found: { to: number; answers: AnswerWord[] } | null = null;
      for (let to = from + 1; to <= Math.min(tokens.length, from + MAX_PHRASE_TOKENS); to++) {
        key += tokens[to - 1]?.text ?? '';
        const answers = phrases.get(key);
        if (answers) found = { to, answers };
      }
      if (!found) continue;
      const span = { line: line.index, from: tokens[from]?.word ?? 0, to: (tokens[found.to - 1]?.word ?? 0) + 1 };
      for (const answer of found.answers)
        hits.push({ ...answer, span, pageNumber: line.pageNumber, alone: from === 0 && found.to === tokens.length });
      reach = found.to;
    }
  }
  return [...hits, ...signHits(index, field)].slice(0, MAX_HITS);
}

/** Signs of money that stand for answers; a sign that countries share is that of the paper's own. */
function signHits({ layout }: DocumentIndex, { answers }: CompiledField): AnswerHit[] {
  if (answers.every(({ currency }) => currency === null)) return [];
  return printedCurrencies(layout).flatMap(({ iso, kind, span, pageNumber }) => {
    const meant = kind === 'sign' ? answers.find(({ currency }) => currency === iso) : undefined;
    return meant ? [{ value: meant.value, weight: SIGN_WEIGHT, span, pageNumber, alone: false }] : [];
  });
}

interface AnswerWord {
  value: string;
  weight: number;
}

function answerBook(answers: readonly Answer[]): { phrases: Map<string, AnswerWord[]>; symbols: Map<string, AnswerWord[]> } {
  const phrases = new Map<string, AnswerWord[]>();
  const symbols = new Map<string, AnswerWord[]>();
  for (const { value, phrases: said, symbols: signs } of answers) {
    for (const phrase of said) add(phrases, keyOfPhrase(phrase.text), { value, weight: phrase.weight });
    for (const sign of signs) add(symbols, sign, { value, weight: SIGN_WEIGHT });
  }
  phrases.delete('');
  return { phrases, symbols };
}

function add(book: Map<string, AnswerWord[]>, key: string, word: AnswerWord): void {
  const same = book.get(key);
  if (same) same.push(word);
  else book.set(key, [word]);
}

/** The answer that a short text (a table cell, a value beside a label) gives by its words or by what they mean, or null. */
export const answerOf = (text: string, { answers, meant }: Pick<CompiledField, 'answers' | 'meant'>): MeantAnswer | null => {
  const said = answerIn(text, answers);
  return said ? { ...said, isDoubtful: false } : meant(text);
};

function answerIn(text: string, answers: readonly Answer[]): AnswerWord | null {
  const { phrases, symbols } = answerBook(answers);
  const tokens = tokensOfText(text);
  const whole = phrases.get(phraseKey(tokens))?.[0];
  if (whole) return whole;
  let best: (AnswerWord & { length: number }) | null = null;
  for (let from = 0; from < tokens.length; from++) {
    let key = '';
    for (let to = from + 1; to <= Math.min(tokens.length, from + MAX_PHRASE_TOKENS); to++) {
      key += tokens[to - 1] ?? '';
      const answer = phrases.get(key)?.[0];
      if (answer && (best === null || to - from > best.length)) best = { ...answer, weight: answer.weight * 0.9, length: to - from };
    }
  }
  if (best) return { value: best.value, weight: best.weight };
  // "R$" holds "$" and is another sign.
  for (const { from, to } of findCurrencies(text)) {
    const [answer] = symbols.get(text.slice(from, to)) ?? [];
    if (answer) return answer;
  }
  return null;
}
