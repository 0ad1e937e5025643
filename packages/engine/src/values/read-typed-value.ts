import { wordsOf } from '../languages/languages.ts';
import { distance } from 'fastest-levenshtein';
import type { CellValue, TemplateField } from '../model/index.ts';
import { answersOf } from './answers.ts';
import { namesDateFormat, sayDate } from './date-words.ts';
import { readDate, type DayOrder } from './find-dates.ts';
import { findYesNo } from './find-yes-no.ts';
import { fold, foldWords } from './fold.ts';
import { normaliseNumber } from './normalise-number.ts';
import type { DecimalSign } from './read-digits.ts';
import { splitName } from './split-name.ts';

/** How the document around writes dates and numbers, for what can be read in two ways. */
export interface TypingHints {
  dayOrder: DayOrder | null;
  decimalSign: DecimalSign | null;
  /** Other values of the field are dates, so this one is meant as one too. */
  dates: boolean;
}

/** What was typed, as its field holds it; or why the field cannot hold it. */
export type TypedValue = { kind: 'value'; value: CellValue } | { kind: 'refused'; sentence: string };

const NO_HINTS: TypingHints = { dayOrder: null, decimalSign: null, dates: false };

/** Reads what a person typed, pasted or picked on the page, as the engine reads the same print in a document. */
export function readTypedValue(text: string, field: TemplateField, hints: TypingHints = NO_HINTS): TypedValue {
  const typed = text.replace(/[\u200b-\u200d\u2060\ufeff]/g, '').trim();
  if (typed === '') return refused('Nothing was entered.');
  switch (field.type) {
    case 'number':
      return asNumber(typed, hints.decimalSign);
    case 'yes/no':
      return asYesNo(typed);
    case 'enum':
      return asAnswer(typed, field);
    case 'text':
      return asText(typed, field, hints);
  }
}

const value = (of: CellValue): TypedValue => ({ kind: 'value', value: of });
const refused = (sentence: string): TypedValue => ({ kind: 'refused', sentence });
const shown = (typed: string): string => `“${typed.length > 40 ? `${typed.slice(0, 39)}…` : typed}”`;

/** As spreadsheets copy very large and very small numbers. */
const SCIENTIFIC = /^[-+]?\d+(?:[.,]\d+)?e[-+]?\d{1,3}$/i;

function asNumber(typed: string, decimalSign: DecimalSign | null): TypedValue {
  const scientific = SCIENTIFIC.test(typed) ? Number(typed.replace(',', '.')) : NaN;
  if (Number.isFinite(scientific)) return value({ kind: 'number', number: scientific, decimals: 0 });
  const found = normaliseNumber(typed, decimalSign);
  return found
    ? value({ kind: 'number', number: found.number, decimals: found.decimals })
    : refused(`${shown(typed)} is not a number. Write one number, such as 1296.00.`);
}

function asYesNo(typed: string): TypedValue {
  if (typed === '1' || typed === '0') return value({ kind: 'yes/no', yes: typed === '1' });
  const said = findYesNo(typed);
  return said ? value({ kind: 'yes/no', yes: said.yes }) : refused(`${shown(typed)} says neither yes nor no.`);
}

function asAnswer(typed: string, field: TemplateField): TypedValue {
  const answer = sameAnswer(typed, field) ?? nearestAnswer(typed, field.enumValues);
  return answer === null
    ? refused(`${shown(typed)} is not one of the values of this field: ${listed(field.enumValues)}.`)
    : value({ kind: 'enum', value: answer });
}

/** The value itself, or words or a sign that mean it on documents ("Rechnung" for "invoice"). */
function sameAnswer(typed: string, field: TemplateField): string | null {
  if (field.enumValues.includes(typed)) return typed;
  const folded = fold(typed);
  const same = field.enumValues.find((each) => fold(each) === folded);
  if (same !== undefined) return same;
  const phrase = foldWords(typed).join(' ');
  let best: { value: string; weight: number } | null = null;
  for (const { value, phrases, symbols } of answersOf(field)) {
    const weight = symbols.includes(typed) ? 1 : (phrases.find(({ text }) => text === phrase)?.weight ?? 0);
    if (weight > (best?.weight ?? 0)) best = { value, weight };
  }
  return best?.value ?? null;
}

/** Letters of a value that may be wrong; two letters that changed places count twice. */
const MAX_WRONG_SHARE = 0.3;

/** The only value that begins so, or the one that a slip of the fingers leads to; null where two are as near. */
function nearestAnswer(typed: string, values: readonly string[]): string | null {
  const folded = fold(typed);
  const begun = values.filter((each) => fold(each).startsWith(folded));
  if (begun.length === 1) return begun[0] ?? null;
  const near = values
    .map((each) => ({ each, wrong: distance(fold(each), folded) / Math.max(each.length, 1) }))
    .filter(({ wrong }) => wrong <= MAX_WRONG_SHARE)
    .sort((a, b) => a.wrong - b.wrong);
  return near[0] && near[0].wrong !== near[1]?.wrong ? near[0].each : null;
}

const listed = (values: readonly string[]): string => (values.length > 6 ? `${values.slice(0, 6).join(', ')} …` : values.join(', '));

function asText(typed: string, field: TemplateField, { dates, dayOrder }: TypingHints): TypedValue {
  const iso = dates || asksForDate(field) ? wholeDate(typed, dayOrder) : null;
  return value(iso === null ? { kind: 'text', text: typed.normalize('NFC') } : { kind: 'date', iso });
}

const NOUNS: ReadonlySet<string> = new Set(wordsOf('dateNouns'));

/** The engine's own rule for fields that name a date in plain words; what its lexicon knows beyond them, `hints.dates` tells. */
function asksForDate(field: TemplateField): boolean {
  let asks = askedForDate.get(field);
  if (asks === undefined) askedForDate.set(field, (asks = namesDate(field)));
  return asks;
}

/** A paste asks for each of its cells. */
const askedForDate = new WeakMap<TemplateField, boolean>();

function namesDate({ variableName, description }: TemplateField): boolean {
  const name = splitName(variableName);
  const [sentence = ''] = description.split(/[.;?!(]/);
  return namesDateFormat(fold(description)) || sayDate(name) || sayDate(sentence) || NOUNS.has(foldWords(name).at(-1) ?? '');
}

/** A text that is a date, with little around it: a weekday, a label, a time. "30 days after 1 May 2026" is none. */
function wholeDate(typed: string, dayOrder: DayOrder | null): string | null {
  const date = readDate(typed, dayOrder);
  if (date?.precision !== 'day') return null;
  return typed.length - (date.to - date.from) <= date.to - date.from ? date.iso : null;
}
