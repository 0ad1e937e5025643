import type { CompiledField } from '../compile/compiled-field.ts';
import { evidenceOfMark } from '../document/evidence.ts';
import { legendOf } from '../document/legend.ts';
import { type MarkMatch, marksNaming, textOfSpans } from '../document/tick-marks.ts';
import { printedRun, runOfSpans } from '../document/word-run.ts';
import { answerOf, findAnswers, type AnswerHit } from '../kinds/enum-answer.ts';
import { reasonOfZone, supportOf } from '../labels/label-support.ts';
import { ocrDoubtOf, type Search } from '../search/search.ts';
import { asMeant, proposeEvidence, proposeWords, type Features, type Proposal } from './proposal.ts';

/** A tick box named less well than this is not the answer's box. */
const MIN_MARK_SIMILARITY = 0.6;
/** What a label of something else counts against the words of an answer: "119,00 EUR" beside "Total" gives the currency all the same. */
const ELSEWHERE_SHARE = 0.35;

/** Answers of an enum field: ticked, beside a label, in the title, or somewhere in the words. */
export function proposeEnum(search: Search, field: CompiledField, fieldIndex: number): Proposal[] {
  // What signs stand for is no answer of the document itself.
  const legend = legendOf(search.layout);
  const hits = findAnswers(search.index, field).filter(({ span }) => !legend.lines.has(span.line));
  const weights = new Map<string, number>();
  for (const hit of hits) weights.set(hit.value, (weights.get(hit.value) ?? 0) + hit.weight);
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  const stated = bestPerValue(
    hits.flatMap((hit) => proposeHit(search, field, fieldIndex, hit, (weights.get(hit.value) ?? 0) / Math.max(1, total))),
  );
  return [
    ...proposeTicked(search, field, fieldIndex),
    ...bestPerValue([...stated, ...proposeMeant(search, field, fieldIndex), ...proposeRankedAnswers(search, field, fieldIndex)]),
  ];
}

/** What stands beside a label of the field and says none of its answers, but means one. */
function proposeMeant(search: Search, field: CompiledField, fieldIndex: number): Proposal[] {
  return search.support.zones.flatMap((zone) => {
    const owner = zone.hit.owners.find((candidate) => candidate.field === fieldIndex);
    const printed = owner && printedRun(runOfSpans(search.layout, zone.spans));
    const answer = printed && field.meant(printed.text);
    if (!owner || !printed || !answer) return [];
    const features: Features = {
      label: owner.weight * zone.strength * zone.hit.labelStrength,
      kind: answer.weight,
      ocrDoubt: ocrDoubtOf(search.layout, printed.spans),
    };
    const draft = { layout: search.layout, field: field.field, fieldIndex, features, reason: reasonOfZone(search.index, zone) };
    const proposal = proposeWords(draft, printed, { kind: 'concept', of: answer.value });
    return proposal ? [{ ...asMeant(proposal, answer), spans: [] }] : [];
  });
}

function proposeTicked(search: Search, field: CompiledField, fieldIndex: number): Proposal[] {
  const matches = field.answers.flatMap((answer) => {
    const named = answer.phrases.flatMap((phrase) =>
      marksNaming(search.layout, phrase.words).map((match) => ({ ...match, similarity: match.similarity * phrase.weight })),
    );
    return [...named, ...meantMarks(search, field, answer.value)]
      .filter((match) => match.similarity >= MIN_MARK_SIMILARITY)
      .sort((a, b) => b.similarity - a.similarity)
      .slice(0, 1)
      .map((match) => ({ ...match, value: answer.value }));
  });
  if (matches.length < Math.min(2, field.answers.length)) return [];
  return matches
    .filter(({ mark }) => mark.checked)
    .flatMap(({ mark, label, similarity, value }) => {
      const draft = {
        layout: search.layout,
        field: field.field,
        fieldIndex,
        features: { stated: similarity, kind: 1 },
        reason: `ticked: “${label.slice(0, 60)}”`,
      };
      const proposal = proposeEvidence(
        draft,
        [evidenceOfMark(mark, label)],
        { kind: 'concept', of: value },
        { printed: label, spans: [], pageNumber: mark.pageNumber },
      );
      return proposal ? [proposal] : [];
    });
}

/** How well a box is named by words that mean the answer and are none of its own. */
const MEANT_SIMILARITY = 0.7;

const meantMarks = ({ layout }: Search, field: CompiledField, value: string): MarkMatch[] =>
  layout.marks.flatMap((mark) => {
    const label = textOfSpans(layout, mark.label);
    return field.meant(label)?.value === value ? [{ mark, label, similarity: MEANT_SIMILARITY }] : [];
  });

function proposeHit(search: Search, field: CompiledField, fieldIndex: number, hit: AnswerHit, share: number): Proposal[] {
  const printed = printedRun(runOfSpans(search.layout, [hit.span]));
  const line = search.layout.lines[hit.span.line];
  const page = search.layout.pages.find((candidate) => candidate.pageNumber === hit.pageNumber);
  if (!printed || !line || !page) return [];
  const { own, competingLabel, zone } = supportOf(search.support, fieldIndex, [hit.span], () => 0);
  const height = Math.max(page.heightPt, 1);
  const early = hit.pageNumber === search.layout.pages[0]?.pageNumber ? Math.max(0, 1 - line.box.top / height) : 0;
  const block = search.layout.blocks[line.block];
  const features: Features = {
    label: own,
    competingLabel: Math.max(0, competingLabel - own) * ELSEWHERE_SHARE,
    kind: hit.weight,
    top: early,
    large: block?.role === 'heading' ? 0.5 : 0,
    repeated: share,
    only: titleSimilarity(line.text, hit),
    ocrDoubt: ocrDoubtOf(search.layout, [hit.span]),
  };
  const reason = zone ? reasonOfZone(search.index, zone) : `the words “${printed.text.slice(0, 60)}” on page ${hit.pageNumber}`;
  const draft = { layout: search.layout, field: field.field, fieldIndex, features, reason };
  const proposal = proposeWords(draft, printed, { kind: 'concept', of: hit.value });
  // Words of an answer may serve other fields as well.
  return proposal ? [{ ...proposal, spans: [] }] : [];
}

/** A guess of the ranker below it is none: answers stand on papers in many places. */
const LEAST_LIKELIHOOD = 0.5;

/** What the ranker holds for the field's value and says or means one of its answers. */
const proposeRankedAnswers = (search: Search, field: CompiledField, fieldIndex: number): Proposal[] =>
  search.ranked.field(fieldIndex).flatMap(({ candidate: { printed }, likelihood }) => {
    const answer = answerOf(printed.text, field);
    if (!answer || likelihood < LEAST_LIKELIHOOD || printed.spans.some(({ line }) => legendOf(search.layout).lines.has(line))) return [];
    const features: Features = { ranked: likelihood, kind: answer.weight, ocrDoubt: ocrDoubtOf(search.layout, printed.spans) };
    const draft = {
      layout: search.layout,
      field: field.field,
      fieldIndex,
      features,
      reason: `“${printed.text.slice(0, 60)}” seems to answer it`,
    };
    const proposal = proposeWords(draft, printed, { kind: 'concept', of: answer.value });
    return proposal ? [{ ...asMeant(proposal, answer), spans: [] }] : [];
  });

/** The hit opens a short line without a full stop, as titles do. */
function titleSimilarity(text: string, hit: AnswerHit): number {
  if (hit.alone) return 1;
  const words = text.split(/\s+/).length;
  if (/[.;]$/.test(text.trim()) || words > 9) return 0;
  return hit.span.from === 0 ? 0.8 : hit.span.from <= 2 ? 0.4 : 0;
}

/** Of hundreds of places that say the same, the few most telling: near a label, in the title, at the top. */
function bestPerValue(proposals: readonly Proposal[]): Proposal[] {
  const worth = ({ features }: Proposal): number =>
    5 * Math.max(features.label ?? 0, features.ranked ?? 0) +
    (features.top ?? 0) +
    (features.large ?? 0) +
    (features.only ?? 0) -
    3 * (features.competingLabel ?? 0);
  const byValue = new Map<string, Proposal>();
  for (const proposal of proposals) {
    const key = JSON.stringify(proposal.value);
    const best = byValue.get(key);
    if (!best || worth(proposal) > worth(best) + 1e-9) byValue.set(key, proposal);
  }
  return [...byValue.values()];
}
