import type { CellValue, DocumentLayout, Evidence, Lesson, Stretch, ValueContext } from '../model/index.ts';
import { citedStretch } from './cited-stretch.ts';
import { viewDocument, type DocumentView } from './document-view.ts';
import { layoutFingerprint } from './layout-fingerprint.ts';
import { locateValue } from './locate-value.ts';
import { placesBesideCited, tellingPlaces } from './telling-places.ts';

/** What a document says about a decision; who decided when, and under which template, the caller knows. */
export type Teaching = Pick<Lesson, 'layoutFingerprint' | 'contexts' | 'value' | 'engineVersion'>;

/** Of what tells contexts and layouts: raised where lessons of before would be read differently. */
export const ENGINE_VERSION = '2';

/** One cell as a person left it. `evidence`: where the value stands, if the person or the engine pointed at it. */
export interface TaughtCell {
  value: CellValue | null;
  evidence: readonly Evidence[];
}

/** What each cell teaches about documents like this one. */
export function teach(layout: DocumentLayout, cells: readonly TaughtCell[]): Teaching[] {
  const view = viewDocument(layout);
  const fingerprint = layoutFingerprint(layout);
  return cells.map(({ value, evidence }) => {
    const contexts = contextsOf(view, value, citedStretch(layout, evidence));
    return { layoutFingerprint: fingerprint, contexts, value, engineVersion: ENGINE_VERSION };
  });
}

/** Of the cited place; else of the places that print the value. Of a value that is not there, the place where it was wrongly seen. */
function contextsOf(view: DocumentView, value: CellValue | null, cited: Stretch | null): ValueContext[] {
  const printed = (): Stretch[] => (value === null ? [] : locateValue(view, value));
  return cited ? placesBesideCited(view, cited, printed) : tellingPlaces(view, printed());
}
