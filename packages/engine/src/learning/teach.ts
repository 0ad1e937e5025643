import type { CellValue, DocumentLayout, Evidence, Lesson, Stretch } from '../model/index.ts';
import { citedStretch } from './cited-stretch.ts';
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
    const stretches = placesOf(view, value, citedStretch(layout, evidence));
    const contexts = stretches.slice(0, MAX_CONTEXTS).flatMap((stretch) => contextOf(view, stretch) ?? []);
    return { layoutFingerprint: fingerprint, contexts, value, engineVersion: ENGINE_VERSION };
  });
}

/** The cited place first. Of a value that is not there, the place where it was wrongly seen. */
function placesOf(view: DocumentView, value: CellValue | null, cited: Stretch | null): Stretch[] {
  const located = value === null ? [] : locateValue(view, value);
  return cited ? [cited, ...located.filter((stretch) => !overlaps(stretch, cited))] : located;
}

function overlaps(a: Stretch, b: Stretch): boolean {
  return a.spans.some((one) => b.spans.some((other) => one.line === other.line && one.from < other.to && other.from < one.to));
}
