import { wordsOf } from '../../languages/languages.ts';
import type { FieldResult } from '../../model/index.ts';
import { fold } from '../../values/fold.ts';
import type { CompiledField } from '../compile/compiled-field.ts';
import type { Choose } from '../decide/choose-candidate.ts';
import type { Printed } from '../document/word-run.ts';
import type { Period } from '../entries/period-anchors.ts';
import { normaliseAs } from '../kinds/normalise-as.ts';
import { proposeWords, type Proposal } from '../propose/proposal.ts';
import { mentionsIn, type Search } from '../search/search.ts';

const START = new Set(wordsOf('startAlone'));
const END = new Set(wordsOf('endAlone'));
/** How surely the period that an entry begins with is what the fields for its ends ask for; hand-set. */
const IS_MEANT = 0.85;

/** Each entry has it, and nothing else looks like it. */
const CONTEXT = { columnUsual: 1, columnFilled: 1, rowFilled: 1, columnLead: 1, fieldLead: 1, tableNamed: IS_MEANT };

/** What the period that an entry begins with says for the fields that ask for its first and its last day, by id. */
export function periodCells(search: Search, { from, until }: Period, row: number, choose: Choose): Record<string, FieldResult> {
  return Object.fromEntries(
    search.compiled.fields.flatMap((field, fieldIndex) => {
      const end = endOf(field);
      const printed = end === 'start' ? from : end === 'end' ? until : null;
      const proposal = printed && proposeEnd(search, field, fieldIndex, printed);
      if (!proposal) return [];
      const said = { mapped: IS_MEANT, named: IS_MEANT, likely: IS_MEANT, means: 0, meansOther: 0 };
      const grounds = { proposal, field, layout: search.layout, choice: { kind: 'column' as const, ...said }, context: CONTEXT };
      return [[field.field.id, choose(grounds, { id: `${field.field.id}:${row + 1}:0`, score: IS_MEANT })]];
    }),
  );
}

function endOf({ field, role }: CompiledField): 'start' | 'end' | null {
  if (role === 'start' || role === 'end') return role;
  const name = fold(field.variableName.trim());
  return START.has(name) ? 'start' : END.has(name) ? 'end' : null;
}

function proposeEnd(search: Search, field: CompiledField, fieldIndex: number, printed: Printed): Proposal | null {
  const draft = {
    layout: search.layout,
    field: field.field,
    fieldIndex,
    features: { kind: 1 },
    reason: 'of the period that its entry begins with',
  };
  if (!field.isDateOutput) return proposeWords(draft, printed, { kind: 'normalise', as: 'text', reading: null });
  const [day] = mentionsIn(search, field, printed.spans);
  return day ? proposeWords(draft, day.printed, { kind: 'normalise', as: normaliseAs(field), reading: day.reading }) : null;
}
