import type { BrokenRule, Candidate, ExtractionRow, FieldResult, Template } from '../model/index.ts';
import { compileRules, type CompiledRules } from './compile-rules.ts';

/**
 * Rows as the rules of their template judge them: a cell that breaks a rule carries why (`broken`) and is not sure any more; where its
 * value is not on the field's list the nearest entry is offered. The rows given are those found, with what a person decided; they stay as
 * they are, and a row that breaks no rule is the same object, as is one that was judged before.
 */
export function checkByRules<Row extends ExtractionRow>(rows: readonly Row[], { entities }: Template): readonly Row[] {
  const rules = compileRules(entities);
  return rules.length === 0 ? rows : rows.map((row) => checkRow(row, rules));
}

const checked = new WeakMap<ExtractionRow, { rules: readonly CompiledRules[]; row: ExtractionRow }>();

function checkRow<Row extends ExtractionRow>(row: Row, rules: readonly CompiledRules[]): Row {
  const before = checked.get(row);
  // What is kept for a row was made of it: it is of its type.
  if (before?.rules === rules) return before.row as Row;
  const cells: Record<string, FieldResult> = {};
  for (const each of rules) {
    const result = row.cells[each.fieldId];
    const judged = result && judge(result, row, each);
    if (judged) cells[each.fieldId] = judged;
  }
  const made = Object.keys(cells).length === 0 ? row : { ...row, cells: { ...row.cells, ...cells } };
  checked.set(row, { rules, row: made });
  return made;
}

const BLANK: readonly BrokenRule[] = [{ rule: 'required', reason: 'This field is required, and the cell is blank.' }];

/** The result with the rules it breaks; null where it breaks none. */
function judge(result: FieldResult, row: ExtractionRow, { required, checks, list }: CompiledRules): FieldResult | null {
  if (!('chosen' in result)) return required ? { ...result, broken: BLANK } : null;
  const { chosen } = result;
  const broken = checks.map((check) => check(chosen, row)).filter((each) => each !== null);
  if (broken.length === 0) return null;
  const nearest = broken.some(({ rule }) => rule === 'oneOf') && list ? nearestCandidate(result, list) : null;
  const alternatives = nearest ? [nearest, ...result.alternatives] : result.alternatives;
  // What a person confirmed just so stays found: it was looked at.
  if (result.state === 'found' && result.decidedBy === 'confirm') return { ...result, alternatives, broken };
  return { state: 'unsure', chosen, alternatives, broken };
}

/** The entry that was likely meant, with the place of what is printed; null where none is near or it is offered already. */
function nearestCandidate(
  { chosen, alternatives }: { chosen: Candidate; alternatives: Candidate[] },
  list: NonNullable<CompiledRules['list']>,
): Candidate | null {
  const { value, evidence } = chosen;
  const nearest = list.nearest(value.kind === 'text' ? value.text : chosen.printed);
  if (!nearest || alternatives.some((other) => other.value.kind === 'text' && other.value.text === nearest.entry)) return null;
  const { entry, similarity } = nearest;
  return {
    ...chosen,
    id: `list-entry:${entry}`,
    value: { kind: 'text', text: entry },
    evidence: evidence.filter(({ kind }) => kind !== 'person'),
    derivation: { kind: 'list-entry', entry },
    confidence: Math.round(similarity * 1e4) / 1e4,
    reason: 'It is the entry of the list that is nearest to what is printed.',
  };
}
