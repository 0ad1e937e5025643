import type { Candidate, DocumentLayout, FieldResult, FoundRows, LearnedLabel, Recollection, RowMode, Template } from '../model/index.ts';
import { compileTemplate } from './compile/compile-template.ts';
import type { CompiledField, CompiledTemplate } from './compile/compiled-field.ts';
import { withLearnedLabels } from './compile/with-learned-labels.ts';
import { absenceConfidence, judge, type Judgement } from './confidence.ts';
import type { Grounds } from './confidence-signals.ts';
import { contextSignals } from './context-signals.ts';
import { findItems } from './item-rows.ts';
import { proposeClauses } from './propose-clauses.ts';
import { proposeEntities } from './propose-entities.ts';
import { proposeEnum } from './propose-enum.ts';
import { proposeInstitution } from './propose-institution.ts';
import { proposeLabelled } from './propose-labelled.ts';
import { proposeNamed } from './propose-named.ts';
import { proposePeriod } from './propose-period.ts';
import { proposeMail } from './propose-mail.ts';
import { proposeDatedByNumber } from './propose-dated-by-number.ts';
import { proposePartyBelowLabel, proposeParties } from './propose-parties.ts';
import { withLearned } from './propose-learned.ts';
import { proposeSigner } from './propose-signer.ts';
import { proposeStated } from './propose-stated.ts';
import { proposeXml } from './propose-xml.ts';
import { proposeYesNo } from './propose-yes-no.ts';
import type { Proposal, Ranked } from './proposal.ts';
import { shareWords } from './share-words.ts';
import { prepareSearch, type Observe, type Search } from './search.ts';
import { selectProposals, type Choice } from './select.ts';

/** Other values offered to the reviewer. */
const MAX_ALTERNATIVES = 5;

interface FindingOptions {
  rowMode: RowMode;
  /** What the template has learned about a document; nothing where there is none. */
  recollect?: (layout: DocumentLayout) => Recollection | null;
  /** Words that corrections found beside values. */
  labels?: readonly LearnedLabel[];
  /** Is told what each value was judged by; training asks for it. */
  observe?: Observe;
}

/**
 * Finds the values of a template's fields in a document: proposes, scores, decides all fields together. Deterministic.
 * Asynchronous because a second reading of doubtful spots may be asked for.
 */
export async function findFields(layout: DocumentLayout, template: Template, { rowMode, recollect, labels = [], observe }: FindingOptions): Promise<FoundRows> {
  const compiled = withLearnedLabels(compiledOnce(template), labels);
  const search: Search = { ...prepareSearch(layout, template, compiled), observe };
  const found = findItems(search, rowMode);
  const itemFields = found ? found.fields : new Set<number>();
  const recollection = recollect?.(search.layout) ?? null;
  const proposals = compiled.fields.flatMap((field, at) => (itemFields.has(at) ? [] : withLearned(search, field, at, recollection, proposeField(search, field, at))));
  const document: Record<string, FieldResult> = {};
  selectProposals(compiled, proposals).forEach((choice, at) => {
    const field = compiled.fields[at];
    if (field && !itemFields.has(at)) document[field.field.id] = toResult(search, field, choice);
  });
  return { rowMode: found ? 'item' : 'document', document, items: found?.items ?? [] };
}

/** Many documents share one template. */
const compiledTemplates = new WeakMap<Template, CompiledTemplate>();

function compiledOnce(template: Template): CompiledTemplate {
  const known = compiledTemplates.get(template);
  if (known) return known;
  const compiled = compileTemplate(template);
  compiledTemplates.set(template, compiled);
  return compiled;
}

function proposeField(search: Search, field: CompiledField, at: number): Proposal[] {
  const stated = proposeXml(search, field, at);
  if (stated) return stated;
  if (field.field.type === 'yes/no') return proposeYesNo(search, field, at);
  if (field.field.type === 'enum') return proposeEnum(search, field, at);
  const mail = proposeMail(search, field, at);
  if (mail) return mail;
  return [...proposeLabelled(search, field, at), ...proposeEntities(search, field, at), ...proposeParties(search, field, at), ...proposePartyBelowLabel(search, field, at), ...proposeDatedByNumber(search, field, at), ...proposeClauses(search, field, at), ...proposeStated(search, field, at), ...proposeNamed(search, field, at), ...proposePeriod(search, field, at), ...proposeSigner(search, field, at), ...proposeInstitution(search, field, at)];
}

function toResult(search: Search, field: CompiledField, { chosen, others }: Choice): FieldResult {
  const { id } = field.field;
  const best = others[0] ?? null;
  const judged = chosen && judgeRanked(search, field, chosen, others);
  const absence = absenceConfidence(best?.score ?? null);
  // What was not chosen is no likelier than what was, and no likelier than what that leaves.
  const most = judged ? Math.min(judged.confidence, 1 - judged.confidence) : 1 - absence;
  const alternatives = others.slice(0, MAX_ALTERNATIVES).map((other, at) => toCandidate(other, `${id}:${at + 1}`, Math.min(most, judgeRanked(search, field, other, chosen ? [chosen] : []).confidence)));
  if (!chosen || !judged) return { state: 'absent', confidence: absence, alternatives };
  const candidate = toCandidate(chosen, `${id}:0`, judged.confidence);
  search.observe?.(candidate, groundsOf(search, field, chosen, others));
  return { state: judged.state, chosen: candidate, alternatives };
}

const judgeRanked = (search: Search, field: CompiledField, ranked: Ranked, others: readonly Ranked[]): Judgement => judge(groundsOf(search, field, ranked, others));

function groundsOf(search: Search, field: CompiledField, { proposal, score }: Ranked, others: readonly Ranked[]): Grounds {
  const rivals = others.map((other) => ({ score: other.score, overlaps: shareWords(other.proposal.spans, proposal.spans) }));
  return { proposal, field, layout: search.layout, choice: { kind: 'ranked', score, rivals }, context: contextSignals(search, proposal) };
}

function toCandidate({ proposal, score }: Ranked, id: string, confidence: number): Candidate {
  const { value, printed, evidence, derivation, reason } = proposal;
  return { id, value, printed, evidence, derivation, score, confidence, reason };
}
