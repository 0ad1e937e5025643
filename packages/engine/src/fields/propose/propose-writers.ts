import { piecesOf } from '../document/pieces-of-line.ts';
import { meanTheSame } from '../compile/meanings.ts';
import type { CompiledField } from '../compile/compiled-field.ts';
import { paperHead } from '../document/paper-head.ts';
import { printedPart, runOfSpans, type Printed } from '../document/word-run.ts';
import type { Line } from '../../model/index.ts';
import { companyLikelihood } from '../../values/company-likelihood.ts';
import { personLikelihood } from '../../values/person-likelihood.ts';
import { ocrDoubtOf, type Search } from '../search/search.ts';
import { proposeWords, type Proposal } from './proposal.ts';

/** How plainly a name below the title says that its bearer wrote the paper. Hand-set, as what sentences state. */
const CONFIDENCE = 0.75;
/** Each name further on says it a little less of the one writer that a field asks for. */
const FURTHER = 0.04;
const MIN_LIKELIHOOD = 0.4;

/** Who wrote a paper, for a field that asks for it: the names that stand between its title and its text. */
export function proposeWriters(search: Search, field: CompiledField, fieldIndex: number): Proposal[] {
  const head = asksWriter(field) ? paperHead(search.index) : null;
  if (!head) return [];
  const names = head.below.flatMap((line) => namesIn(search, line));
  if (field.role === 'last') names.reverse();
  return names.flatMap((printed, at) => {
    const features = {
      clause: Math.max(0, CONFIDENCE - FURTHER * at),
      kind: 1,
      ocrDoubt: ocrDoubtOf(search.layout, printed.spans),
    };
    const proposal = proposeWords(
      { layout: search.layout, field: field.field, fieldIndex, features, reason: 'a name below the title of the paper' },
      printed,
      { kind: 'normalise', as: 'text', reading: null },
    );
    return proposal ? [proposal] : [];
  });
}

const asksWriter = (field: CompiledField): boolean =>
  !field.verbatim && field.field.type === 'text' && field.kind === 'person' && field.nameWords.some((word) => meanTheSame(word, 'author'));

/** Persons' names of a line, cut at gaps, at commas, at words that join, and at marks that point to a note. */
function namesIn(search: Search, line: Line): Printed[] {
  return piecesOf(line).flatMap((piece) => {
    const run = runOfSpans(search.layout, [{ line: line.index, from: piece.from, to: piece.to }]);
    const parted = run.text.replace(JOINS, (word) => ';'.repeat(word.length));
    return [...parted.matchAll(NAMES)].flatMap(({ 0: text, index }) => {
      const name = text.trim();
      const likelihood = personLikelihood(name);
      if (!name.includes(' ') || likelihood < MIN_LIKELIHOOD || companyLikelihood(name) > likelihood) return [];
      const from = index + text.indexOf(name);
      return printedPart(run, from, from + name.length) ?? [];
    });
  });
}

/** Words between two names. */
const JOINS = /(?<!\p{L})(?:and|und|et|y|e|en|i)(?!\p{L})/gu;
/** Stretches without figures and signs. */
const NAMES = /[\p{L}\s.'’-]+/gu;
