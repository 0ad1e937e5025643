import type { BoundingBox, Line, Proof, WordSpan } from '../../model/index.ts';
import { quoted } from '../document/quoted.ts';
import { printedRun, runOfSpans } from '../document/word-run.ts';
import { hasForm } from '../kinds/kind-finder.ts';
import type { LabelHit } from '../labels/label-hits.ts';
import { labelText } from '../labels/label-support.ts';
import { mentionsIn, type Search } from '../search/search.ts';
import type { FilledCell } from './filled-cell.ts';

/** Weaker labels only share words with the field. */
const LEAST_LABEL = 0.5;
/** A surer one is needed where the second place has no label of its own. */
const SURE_LABEL = 0.7;
/** Shorter print stands elsewhere by chance: with a label of its own, and without. */
const LEAST_SIGNS = 3;
const LEAST_SIGNS_UNLABELLED = 6;
/** Lines of a document in which the value is looked for again. */
const MOST_LINES = 3_000;

/** A place of the value: the label that names it there and the line it stands in. */
interface Place {
  hit: LabelHit;
  line: Line;
}

/**
 * The same value in two places of the document: beside two labels of the field, or a name or number beside a sure one and printed again
 * elsewhere. No label of the field may stand beside another value.
 */
export function twoPlacesProof(search: Search, cell: FilledCell): Proof | null {
  if (cell.grounds.choice.kind !== 'ranked' || lettersOf(cell.chosen.printed).length < LEAST_SIGNS) return null;
  const places = labelledPlaces(search, cell);
  const [first, second] = places ?? [];
  if (!first) return null;
  const name = quoted(labelText(search.index, first.hit));
  if (second)
    return { by: 'two-places', reason: `It stands beside ${name} and again beside ${quoted(labelText(search.index, second.hit))}.` };
  const again = isSurelyNamed(cell) ? printedElsewhere(search, cell, first.line) : null;
  return again && { by: 'two-places', reason: `It stands beside ${name} and again on page ${again.pageNumber}.` };
}

/** Where labels of the field stand beside the value, each once; null where one stands beside another value. */
function labelledPlaces(search: Search, cell: FilledCell): Place[] | null {
  const places: Place[] = [];
  for (const hit of search.support.hits) {
    const weight = hit.owners.find(({ field }) => field === cell.fieldIndex)?.weight ?? 0;
    if (weight * hit.labelStrength * hit.similarity < LEAST_LABEL) continue;
    const zones = search.support.zones.filter((zone) => zone.hit === hit);
    const holding = zones.find(({ spans, more }) => holds(search, cell, spans) || holds(search, cell, [...spans, ...more]));
    if (!holding && zones.some(({ spans }) => mayHold(search, cell, spans))) return null;
    const line = search.layout.lines[holding?.spans[0]?.line ?? -1];
    if (line && !places.some((place) => isSamePlace(place.line, line))) places.push({ hit, line });
  }
  return places;
}

/** Text beside a sure label, for which nothing else competes. */
function isSurelyNamed({ chosen, grounds }: FilledCell): boolean {
  const { label = 0, competingLabel = 0 } = grounds.proposal.features;
  return (
    chosen.value.kind === 'text' &&
    lettersOf(chosen.printed).length >= LEAST_SIGNS_UNLABELLED &&
    label >= SURE_LABEL &&
    competingLabel === 0 &&
    (grounds.context.labelRivals ?? 0) === 0
  );
}

function printedElsewhere({ layout }: Search, { chosen }: FilledCell, own: Line): Line | null {
  const isAgain = (line: Line): boolean => line.text.includes(chosen.printed) && !isSamePlace(line, own);
  return layout.lines.slice(0, MOST_LINES).find(isAgain) ?? null;
}

function holds(search: Search, { field, chosen }: FilledCell, spans: readonly WordSpan[]): boolean {
  const printed = printedRun(runOfSpans(search.layout, spans));
  const letters = lettersOf(chosen.printed);
  if (!printed || lettersOf(printed.text) === letters) return printed !== null;
  const [first] = hasForm(field) ? mentionsIn(search, field, spans) : [];
  return first !== undefined && lettersOf(first.printed.text) === letters;
}

const mayHold = (search: Search, { field }: FilledCell, spans: readonly WordSpan[]): boolean =>
  hasForm(field) ? mentionsIn(search, field, spans).length > 0 : lettersOf(runOfSpans(search.layout, spans).text) !== '';

/** Points by which the head of a page may move from one page to the next. */
const SAME_PLACE_PT = 8;

/** One line, or what stands at one place of several pages: the head of each page is printed once and copied. */
const isSamePlace = (a: Line, b: Line): boolean => a === b || (a.pageNumber !== b.pageNumber && isNear(a.box, b.box));

const isNear = (a: BoundingBox, b: BoundingBox): boolean =>
  Math.abs(a.top - b.top) < SAME_PLACE_PT && Math.abs(a.left - b.left) < SAME_PLACE_PT;

const lettersOf = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();
