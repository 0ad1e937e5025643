import type { Cut, PrintedCandidate } from '../candidates/candidate.ts';
import { linkTrust } from '../../linker/link-trust-of.ts';
import { LOOKS } from '../candidates/looks.ts';
import { MOST_GAP, PLACES, type Place } from '../candidates/surroundings.ts';
import { nearness } from '../compile/asked-wordings.ts';
import type { AskedField } from './asked-field.ts';
import type { KnownText } from './text-knowledge.ts';

const CUTS: readonly Cut[] = ['piece', 'typed', 'name', 'cell', 'joined', 'tail'];
/** Places whose text is a label more often than not. */
const LABEL_INDEXES = (['before', 'behind', 'left', 'above', 'column head', 'below', 'running'] satisfies Place[]).map((place) =>
  PLACES.indexOf(place),
);
/** Places whose text is judged as a label by itself. */
const LABEL_PLACES = ['before', 'left', 'above', 'column head'] as const satisfies readonly Place[];
/** A text that stands more often than that says no more. */
const MOST_REPEATED = 4;

/** Names of the numbers that one field and one candidate are judged by, in order. */
export const FEATURE_NAMES: readonly string[] = [
  ...PLACES.map((place) => `near ${place}`),
  ...PLACES.map((place) => `nearer than other fields ${place}`),
  'nearest label',
  'nearest label against the document',
  'margin of nearest label',
  'near itself',
  'others near itself',
  'kind',
  'kind certainty',
  ...LOOKS.map((look) => `looks ${look}`),
  ...CUTS.map((cut) => `cut ${cut}`),
  'lines',
  'words',
  'letters',
  'digits',
  'gap before',
  'gap after',
  'ends with colon',
  'begins large',
  'begins with figure',
  'repeated',
  'order of its kind',
  'alone of its kind',
  'link trust',
  'left gap',
  'above gap',
  'colon',
  'above aligned',
  'largeness',
  'above size',
  'bold',
  'in table',
  'table rows',
  'is line',
  'line words',
  'down',
  'across',
  'later page',
  'nothing before',
  'nothing left',
  'nothing above',
  'no column head',
  'figure before',
  'is a label',
  ...LABEL_PLACES.map((place) => `label ${place}`),
  'kind that its label asks for',
];

/** What the empty answer is judged by. */
export const EMPTY_FEATURE_NAMES: readonly string[] = [
  'one',
  'nearest label',
  'margin of nearest label',
  'nearest of its kind',
  'kind certainty',
  'fields',
  'trust of its kind',
  'second of its kind',
  'many of its kind',
];

interface JudgedField {
  /** One row a candidate, `FEATURE_NAMES.length` numbers each. */
  rows: Float32Array;
  empty: Float32Array;
}

/** What is the same of each candidate for every field of the template. */
export function knowCandidates(
  candidates: readonly PrintedCandidate[],
  fields: readonly AskedField[],
  know: (text: string) => KnownText,
): KnownCandidate[] {
  const nearTo = nearnessOf(fields, know);
  const repeated = repetitions(candidates);
  return candidates.map((candidate, index): KnownCandidate => {
    const { texts } = candidate.surroundings;
    return {
      candidate,
      places: PLACES.map((place) => (texts[place] === null ? null : nearTo(texts[place]))),
      own: nearTo(candidate.printed.text),
      print: Float32Array.from([
        ...LOOKS.map((look) => candidate.looks[look]),
        ...CUTS.map((cut) => (candidate.cut === cut ? 1 : 0)),
        ...printNumbers(candidate),
        (repeated[index] ?? 1) / MOST_REPEATED,
      ]),
      place: Float32Array.from([...placeNumbers(candidate), ...labelNumbers(candidate, know)]),
    };
  });
}

/** By field of the template: how near a text is to how it is asked for, and by how much nearer than to any other. */
interface NearFields {
  near: Float32Array;
  others: Float32Array;
}

/** What is the same for every field. */
export interface KnownCandidate {
  candidate: PrintedCandidate;
  /** In the order of `PLACES`; null where nothing stands in the place. */
  places: (NearFields | null)[];
  own: NearFields;
  print: Float32Array;
  place: Float32Array;
}

function nearnessOf(fields: readonly AskedField[], know: (text: string) => KnownText): (text: string) => NearFields {
  const known = new Map<string, NearFields>();
  return (text) => {
    const found = known.get(text);
    if (found) return found;
    const { vector } = know(text);
    const near = Float32Array.from(fields, (field) => nearness(field.vectors, vector));
    const made = { near, others: near.map((_, at) => mostOfOthers(near, at)) };
    known.set(text, made);
    return made;
  };
}

function mostOfOthers(near: Float32Array, at: number): number {
  let most = 0;
  near.forEach((value, other) => {
    if (other !== at) most = Math.max(most, value);
  });
  return most;
}

/**
 * Features of every candidate for one field, `fieldIndex` of all `fields` of the template: how near its surroundings are to what is asked,
 * against the other fields, its looks and its place.
 */
export function judgeField(
  known: readonly KnownCandidate[],
  asked: AskedField,
  { fieldIndex: at, fields: count }: { fieldIndex: number; fields: number },
): JudgedField {
  const width = FEATURE_NAMES.length;
  const rows = new Float32Array(known.length * width);
  const labels = known.map(({ places }) => nearestLabel(places, at));
  const best = labels.reduce((most, { near }) => Math.max(most, near), 0);
  const certainty = Math.max(...LOOKS.map((look) => asked.kinds[look]));
  const kinds = known.map(({ candidate: { looks } }) => LOOKS.reduce((sum, look) => sum + asked.kinds[look] * looks[look], 0));
  const trusts = labels.map(({ near, margin }) => linkTrust(near, margin));
  const ofKind = kinds.filter((kind) => kind > OF_KIND).length;
  let order = 0;
  known.forEach(({ places, own, print, place }, index) => {
    const [label, kind] = [labels[index] ?? NO_LABEL, kinds[index] ?? 0];
    const isOfKind = kind > OF_KIND;
    if (isOfKind) order++;
    let to = index * width;
    for (const near of places) rows[to++] = near?.near[at] ?? 0;
    for (const near of places) rows[to++] = near ? marginOf(near, at) : 0;
    rows.set([label.near, label.near - best, label.margin, own.near[at] ?? 0, own.others[at] ?? 0, kind, certainty], to);
    rows.set(print, to + 7);
    to += 7 + print.length;
    rows.set([isOfKind ? Math.min(1, order / 10) : 0, isOfKind ? 1 / ofKind : 0, trusts[index] ?? 0], to);
    rows.set(place, to + 3);
  });
  const trustOfKind = trusts.map((trust, index) => trust * (kinds[index] ?? 0)).sort((a, b) => b - a);
  return {
    rows,
    empty: Float32Array.from([
      1,
      best,
      labels.reduce((most, { margin }) => Math.max(most, margin), -1),
      labels.reduce((most, { near }, index) => Math.max(most, near * (kinds[index] ?? 0)), 0),
      certainty,
      Math.min(1, count / 20),
      trustOfKind[0] ?? 0,
      trustOfKind[1] ?? 0,
      Math.min(1, ofKind / 30),
    ]),
  };
}

/** From here on a candidate counts as one of the field's kind. */
const OF_KIND = 0.45;

function printNumbers({ printed: { text, spans }, surroundings: { gapBefore, gapAfter } }: PrintedCandidate): number[] {
  const flag = (is: boolean): number => (is ? 1 : 0);
  return [
    spans.length / 4,
    Math.min(2, text.split(/\s+/).length / 8),
    Math.min(2, text.length / 60),
    (text.match(/\d/g) ?? []).length / Math.max(1, text.length),
    gapBefore / MOST_GAP,
    gapAfter / MOST_GAP,
    flag(/[:：]$/.test(text)),
    flag(/^\p{Lu}/u.test(text)),
    flag(/^\d/.test(text)),
  ];
}

function placeNumbers({ surroundings, pageNumber }: PrintedCandidate): number[] {
  const { texts, leftGap, aboveGap, colon, aboveAligned, largeness, aboveSize, bold, inTable, tableRows, isLine, lineWords, down, across } =
    surroundings;
  const flag = (is: boolean): number => (is ? 1 : 0);
  return [
    Math.min(1, leftGap / 15),
    aboveGap / 4,
    flag(colon),
    flag(aboveAligned),
    largeness,
    aboveSize,
    flag(bold),
    flag(inTable),
    Math.min(1, tableRows / 10),
    flag(isLine),
    Math.min(2, lineWords / 12),
    down,
    across,
    flag(pageNumber > 1),
    flag(texts.before === null),
    flag(texts.left === null),
    flag(texts.above === null),
    flag(texts['column head'] === null),
    flag(texts.before !== null && /\d/.test(texts.before)),
  ];
}

/** How likely it is a label itself, how likely what stands around it are labels, and how well it suits what the likeliest of these asks for. */
function labelNumbers({ printed, looks, surroundings: { texts } }: PrintedCandidate, know: (text: string) => KnownText): number[] {
  const around = LABEL_PLACES.map((place) => (texts[place] === null ? null : know(texts[place])));
  const likeliest = around.reduce((best, text) => (text && text.label > (best?.label ?? 0) ? text : best), null);
  const suits = likeliest ? LOOKS.reduce((sum, look, at) => sum + (likeliest.kinds[at] ?? 0) * looks[look], 0) : 0;
  return [know(printed.text).label, ...around.map((text) => text?.label ?? 0), suits];
}

interface NearestLabel {
  near: number;
  margin: number;
}

const NO_LABEL: NearestLabel = { near: 0, margin: 0 };

function nearestLabel(places: readonly (NearFields | null)[], at: number): NearestLabel {
  let nearest = NO_LABEL;
  for (const index of LABEL_INDEXES) {
    const found = places[index];
    if (found && (found.near[at] ?? 0) > nearest.near) nearest = { near: found.near[at] ?? 0, margin: marginOf(found, at) };
  }
  return nearest;
}

const marginOf = ({ near, others }: NearFields, at: number): number => (near[at] ?? 0) - (others[at] ?? 0);

function repetitions(candidates: readonly PrintedCandidate[]): number[] {
  const counts = new Map<string, number>();
  for (const { printed } of candidates) counts.set(printed.text, (counts.get(printed.text) ?? 0) + 1);
  return candidates.map(({ printed }) => Math.min(MOST_REPEATED, counts.get(printed.text) ?? 1));
}
