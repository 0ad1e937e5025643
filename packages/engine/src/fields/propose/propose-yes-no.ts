import type { WordSpan } from '../../model/index.ts';
import { findYesNo } from '../../values/find-yes-no.ts';
import type { CompiledField } from '../compile/compiled-field.ts';
import { evidenceOfMark } from '../document/evidence.ts';
import { bestMark } from '../document/tick-marks.ts';
import { tokensOfText } from '../document/tokens.ts';
import { printedPart, printedRun, runOfSpans } from '../document/word-run.ts';
import { reasonOfZone } from '../labels/label-support.ts';
import { ocrDoubtOf, type Search } from '../search/search.ts';
import { proposeEvidence, proposeWords, type Features, type Proposal } from './proposal.ts';

const MIN_MARK_SIMILARITY = 0.5;
/** Words of the question that must stand together for "it says so somewhere". */
const MIN_SHARE_OF_WORDS = 0.75;

/** Answers of a yes/no field: the tick box, "yes" or "no" beside the label, the attachment list, or what the words say. */
export function proposeYesNo(search: Search, field: CompiledField, fieldIndex: number): Proposal[] {
  const attachment = proposeAttachment(search, field, fieldIndex);
  if (attachment.length > 0) return attachment;
  const mark = proposeMark(search, field, fieldIndex);
  if (mark.length > 0) return mark;
  const beside = proposeBeside(search, field, fieldIndex);
  return beside.length > 0 ? beside : proposePresence(search, field, fieldIndex);
}

function proposeAttachment(search: Search, field: CompiledField, fieldIndex: number): Proposal[] {
  const names = search.layout.attachments;
  if (field.proposition?.kind !== 'attachment' || names === null) return [];
  const draft = {
    layout: search.layout,
    field: field.field,
    fieldIndex,
    features: { stated: 1, kind: 1 },
    reason: names.length > 0 ? 'the file carries attachments' : 'the list of attachments is empty',
  };
  const derivation = names.length > 0 ? ({ kind: 'concept', of: 'yes' } as const) : ({ kind: 'absence', place: 'closed' } as const);
  return kept(
    proposeEvidence(draft, [{ kind: 'attachment-list', names: [...names] }], derivation, {
      printed: names.join(', '),
      spans: [],
      pageNumber: 1,
    }),
  );
}

function proposeMark(search: Search, field: CompiledField, fieldIndex: number): Proposal[] {
  const queries = [questionWords(field), ...field.labels.slice(0, 3).map((label) => label.words)];
  const match = queries
    .map((words) => bestMark(search.layout, words))
    .reduce((best, other) => (other && (!best || other.similarity > best.similarity) ? other : best), null);
  if (!match || match.similarity < MIN_MARK_SIMILARITY) return [];
  const { mark, label, similarity } = match;
  const draft = {
    layout: search.layout,
    field: field.field,
    fieldIndex,
    features: { stated: similarity, kind: 1 },
    reason: `${mark.checked ? 'ticked' : 'not ticked'}: “${label.slice(0, 60)}”`,
  };
  return kept(
    proposeEvidence(draft, [evidenceOfMark(mark, label)], { kind: 'mark' }, { printed: label, spans: [], pageNumber: mark.pageNumber }),
  );
}

/** The first word of a label's value says yes or no. */
function proposeBeside(search: Search, field: CompiledField, fieldIndex: number): Proposal[] {
  return search.support.zones.flatMap((zone) => {
    const owner = zone.hit.owners.find((candidate) => candidate.field === fieldIndex);
    if (!owner) return [];
    const run = runOfSpans(search.layout, zone.spans);
    const said = findYesNo(run.text);
    const printed = said && printedPart(run, said.from, said.to);
    if (!printed) return [];
    const features: Features = {
      label: owner.weight * zone.strength * zone.hit.labelStrength,
      kind: 1,
      ocrDoubt: ocrDoubtOf(search.layout, printed.spans),
    };
    return kept(
      proposeWords({ layout: search.layout, field: field.field, fieldIndex, features, reason: reasonOfZone(search.index, zone) }, printed, {
        kind: 'concept',
        of: said.yes ? 'yes' : 'no',
      }),
    );
  });
}

/** The words of the question stand in one line: yes. They stand nowhere: no, but never surely, for the document is an open place. */
function proposePresence(search: Search, field: CompiledField, fieldIndex: number): Proposal[] {
  const wanted = [...new Set(questionWords(field).flatMap(tokensOfText))];
  if (wanted.length === 0) return [];
  let best: { spans: WordSpan[]; share: number } | null = null;
  for (const line of search.layout.lines) {
    const tokens = search.index.tokens[line.index] ?? [];
    const hits = tokens.filter((token) => wanted.includes(token.text));
    const share = new Set(hits.map((token) => token.text)).size / wanted.length;
    const first = hits[0];
    const last = hits.at(-1);
    if (first && last && share > (best?.share ?? 0)) best = { spans: [{ line: line.index, from: first.word, to: last.word + 1 }], share };
  }
  if (best && best.share >= MIN_SHARE_OF_WORDS) {
    const printed = printedRun(runOfSpans(search.layout, best.spans));
    const draft = {
      layout: search.layout,
      field: field.field,
      fieldIndex,
      features: { label: 0.3 * best.share, kind: 0.8 },
      reason: 'the document says so',
    };
    return printed ? kept(proposeWords(draft, printed, { kind: 'concept', of: 'yes' })) : [];
  }
  const draft = {
    layout: search.layout,
    field: field.field,
    fieldIndex,
    features: { label: 0.2, kind: 0.8 },
    reason: 'it is said nowhere',
  };
  return kept(proposeEvidence(draft, [], { kind: 'absence', place: 'open' }, { printed: '', spans: [], pageNumber: 1 }));
}

const questionWords = (field: CompiledField): string[] =>
  field.proposition && 'words' in field.proposition && field.proposition.words.length > 0 ? field.proposition.words : field.words;

const kept = (proposal: Proposal | null): Proposal[] => (proposal ? [{ ...proposal, spans: [] }] : []);
