import type { BoundingBox } from '../model/index.ts';
import { neighboursBelow, neighboursRightOf, type Neighbours } from './neighbours.ts';

/**
 * Where the value of a printed label stands: beside it, below it, and in the lines that go on under its first line. The one walk over a
 * page for the pairs of layout and for the value zones of the finder. Each says by `Objections` what it knows of things, and by a
 * `PlaceReach` how sure a place must be (docs/decisions/pairs-and-value-zones.md).
 */
export type ValuePlace<Thing> = { thing: Thing; refusal: null } | { thing: Thing | null; refusal: Refusal };

/** Why what stands beside or below a label is not its value. */
export type Refusal =
  | 'nothing stands there'
  | 'something stands between'
  | 'it is a label'
  | 'it holds labels of its own'
  | 'another label names it'
  | 'it is the value of another label'
  | 'it belongs to a table'
  | 'a ruling divides them'
  | 'both are numbered boxes';

/** What a stage knows against things as values. The first that holds is the reason. */
export type Objections<Thing> = Partial<Record<Exclude<Refusal, 'nothing stands there'>, (thing: Thing) => boolean>>;

/** How far from its label a value is looked for, foot to top, in font sizes of the label (pairs) or in heights of the line above (zones). */
export interface PlaceReach {
  below: number;
  /** From a line of the value to its next. */
  nextLine: number;
  /** How much further left or right than the first line of the value its next may begin. */
  offLeft: number;
  /** Lines of one value: an address has six. */
  maxLines: number;
}

/** A pair is shown as it is, whatever the label asks for: only what is plainly the label's. Set on funsd, tax-w9, einvoice. */
export const PAIR_REACH: PlaceReach = { below: 1.3, nextLine: 0.9, offLeft: 0.7, maxLines: 8 };
/** A zone is one place among several, and what stands there must still answer a field: all that may be the label's. */
export const ZONE_REACH: PlaceReach = { below: 2.6, nextLine: 0.9, offLeft: 1.5, maxLines: 8 };

/** The nearest thing right of a label in its row. */
export const placeBeside = <Thing>(on: Neighbours<Thing>, label: BoundingBox, objections: Objections<Thing>): ValuePlace<Thing> =>
  judge(neighboursRightOf(on, label)[0], objections);

/** The nearest thing below a label that `standsUnder` lets count; the others are passed over. */
export const placeBelow = <Thing>(
  on: Neighbours<Thing>,
  label: BoundingBox,
  reachPt: number,
  objections: Objections<Thing>,
  standsUnder: (thing: Thing) => boolean = () => true,
): ValuePlace<Thing> => judge(neighboursBelow(on, label, reachPt).find(standsUnder), objections);

/** Whether a thing may be a label's value. */
export function judge<Thing>(thing: Thing | undefined, objections: Objections<Thing>): ValuePlace<Thing> {
  if (thing === undefined) return { thing: null, refusal: 'nothing stands there' };
  for (const [refusal, holds] of Object.entries(objections) as [Refusal, (thing: Thing) => boolean][])
    if (holds(thing)) return { thing, refusal };
  return { thing, refusal: null };
}

/**
 * The lines that go on under the first line of a value: each begins about where the first begins. `unitPt` is what `reach` counts in, from
 * the line above.
 */
export function linesGoingOn<Thing>(
  on: Neighbours<Thing>,
  first: BoundingBox,
  reach: PlaceReach,
  unitPt: (above: BoundingBox) => number,
  objections: Objections<Thing>,
): Thing[] {
  const lines: Thing[] = [];
  let above = first;
  while (lines.length < reach.maxLines - 1) {
    const unit = unitPt(above);
    const column = { ...above, left: first.left, right: first.right };
    const begins = (thing: Thing): boolean => Math.abs(on.boxOf(thing).left - first.left) < reach.offLeft * unit;
    const { thing, refusal } = placeBelow(on, column, reach.nextLine * unit, objections, begins);
    if (refusal !== null) break;
    lines.push(thing);
    above = on.boxOf(thing);
  }
  return lines;
}
