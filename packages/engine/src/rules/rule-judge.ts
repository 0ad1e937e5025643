import type { BrokenRule, Candidate, ExtractionRow, FieldResult, Template } from '../model/index.ts';
import { compileRules, type CompiledRules } from './compile-rules.ts';

/** Judges the rows of one document of a run after the other, in the order in which they are asked for. */
export type RuleJudge = <Row extends ExtractionRow>(fileName: string, rows: readonly Row[]) => readonly Row[];

/**
 * Rows as the rules of their template judge them: a cell that breaks a rule carries why (`broken`) and is not sure any more; where its
 * value is not on the field's list the nearest entry is offered. The rows given are those found, with what a person decided; they stay as
 * they are, and a row that breaks no rule is the same object, as is one that was judged alike before. Of a value that stands in several
 * documents and must not, the first is left alone.
 */
export function createRuleJudge({ entities }: Template): RuleJudge {
  const rules = compileRules(entities);
  const standings = rules.map(() => new Map<string, Standing>());
  let document = 0;
  return (fileName, rows) => {
    document++;
    return rules.length === 0 ? rows : rows.map((row, index) => checkRow(row, rows[index - 1] ?? null, rules, repeats(row, fileName)));
  };

  /** For each field's rules where the same stands already, in words; null where in no other document. */
  function repeats(row: ExtractionRow, fileName: string): (string | null)[] {
    return rules.map(({ identify }, index) => {
      const identity = identify?.(row);
      if (!identity) return null;
      const standing = standings[index]?.get(identity.key);
      if (!standing) standings[index]?.set(identity.key, { document, fileName });
      return standing && standing.document !== document ? `${identity.words} stands in ${standing.fileName} already.` : null;
    });
  }
}

/** Whether the rows of one document are judged by those of others too. */
export const judgesAcross = ({ entities }: Template): boolean => compileRules(entities).some(({ identify }) => identify !== null);

/** Where a value that must stand in one document only was met first. */
interface Standing {
  document: number;
  fileName: string;
}

interface Checked {
  rules: readonly CompiledRules[];
  above: ExtractionRow | null;
  repeats: readonly (string | null)[];
  row: ExtractionRow;
}

const checked = new WeakMap<ExtractionRow, Checked>();

function checkRow<Row extends ExtractionRow>(
  row: Row,
  above: ExtractionRow | null,
  rules: readonly CompiledRules[],
  repeats: readonly (string | null)[],
): Row {
  const before = checked.get(row);
  const isSame = before?.rules === rules && before.above === above && before.repeats.every((each, index) => each === repeats[index]);
  // What is kept for a row was made of it: it is of its type.
  if (isSame) return before.row as Row;
  const cells: Record<string, FieldResult> = {};
  rules.forEach((each, index) => {
    const result = row.cells[each.fieldId];
    const judged = result && judge(result, each, { row, above, repeat: repeats[index] ?? null });
    if (judged) cells[each.fieldId] = judged;
  });
  const made = Object.keys(cells).length === 0 ? row : { ...row, cells: { ...row.cells, ...cells } };
  checked.set(row, { rules, above, repeats, row: made });
  return made;
}

const BLANK: readonly BrokenRule[] = [{ rule: 'required', reason: 'This field is required, and the cell is blank.' }];

interface Surroundings {
  row: ExtractionRow;
  above: ExtractionRow | null;
  /** Where the same stands already; null where nowhere. */
  repeat: string | null;
}

/** The result with the rules it breaks; null where it breaks none. */
function judge(result: FieldResult, { required, checks, list }: CompiledRules, { row, above, repeat }: Surroundings): FieldResult | null {
  if (!('chosen' in result)) return required ? { ...result, broken: BLANK } : null;
  const { chosen } = result;
  const broken = checks.map((check) => check(chosen, row, above)).filter((each) => each !== null);
  if (repeat !== null) broken.push({ rule: 'unique', reason: repeat });
  if (broken.length === 0) return null;
  const nearest = broken.some(({ rule }) => rule === 'oneOf') && list ? nearestCandidate(result, list) : null;
  const alternatives = nearest ? [nearest, ...result.alternatives] : result.alternatives;
  // What a person confirmed just so stays found: it was looked at.
  if (result.state === 'found' && result.decidedBy === 'confirm') return { ...result, alternatives, broken };
  return { state: 'unsure', chosen, alternatives, broken, ...(result.changed && { changed: result.changed }) };
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
