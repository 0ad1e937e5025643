import { type Candidate, candidatesOf, type FieldResult } from '../model/index.ts';
import { secondedConfidence, withHalfTheDoubt } from '../fields/decide/confidence.ts';
import { isSamePlace, isSameValue, type PointedValue } from './judge-place.ts';

/** What a model said of a cell, once its quotes were found. */
export type PointedCell =
  | { kind: 'pointed'; value: PointedValue; others: PointedValue[] }
  /** One of what the built-in engine offered. */
  | { kind: 'candidate'; candidate: Candidate }
  /** It was shown the whole document, names lines that it looked at in each part of it, and finds the field on none. */
  | { kind: 'absent' }
  /** It was not asked, or nothing that it said is printed. */
  | { kind: 'nothing' };

/** Other values offered to the reviewer. */
const MOST_ALTERNATIVES = 5;

/**
 * What a cell becomes by two readings, the built-in engine's and the model's: where they agree the surer for it, where they differ both to choose
 * from. `alone`: the model is asked for every field, so what it does not point at stays blank.
 */
export function settleCell(builtIn: FieldResult, said: PointedCell, { alone }: { alone: boolean }): FieldResult {
  switch (said.kind) {
    case 'nothing':
      return alone ? unpointed(builtIn, 'The model points at nothing') : builtIn;
    case 'absent':
      return withAbsence(alone ? unpointed(builtIn, 'The language model finds it nowhere') : builtIn);
    case 'candidate':
      return settleValue(builtIn, { candidate: said.candidate, fits: false }, []);
    case 'pointed':
      return settleValue(builtIn, said.value, said.others);
  }
}

/** What only the built-in engine reads is no value here, and speaks for one. */
function unpointed(builtIn: FieldResult, what: string): FieldResult {
  if (!('chosen' in builtIn)) return builtIn;
  const reason = `${what}, and the built-in engine reads a value.`;
  return { state: 'not_found', reason, alternatives: candidatesOf(builtIn).slice(0, MOST_ALTERNATIVES) };
}

/** Two readings that find a field nowhere leave half of the doubt; beside a value that is to check the second one is said. */
function withAbsence(result: FieldResult): FieldResult {
  if (result.state === 'absent') return { ...result, confidence: withHalfTheDoubt(result.confidence) };
  if (result.state !== 'unsure') return result;
  const reason = `${result.chosen.reason}; the language model finds it nowhere`;
  return { ...result, chosen: { ...result.chosen, reason } };
}

function settleValue(builtIn: FieldResult, { candidate, fits }: PointedValue, others: readonly PointedValue[]): FieldResult {
  const own = 'chosen' in builtIn ? builtIn.chosen : null;
  const rest = [...others.map((other) => other.candidate), ...candidatesOf(builtIn)];
  if (own && isSameValue(own, candidate) && (isSamePlace(own.evidence, candidate.evidence) || builtIn.state === 'found'))
    return { ...seconded(builtIn.state, own), alternatives: differing(own, rest) };
  // Two readings that differ: neither is sure, the model's stands first.
  const confidence = own ? Math.min(candidate.confidence, 1 - own.confidence) : candidate.confidence;
  const state = fits && !own && others.length === 0 ? 'found' : 'unsure';
  return { state, chosen: { ...candidate, confidence }, alternatives: differing(candidate, rest) };
}

function seconded(state: FieldResult['state'], chosen: Candidate): { state: 'found' | 'unsure'; chosen: Candidate } {
  const { confidence, isSure } = secondedConfidence(chosen);
  const reason = `${chosen.reason}; the language model points here too`;
  return { state: state === 'found' || isSure ? 'found' : 'unsure', chosen: { ...chosen, reason, confidence } };
}

/** Other values, each once. */
function differing(chosen: Candidate, candidates: readonly Candidate[]): Candidate[] {
  const kept: Candidate[] = [];
  for (const candidate of candidates) if (![chosen, ...kept].some((known) => isSameValue(known, candidate))) kept.push(candidate);
  return kept.slice(0, MOST_ALTERNATIVES);
}
