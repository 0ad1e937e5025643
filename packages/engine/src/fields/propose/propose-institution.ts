import { companyLikelihood } from '../../values/company-likelihood.ts';
import type { CompiledField } from '../compile/compiled-field.ts';
import { meaningsOf, meanTheSame } from '../compile/meanings.ts';
import { isStopWord } from '../compile/phrase-words.ts';
import { kindIs } from '../compile/value-kinds.ts';
import { printedRun, runOfSpans, spanOfLine } from '../document/word-run.ts';
import { ocrDoubtOf, type Search } from '../search/search.ts';
import { proposeWords, type Proposal } from './proposal.ts';

/** Lines at the top of the first page that may name the institution, and words of one. */
const TOP_LINES = 10;
const MAX_WORDS = 8;
/** Meanings of institutions that bear their kind in their name. */
const INSTITUTIONS: readonly string[] = [
  'hotel',
  'school',
  'university',
  'hospital',
  'bank',
  'court',
  'fund',
  'laboratory',
  'insurance',
  'insurer',
  'authority',
  'council',
  'ministry',
  'police',
  'register',
  'station',
  'theatre',
  'museum',
  'library',
  'pharmacy',
  'association',
  'restaurant',
];

/** Institutions say what they are: the field "hotel" means the "Grand Hotel Bellevue" at the head of the paper. */
export function proposeInstitution(search: Search, field: CompiledField, fieldIndex: number): Proposal[] {
  if (field.verbatim || field.role === 'recipient' || field.kind === 'person' || !kindIs(field.kind, 'party')) return [];
  const isInstitution = (noun: string): boolean => meaningsOf(noun).some((meaning) => INSTITUTIONS.includes(meaning));
  const named = field.nameWords.filter((word) => !isStopWord(word));
  // "Issued by": only what is said of it tells the kind of institution.
  const nouns = named.some(isInstitution) ? named : field.words.filter(isInstitution);
  if (nouns.length === 0) return [];
  const first = search.layout.pages[0]?.pageNumber ?? 1;
  return (search.index.linesOfPage.get(first) ?? []).slice(0, TOP_LINES).flatMap((line) => {
    const tokens = (search.index.tokens[line.index] ?? []).map((token) => token.text);
    const isName = line.words.length >= 2 && line.words.length <= MAX_WORDS && !/[\d:]/.test(line.text) && /^\p{Lu}/u.test(line.text);
    if (!isName || !nouns.every((noun) => tokens.some((token) => meanTheSame(noun, token)))) return [];
    const printed = printedRun(runOfSpans(search.layout, [spanOfLine(search.layout, line.index)]));
    if (!printed) return [];
    const features = {
      clause: 0.65,
      kind: Math.max(0.5, companyLikelihood(printed.text)),
      ocrDoubt: ocrDoubtOf(search.layout, printed.spans),
    };
    const proposal = proposeWords(
      { layout: search.layout, field: field.field, fieldIndex, features, reason: 'an institution of that kind, in the letterhead' },
      printed,
      { kind: 'normalise', as: 'text', reading: null },
    );
    return proposal ? [proposal] : [];
  });
}
