import type { Line } from '../../model/index.ts';
import { fold } from '../../values/fold.ts';
import { personLikelihood } from '../../values/person-likelihood.ts';
import type { CompiledField } from '../compile/compiled-field.ts';
import { printedRun, runOfSpans, spanOfLine } from '../document/word-run.ts';
import { ocrDoubtOf, type Search } from '../search/search.ts';
import { proposeWords, type Proposal } from './proposal.ts';

/** How letters close, folded, in the eight languages. */
const CLOSING =
  /^(?:yours\b|sincerely|best regards|kind regards|regards|respectfully|very truly|mit freundlichen|mit freundlichem|freundliche grusse|hochachtungsvoll|viele grusse|cordialement|veuillez agreer|salutations|atentamente|le saluda|un saludo|cordialmente|distinti saluti|cordiali saluti|com os melhores|atenciosamente|melhores cumprimentos|met vriendelijke|hoogachtend|z powazaniem|z wyrazami)/;
/** Who signs, as users ask for it, folded. */
const SIGNS =
  /^(?:sign|signs|signed|signer|signing|signator(?:y|ies)|signature|unterschr\w+|unterzeichn\w+|signataire|signee?|firmante|firmad[oa]|firmatari[oa]|firmat[oa]|assinad[oa]|assinante|ondertekend\w*|ondertekenaar|podpisan\w+|podpisal|podpisujac\w+)$/;
/** Lines under a closing among which the name stands: a blank for the hand, the name, a position. */
const REACH = 4;

/** The person under "Yours sincerely", for a field that asks who signed. */
export function proposeSigner(search: Search, field: CompiledField, fieldIndex: number): Proposal[] {
  if (field.verbatim || field.field.type !== 'text' || field.isDateOutput || !field.words.some((word) => SIGNS.test(word))) return [];
  return search.layout.lines
    .filter((line) => CLOSING.test(fold(line.text.trim())))
    .flatMap((closing) => {
      const name = linesUnder(search, closing).find((line) => personLikelihood(line.text) >= 0.5);
      const printed = name && printedRun(runOfSpans(search.layout, [spanOfLine(search.layout, name.index)]));
      if (!printed) return [];
      const features = { clause: 0.9, kind: personLikelihood(printed.text), ocrDoubt: ocrDoubtOf(search.layout, printed.spans) };
      const proposal = proposeWords(
        { layout: search.layout, field: field.field, fieldIndex, features, reason: `under “${closing.text.slice(0, 40)}”` },
        printed,
        { kind: 'normalise', as: 'text', reading: null },
      );
      return proposal ? [proposal] : [];
    });
}

const linesUnder = (search: Search, closing: Line): Line[] =>
  search.layout.lines.slice(closing.index + 1, closing.index + 1 + REACH).filter((line) => line.pageNumber === closing.pageNumber);
