import type { WordSpan } from '../../model/index.ts';
import type { CompiledField } from '../compile/compiled-field.ts';
import { kindIs } from '../compile/value-kinds.ts';
import { clauseFinderOf } from '../contracts/clause-finder.ts';
import { beforeBoxes } from '../document/before-boxes.ts';
import { isFilledForm } from '../document/document-index.ts';
import { printedRun, runOfSpans } from '../document/word-run.ts';
import { hasForm, isNumeric } from '../kinds/kind-finder.ts';
import { normaliseAs } from '../kinds/normalise-as.ts';
import { asksOtherDate } from '../kinds/own-date.ts';
import { mayBe, printedShape } from '../kinds/printed-shape.ts';
import { reasonOfZone, supportOf } from '../labels/label-support.ts';
import { isLabelLine } from '../labels/label-lines.ts';
import type { ValueZone } from '../labels/value-zone.ts';
import { ocrDoubtOf, type Search } from '../search/search.ts';
import { isName, legalFormBelow, nameSpan } from './name-span.ts';
import { placeFeatures } from './place-features.ts';
import { proposeWords, type Proposal } from './proposal.ts';
import { amountInTriple, amountOf } from './propose-mentions.ts';
import { rankInZone } from './zone-ranks.ts';

/** Values beside, below or above the printed labels of a field. */
export function proposeLabelled(search: Search, field: CompiledField, fieldIndex: number): Proposal[] {
  return search.support.zones.flatMap((zone) => {
    const owner = zone.hit.owners.find((candidate) => candidate.field === fieldIndex);
    if (!owner || zone.strength <= 0 || (zone.figures && !isNumeric(field))) return [];
    if (clauseFinderOf(field) !== null && isProse(search, zone)) return [];
    const isBlank =
      field.field.type === 'text' &&
      !field.isDateOutput &&
      isFilledForm(search.index) &&
      zone.spans.every((span) => search.index.filledLines.has(span.line));
    return hasForm(field) && !isBlank ? typedInZone(search, field, fieldIndex, zone) : wholeZone(search, field, fieldIndex, zone);
  });
}

/** In running text the field's own clause finder reads sentences better than a word of them does. */
function isProse(search: Search, zone: ValueZone): boolean {
  const line = search.layout.lines[zone.hit.spans[0]?.line ?? -1];
  return line !== undefined && (line.words.length > 9 || zone.hit.labelStrength < 0.75);
}

/** Less says nothing by itself. */
const WEAK_LABEL = 0.15;

/** Typed things in the zone; the first stands for the label, later ones less so. */
function typedInZone(search: Search, field: CompiledField, fieldIndex: number, zone: ValueZone): Proposal[] {
  return rankInZone(search, field, zone).flatMap(({ mention, rank }) => {
    const { printed, likelihood, reading } = mention;
    const { own, competingLabel } = supportOf(search.support, fieldIndex, printed.spans, (other) => (other.hit === zone.hit ? rank : null));
    const fitting = amountInTriple(search, field, fieldIndex);
    const isGuess = own < WEAK_LABEL && asksOtherDate(field);
    const features = {
      ...placeFeatures(search, mention),
      ...(isGuess ? { top: 0 } : {}),
      arithmetic: fitting !== null && amountOf(mention) === fitting ? 1 : 0,
      paid: fitting !== null && fitting === search.payable && amountOf(mention) === fitting ? 1 : 0,
      label: own,
      competingLabel: Math.max(0, competingLabel - own),
      kind: likelihood,
    };
    const draft = { layout: search.layout, field: field.field, fieldIndex, features, reason: reasonOfZone(search.index, zone) };
    const proposal = proposeWords(draft, printed, { kind: 'normalise', as: normaliseAs(field), reading });
    return proposal ? [proposal] : [];
  });
}

/** Kinds without a form: the words of the zone as they stand, its first line and all of its lines. */
function wholeZone(search: Search, field: CompiledField, fieldIndex: number, zone: ValueZone): Proposal[] {
  const first = beforeBoxes(search.layout, zone.spans);
  const all = beforeBoxes(search.layout, [...zone.spans, ...zone.more]);
  const readings: { spans: WordSpan[]; spread: number }[] = [{ spans: isName(field) ? nameIn(search, first) : first, spread: 0 }];
  if (all.length > first.length) readings.push({ spans: all, spread: kindIs(field.kind, 'lines') ? -1 : 1 });
  return readings.flatMap(({ spans, spread }) => {
    const printed = printedRun(runOfSpans(search.layout, spans));
    if (!printed || !mayBe(field, printed.text)) return [];
    const { own, competingLabel } = supportOf(search.support, fieldIndex, spans, () => 0);
    const first = search.layout.lines[spans[0]?.line ?? -1];
    const features = {
      label: own,
      competingLabel: Math.max(0, competingLabel - own),
      kind: printedShape(printed.text, field),
      isLabel: first && isLabelLine(first, search.support.hitsOfLine) && spans[0]?.from === 0 ? 1 : likeLabel(search, printed.text),
      spread,
      printed: isFilledForm(search.index) && !spans.every((span) => search.index.filledLines.has(span.line)) ? 1 : 0,
      ocrDoubt: ocrDoubtOf(search.layout, spans),
    };
    const draft = { layout: search.layout, field: field.field, fieldIndex, features, reason: reasonOfZone(search.index, zone) };
    const proposal = proposeWords(draft, printed, { kind: 'normalise', as: 'text', reading: field.kind === 'address' ? 'lines' : null });
    return proposal ? [proposal] : [];
  });
}

/** A text less likely a label than the first is none; one as likely as can be counts as half of one, as values are such words, too. */
const [NO_LABEL, MOST_LABEL] = [0.6, 0.5];
const likeLabel = ({ ranked }: Search, text: string): number => MOST_LABEL * Math.max(0, (ranked.label(text) - NO_LABEL) / (1 - NO_LABEL));

function nameIn({ index, layout }: Search, spans: readonly WordSpan[]): WordSpan[] {
  const name = spans.map((span) => {
    const line = layout.lines[span.line];
    return line ? nameSpan(line, span) : span;
  });
  const form = legalFormBelow(index, name);
  return form ? [...name, form] : name;
}
