import { meanTheSame } from '../compile/meanings.ts';
import type { CompiledField } from '../compile/compiled-field.ts';
import { paperHead } from '../document/paper-head.ts';
import { printedRun, runOfSpans } from '../document/word-run.ts';
import { wholeLine } from '../labels/value-lines.ts';
import { ocrDoubtOf, type Search } from '../search/search.ts';
import { proposeWords, type Proposal } from './proposal.ts';

/** How plainly print that stands out at the head of the first page says that it is the title. Hand-set, as what sentences state. */
const CONFIDENCE = 0.75;

/** The title of the paper, for a field that asks for it: the largest print at the head of its first page. */
export function proposeTitle(search: Search, field: CompiledField, fieldIndex: number): Proposal[] {
  const head = asksTitle(field) ? paperHead(search.index) : null;
  const printed = head && printedRun(runOfSpans(search.layout, head.title.map(wholeLine)));
  if (!printed) return [];
  const features = { clause: CONFIDENCE, kind: 1, large: 1, ocrDoubt: ocrDoubtOf(search.layout, printed.spans) };
  const reason = 'the largest print at the head of the first page';
  const proposal = proposeWords({ layout: search.layout, field: field.field, fieldIndex, features, reason }, printed, {
    kind: 'normalise',
    as: 'text',
    reading: null,
  });
  return proposal ? [proposal] : [];
}

const asksTitle = (field: CompiledField): boolean =>
  !field.verbatim &&
  field.field.type === 'text' &&
  (field.concept === 'document-title' ||
    (field.concept === null && field.kind === 'title' && field.words.some((word) => meanTheSame(word, 'title'))));
