import { labelBeside } from '../fields/suggest/suggest-from-place.ts';
import { evidenceOf } from '../fields/document/evidence.ts';
import { contextSimilarity, TRAIT_WEIGHTS } from '../learning/context-similarity.ts';
import type { DocumentView } from '../learning/document-view.ts';
import { locateValue } from '../learning/locate-value.ts';
import { printedAround } from '../learning/printed-around.ts';
import { contextOf } from '../learning/value-context.ts';
import { currencyOfSign } from '../values/find-currencies.ts';
import type { CellValue, Stretch, ValueContext } from '../model/index.ts';

/** A value of a row, in the document the row is from. */
export interface ShownValue {
  row: number;
  document: number;
  view: DocumentView;
  value: CellValue;
}

/** A row of a known document that leaves the column blank. */
export type ShownBlank = Omit<ShownValue, 'value'>;

/** A place that prints a value. */
export interface ChosenPlace extends ShownValue {
  stretch: Stretch;
  /** What names it there, without its colon. */
  label: string | null;
}

interface PossiblePlace extends ChosenPlace {
  context: ValueContext;
}

/** Places looked at of one value: a count of one stands nearly anywhere. */
const MAX_PLACES = 24;

/** Hand-set: a label of its own says about as much as half of what else stands around a value. */
const LABEL_WEIGHT = 0.3;
/** In a list, values of one row stand on one height. */
const ROW_WEIGHT = 1;

/**
 * Of the places that print each value of some columns, the one that stands as those of the other rows do: under the same label, in the same part of the page;
 * of a list, beside the other values of its row.
 */
export function choosePlaces(columns: readonly (readonly ShownValue[])[], isList: boolean): ChosenPlace[][] {
  const possible = columns.map((values) => values.map(placesOf));
  return possible.map((places, column) =>
    places.flatMap((own, at) => {
      const others = places.filter((_, other) => other !== at);
      const beside = isList ? possible.filter((_, other) => other !== column) : [];
      const scored = own.map((place) => ({ place, score: agreement(place, others) + inRow(place, beside) }));
      const best = scored.reduce<(typeof scored)[number] | null>(
        (top, each) => (top === null || each.score > top.score ? each : top),
        null,
      );
      return best ? [best.place] : [];
    }),
  );
}

function placesOf(shown: ShownValue): PossiblePlace[] {
  const { view, value } = shown;
  return locateValue(view, value)
    .slice(0, MAX_PLACES)
    .flatMap((stretch) => {
      const context = contextOf(view, stretch);
      return context ? [{ ...shown, stretch, context, label: labelOf(view, stretch) }] : [];
    });
}

function labelOf({ layout }: DocumentView, stretch: Stretch): string | null {
  const evidence = evidenceOf(layout, { text: stretch.printed, spans: stretch.spans });
  const label = labelBeside(layout, { stretch, printed: stretch.printed, evidence, ...printedAround(layout, stretch) });
  // The currency before an amount says nothing of what it is for.
  return label !== null && currencyOfSign(label) === null ? label : null;
}

/** How alike the likest place of each other row stands, and whether it has a label at all. */
function agreement(place: PossiblePlace, others: readonly (readonly PossiblePlace[])[]): number {
  const told = others.filter((places) => places.length > 0);
  const alike = told.map((places) =>
    Math.max(...places.map((other) => (isSamePlace(other, place) ? 0 : contextSimilarity(other.context, place.context, TRAIT_WEIGHTS)))),
  );
  const mean = alike.reduce((sum, each) => sum + each, 0) / Math.max(1, alike.length);
  return mean + (place.label === null ? 0 : LABEL_WEIGHT);
}

/** Share of the other columns that have a value of the row on this height. */
function inRow(place: PossiblePlace, columns: readonly (readonly (readonly PossiblePlace[])[])[]): number {
  const beside = columns.filter((places) => places.flat().some((other) => other.row === place.row && isOnHeight(other, place)));
  return columns.length === 0 ? 0 : (ROW_WEIGHT * beside.length) / columns.length;
}

const firstLine = ({ stretch, view }: PossiblePlace) => view.layout.lines[stretch.spans[0]?.line ?? -1];

function isOnHeight(one: PossiblePlace, other: PossiblePlace): boolean {
  const [a, b] = [firstLine(one), firstLine(other)];
  if (!a || !b || one.document !== other.document || a.pageNumber !== b.pageNumber) return false;
  if (a.cell && b.cell && a.cell.table === b.cell.table) return a.cell.row === b.cell.row;
  const height = Math.min(a.box.bottom - a.box.top, b.box.bottom - b.box.top);
  return Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top) > height / 2;
}

const isSamePlace = (one: PossiblePlace, other: PossiblePlace): boolean =>
  one.document === other.document && JSON.stringify(one.stretch.spans) === JSON.stringify(other.stretch.spans);
