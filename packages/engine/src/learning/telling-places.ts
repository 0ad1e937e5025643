import type { Stretch, ValueContext } from '../model/index.ts';
import { isLabelLike } from './context-similarity.ts';
import type { DocumentView, PageView } from './document-view.ts';
import { contextOf, stableText } from './value-context.ts';

/** Places kept of one value: a total stands in the sums, beside the payment and in words. */
const MAX_PLACES = 4;
/** Places looked at: a date that stands in hundreds of lines stands in their column. */
const MAX_LOOKED_AT = 100;
/** A label that a page prints so often heads the lines of a list, and what it names is no value of the document. */
const LIST_LABELS = 3;

interface ToldPlace {
  context: ValueContext;
  /** How plainly a label names it: left of it 2, above it 1. */
  named: number;
  /** The same for labels that head the lines of a list. */
  listed: number;
}

/**
 * Of the places that print a value those that tell most about the next document, best first: beside or below a label rather
 * than among other values, and not in the lines of a list where the value also stands under a label of its own. Places
 * with the same words around them (on each page of a letter) count once.
 */
export function tellingPlaces(view: DocumentView, places: readonly Stretch[]): ValueContext[] {
  const told = places.slice(0, MAX_LOOKED_AT).flatMap((stretch) => toldPlace(view, stretch) ?? []);
  const areNamed = told.some(({ named }) => named > 0);
  const kept = told
    .filter(({ named }) => named > 0 || !areNamed)
    .filter((place, at, all) => all.findIndex((other) => isSamePlace(other.context, place.context)) === at);
  return kept
    .sort((a, b) => b.named - a.named || b.listed - a.listed)
    .slice(0, MAX_PLACES)
    .map(({ context }) => context);
}

/**
 * What the cited place of a value teaches. Where it is a line of a list, the value may have been confirmed that merely stands there too
 * (the last date of a period is that of its last line): then the places where a label names it teach instead.
 */
export function placesBesideCited(view: DocumentView, cited: Stretch, others: () => readonly Stretch[]): ValueContext[] {
  const told = toldPlace(view, cited);
  if (!told) return [];
  const named =
    told.named === 0 && told.listed > 0
      ? others()
          .flatMap((stretch) => toldPlace(view, stretch) ?? [])
          .filter((place) => place.named > 0)
      : [];
  return named.length > 0 ? tellingPlaces(view, others()) : [told.context];
}

function toldPlace(view: DocumentView, stretch: Stretch): ToldPlace | null {
  const context = contextOf(view, stretch);
  const page = view.pages.get(view.layout.lines[stretch.spans[0]?.line ?? -1]?.pageNumber ?? -1);
  if (!context || !page) return null;
  const left = labelUse(page, 'left', context.left);
  const above =
    isInColumn(view, stretch) && labelUse(page, 'above', context.above) === 'own' ? 'list' : labelUse(page, 'above', context.above);
  const weigh = (use: LabelUse): number => (left === use ? 2 : 0) + (above === use ? 1 : 0);
  return { context, named: weigh('own'), listed: weigh('list') };
}

const isSamePlace = (a: ValueContext, b: ValueContext): boolean => a.left === b.left && a.above === b.above && a.printed === b.printed;

/** A table's column with so many cells of the value's form is a list, however its head is printed. */
const LIST_ROWS = 4;

function isInColumn({ layout }: DocumentView, { spans }: Stretch): boolean {
  const line = layout.lines[spans[0]?.line ?? -1];
  if (!line?.cell) return false;
  const { table, column } = line.cell;
  const form = formOf(line.text);
  return (
    (layout.tables[table]?.rows ?? []).filter(({ role, cells }) => role === 'body' && formOf(cells[column]?.text ?? '') === form).length >=
    LIST_ROWS
  );
}

const formOf = (text: string): string => text.replace(/\p{L}+/gu, 'a').replace(/\d+/g, '9');

type LabelUse = 'none' | 'own' | 'list';

function labelUse({ lines }: PageView, side: 'left' | 'above', text: string | null): LabelUse {
  if (text === null || !isLabelLike(side, text)) return 'none';
  return lines.filter((line) => ` ${stableText(line.text)} `.includes(` ${text} `)).length < LIST_LABELS ? 'own' : 'list';
}
