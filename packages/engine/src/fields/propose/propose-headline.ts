import { personLikelihood } from '../../values/person-likelihood.ts';
import type { CompiledField } from '../compile/compiled-field.ts';
import { meanTheSame } from '../compile/meanings.ts';
import { paperHead } from '../document/paper-head.ts';
import { printedRun, runOfLines } from '../document/word-run.ts';
import { ocrDoubtOf, type Search } from '../search/search.ts';
import { proposeWords, type Proposal } from './proposal.ts';

/** How plainly print that stands out at the head of the first page says that it is the title. Hand-set, as what sentences state. */
const CONFIDENCE = 0.75;
/** Of a headline that names a person. */
const LIKE_A_NAME = 0.5;

/** The largest print at the head of the first page: the title where a field asks for it, or the person a paper is of, where it is a name. */
export function proposeHeadline(search: Search, field: CompiledField, fieldIndex: number): Proposal[] {
  const isPerson = field.concept === 'full-name' && field.role === null;
  const head = isPerson || asksTitle(field) ? paperHead(search.index) : null;
  const printed =
    head &&
    printedRun(
      runOfLines(
        search.layout,
        head.title.map(({ index }) => index),
      ),
    );
  if (!printed || (isPerson && personLikelihood(printed.text) < LIKE_A_NAME)) return [];
  const features = { clause: CONFIDENCE, kind: 1, large: 1, ocrDoubt: ocrDoubtOf(search.layout, printed.spans) };
  const reason = 'the largest print at the head of the first page';
  const draft = { layout: search.layout, field: field.field, fieldIndex, features, reason };
  return [proposeWords(draft, printed, { kind: 'normalise', as: 'text', reading: null })].filter((proposal) => proposal !== null);
}

const asksTitle = (field: CompiledField): boolean =>
  !field.verbatim &&
  field.field.type === 'text' &&
  (field.concept === 'document-title' ||
    (field.concept === null && field.kind === 'title' && field.words.some((word) => meanTheSame(word, 'title'))));
