import { type DocumentLayout, type Evidence, HANDWRITING_SIGN, type WordSpan } from '../../model/index.ts';
import type { CompiledField } from '../compile/compiled-field.ts';
import { evidenceOf } from '../document/evidence.ts';
import { quoted } from '../document/quoted.ts';
import { printedRun, runOfSpans } from '../document/word-run.ts';
import { hasForm } from '../kinds/kind-finder.ts';
import { labelText } from '../labels/label-support.ts';
import type { Proposal } from '../propose/proposal.ts';
import { ocrDoubtOf, type Search } from '../search/search.ts';
import { labelsOf, type Unfilled } from './unused-sign.ts';

/** Words recognised with more doubt than this, 0..1, are not read. Hand-set: below it Tesseract is right as often as not. */
const MUCH_DOUBT = 0.5;
/** A label as sure as this may say whose words they are. */
const LEAST_LABEL = 0.6;

/**
 * Whether what was hardly read would be shown as a value: stamps come out as letters without sense, and of handwriting that was not read only the
 * sign is there. What has the form of its field (a date, an amount, an account) was read well enough to have that.
 */
export const isUnread = ({ layout }: Search, field: CompiledField, { spans }: Proposal): boolean =>
  !hasForm(field) && (ocrDoubtOf(layout, spans) > MUCH_DOUBT || isHandwritten(layout, spans));

/** Also what was cut out before or behind it: whoever wrote on wrote more of the value. */
const isHandwritten = (layout: DocumentLayout, spans: readonly WordSpan[]): boolean =>
  spans.some(({ line, from, to }) =>
    layout.lines[line]?.words.slice(Math.max(0, from - 1), to + 1).some(({ text }) => text === HANDWRITING_SIGN),
  );

/** What stands at a label of the field and was recognised with so much doubt that it says nothing; null where there is no such place. */
export function unreadZone(unfilled: Unfilled): { evidence: Evidence[]; reason: string } | null {
  const { layout, index } = unfilled.search;
  for (const { hit, strength, zones } of labelsOf(unfilled)) {
    if (strength < LEAST_LABEL) break;
    const zone = zones.find(({ spans }) => ocrDoubtOf(layout, spans) > MUCH_DOUBT || isHandwritten(layout, spans));
    const printed = zone && printedRun(runOfSpans(layout, zone.spans));
    if (printed)
      return {
        evidence: evidenceOf(layout, printed),
        reason: printed.text.includes(HANDWRITING_SIGN)
          ? `What stands at ${quoted(labelText(index, hit))} is written by hand and was not read.`
          : `What stands at ${quoted(labelText(index, hit))} could not be read for sure: it looks like ${quoted(printed.text)}.`,
      };
  }
  return null;
}
