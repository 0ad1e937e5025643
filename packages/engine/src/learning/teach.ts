import type { CellValue, DocumentLayout, Evidence, Lesson, Stretch, ValueContext } from '../model/index.ts';
import { citedStretch } from './cited-stretch.ts';
import { isLabelLike } from './context-likeness.ts';
import { viewDocument, type DocumentView } from './document-view.ts';
import { layoutFingerprint } from './layout-fingerprint.ts';
import { locateValue } from './locate-value.ts';
import { contextOf } from './value-context.ts';

/** What a document says about a decision; who decided when, and under which template, the caller knows. */
export type Teaching = Pick<Lesson, 'layoutFingerprint' | 'contexts' | 'value' | 'engineVersion'>;

/** Of what tells contexts and layouts: raised where lessons of before would be read differently. */
const ENGINE_VERSION = '1';

/** One cell as a person left it. `evidence`: where the value stands, if the person or the engine pointed at it. */
export interface TaughtCell {
  value: CellValue | null;
  evidence: readonly Evidence[];
}

/** Places kept of one value: a total stands in the sums, beside the payment and in words. */
const MAX_CONTEXTS = 4;

/** What each cell teaches about documents like this one. */
export function teach(layout: DocumentLayout, cells: readonly TaughtCell[]): Teaching[] {
  const view = viewDocument(layout);
  const fingerprint = layoutFingerprint(layout);
  return cells.map(({ value, evidence }) => {
    const contexts = placesOf(view, value, citedStretch(layout, evidence)).flatMap((stretch) => contextOf(view, stretch) ?? []);
    contexts.sort((a, b) => namedness(b) - namedness(a));
    return { layoutFingerprint: fingerprint, contexts: contexts.slice(0, MAX_CONTEXTS), value, engineVersion: ENGINE_VERSION };
  });
}

/** The cited place; else all places that print the value. Of a value that is not there, the place where it was wrongly seen. */
function placesOf(view: DocumentView, value: CellValue | null, cited: Stretch | null): Stretch[] {
  if (cited) return [cited];
  return value === null ? [] : locateValue(view, value);
}

/** A place beside or below a label says more about the next document than one among other values. */
const namedness = ({ left, above }: ValueContext): number => (left !== null && isLabelLike('left', left) ? 2 : 0) + (above !== null && isLabelLike('above', above) ? 1 : 0);
