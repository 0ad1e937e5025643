import type { CompiledField, CompiledTemplate } from '../compile/compiled-field.ts';
import { meanTheSame } from '../compile/meanings.ts';
import { isStopWord } from '../compile/phrase-words.ts';
import type { DocumentIndex } from '../document/document-index.ts';
import { tokensOfText } from '../document/tokens.ts';
import type { LabelHit } from './label-hits.ts';

/** Lines at the top of the first page among which the paper's title stands, and words of one. */
const TITLE_LINES = 12;
const TITLE_WORDS = 6;
const WEIGHT = 0.6;

/** "No." alone is the number of the paper, by its title: on a certificate that of the certificate, and not of the invoice it speaks of. */
export function withBareNumbers(index: DocumentIndex, template: CompiledTemplate, hits: readonly LabelHit[]): LabelHit[] {
  if (!hits.some(isBareNumber)) return [...hits];
  const titles = titleWords(index);
  const owners = template.fields.flatMap((field, at) => (isNumberOf(field, titles) ? [{ field: at, weight: WEIGHT }] : []));
  return owners.length === 0 ? [...hits] : hits.map((hit) => (isBareNumber(hit) ? { ...hit, owners } : hit));
}

const isBareNumber = ({ key, labelStrength }: LabelHit): boolean => key === 'no' && labelStrength >= 0.6;

function titleWords(index: DocumentIndex): string[] {
  const first = index.layout.pages[0]?.pageNumber ?? 1;
  const lines = (index.linesOfPage.get(first) ?? []).slice(0, TITLE_LINES);
  return lines
    .filter((line) => line.words.length <= TITLE_WORDS && !/[\d:]/.test(line.text))
    .flatMap((line) => (index.tokens[line.index] ?? []).map((token) => token.text));
}

/** The field asks for a number, and what it is the number of stands in the title. */
function isNumberOf(field: CompiledField, titles: readonly string[]): boolean {
  const words = [...new Set(field.nameWords.flatMap(tokensOfText))].filter((word) => !isStopWord(word));
  const nouns = words.filter((word) => word !== 'no');
  return (
    field.kind === 'identifier' &&
    !field.verbatim &&
    words.includes('no') &&
    nouns.length > 0 &&
    nouns.every((noun) => titles.some((title) => meanTheSame(noun, title)))
  );
}
