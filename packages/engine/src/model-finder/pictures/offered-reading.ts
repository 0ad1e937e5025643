import type { Candidate, Derivation, Evidence, FieldResult, FoundRows } from '../../model/index.ts';
import { evidenceText } from '../../fields/document/evidence.ts';
import { quoted } from '../../fields/document/quoted.ts';
import { normaliseAs } from '../../fields/kinds/normalise-as.ts';
import { deriveValue } from '../../fields/propose/derive-value.ts';
import type { Search } from '../../fields/search/search.ts';
import { isSamePlace, isSameValue } from '../judge-place.ts';
import { squash } from '../print-stream.ts';
import type { PicturedCell } from './pictured-cells.ts';

/** What a model reads in the picture of a place and no recogniser does: never a value, until a person takes it. */
export interface OfferedReading {
  fieldId: string;
  evidence: Evidence[];
  candidate: Candidate;
}

/** Nobody but the model saw it. Hand-set. */
const CONFIDENCE = 0.3;

/** Null where it read nothing in one of the pictures, nothing else than stands there, or what makes no value of the field. */
export function offeredReading(
  { compiled }: Search,
  { fieldIndex, evidence }: PicturedCell,
  texts: readonly string[],
): OfferedReading | null {
  const field = compiled.fields[fieldIndex];
  const [printed, read] = [evidence.map(evidenceText).join('\n'), texts.join('\n')];
  // Answers of a list and of yes or no follow from what words mean, not from how they are spelt.
  if (!field || texts.includes('') || squash(read) === squash(printed) || field.field.type === 'enum' || field.field.type === 'yes/no')
    return null;
  const derivation: Derivation = { kind: 'picture-reading', as: normaliseAs(field), printed, read };
  const value = deriveValue(evidence, derivation, field.field);
  if (!value) return null;
  const reason = `a language model reads ${quoted(read)} in the picture of this place; no recogniser does`;
  const id = `${field.field.id}:picture:${JSON.stringify(evidence)}`;
  return {
    fieldId: field.field.id,
    evidence,
    candidate: { id, value, printed, evidence, derivation, score: 0, confidence: CONFIDENCE, reason },
  };
}

/** The findings with each offered reading first among the candidates of the cells that stand in its place. They stay as empty, and as doubtful, as they are. */
export function withOffered({ rowMode, document, items }: FoundRows, offered: readonly OfferedReading[]): FoundRows {
  const offerIn = (cells: Record<string, FieldResult>): Record<string, FieldResult> =>
    offered.reduce((filled, { fieldId, evidence, candidate }) => {
      const result = filled[fieldId];
      return result && standsIn(result, evidence) ? { ...filled, [fieldId]: offer(result, candidate) } : filled;
    }, cells);
  return { rowMode, document: offerIn(document), items: items.map((item) => ({ ...item, cells: offerIn(item.cells) })) };
}

function standsIn(result: FieldResult, evidence: readonly Evidence[]): boolean {
  if (result.state === 'unreadable') return isSamePlace(result.evidence, evidence);
  return result.state === 'unsure' && isSamePlace(result.chosen.evidence, evidence);
}

function offer(result: FieldResult, candidate: Candidate): FieldResult {
  if (result.state !== 'unreadable' && result.state !== 'unsure') return result;
  if (result.state === 'unsure' && isSameValue(result.chosen, candidate)) return result;
  return { ...result, alternatives: [candidate, ...result.alternatives.filter((other) => !isSameValue(other, candidate))] };
}
