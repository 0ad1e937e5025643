import type { TemplateField } from '../../model/index.ts';
import type { ValueKind } from './value-kinds.ts';

/** How likely a field asks for a value of each kind by what was learned of wordings, 0..1. */
export type LearnedKinds = (field: TemplateField) => { date?: number; time?: number; person?: number; company?: number; office?: number };

/** From the first on a wording surely asks for a kind; below the second surely not. On seven waves and the benchmark 27 of 29 fields are right. */
const [SURELY, SURELY_NOT] = [0.7, 0.1];
/** What somebody does is also said of what is done ("aufgehört"): 26 of 28 fields are right from here on. */
const SURELY_A_PERSON = 0.8;

/**
 * What the words leave open is what the wording was learned to ask for: "Rückgabe" a day, "o której" a time of day, "Prüfer" a person, others a company; and what they take
 * for a day for the sake of one word ("who signed") may surely ask for a person.
 */
export function withLearnedKind(
  kind: ValueKind,
  { date = 0, time = 0, person = 0, company = 0, office = 0 }: ReturnType<LearnedKinds>,
): ValueKind {
  if (kind === 'date') return person >= SURELY && date < SURELY_NOT ? 'person' : kind;
  if (kind !== 'free-text') return kind;
  if (date >= SURELY) return 'date';
  if (time >= SURELY) return 'time';
  if (person >= SURELY_A_PERSON) return 'person';
  return company + office >= SURELY ? 'company' : kind;
}
