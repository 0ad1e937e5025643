import { addressLikelihood } from '../../values/address-likelihood.ts';
import { companyLikelihood } from '../../values/company-likelihood.ts';
import { foldWords } from '../../values/fold.ts';
import { personLikelihood } from '../../values/person-likelihood.ts';
import type { TextSpan } from '../../values/text-span.ts';
import type { CompiledField } from '../compile/compiled-field.ts';
import { meanTheSame } from '../compile/meanings.ts';
import { proseSentences } from '../document/sentences.ts';
import { printedPart } from '../document/word-run.ts';
import { ocrDoubtOf, type Search } from '../search/search.ts';
import { askedWords } from './asked-words.ts';
import { proposeWords, type Proposal } from './proposal.ts';

/** The further words of the field stand at most so many words before the one that leads to the value. */
const REACH = 7;
const CONFIDENCE = 0.75;
/** What is taken for a name must look like one; hand-set. */
const MIN_LIKELIHOOD = 0.5;

/** Names and places that a sentence gives right behind the field's word: "the patient Ida Holm", "flat situated at 12 Elm Road". */
export function proposeNamed(search: Search, field: CompiledField, fieldIndex: number): Proposal[] {
  const follow = FOLLOWERS[field.kind];
  const asked = askedWords(field);
  if (!follow || asked.length === 0 || field.verbatim || field.field.type !== 'text') return [];
  const { run, sentences } = proseSentences(search.layout);
  return sentences.flatMap((sentence) => {
    const text = run.text.slice(sentence.from, sentence.to);
    return leadsIn(text, asked).flatMap((end) => {
      const found = follow(text.slice(end));
      const printed = found && printedPart(run, sentence.from + end + found.from, sentence.from + end + found.to);
      if (!printed) return [];
      const features = { clause: CONFIDENCE, kind: found.likelihood, ocrDoubt: ocrDoubtOf(search.layout, printed.spans) };
      const proposal = proposeWords(
        { layout: search.layout, field: field.field, fieldIndex, features, reason: `behind “${asked[0] ?? ''}” in a sentence` },
        printed,
        { kind: 'normalise', as: 'text', reading: field.kind === 'address' ? 'lines' : null },
      );
      return proposal ? [proposal] : [];
    });
  });
}

/** Where words end that complete the field's words: the value begins behind one. */
function leadsIn(text: string, asked: readonly string[]): number[] {
  const words = [...text.matchAll(/[\p{L}\p{N}]+/gu)].map((match) => ({
    folded: foldWords(match[0])[0] ?? '',
    end: match.index + match[0].length,
  }));
  return words.flatMap(({ folded, end }, at) => {
    const near = words.slice(Math.max(0, at - REACH), at + 1);
    const isLead =
      asked.some((word) => meanTheSame(word, folded)) && asked.every((word) => near.some((other) => meanTheSame(word, other.folded)));
    return isLead ? [end] : [];
  });
}

interface Followed extends TextSpan {
  likelihood: number;
}

/** How persons are addressed, and small words before a name. */
const BEFORE_NAME = String.raw`(?:the|is|was|mr|mrs|ms|miss|dr|herrn?|frau|d|don|doña|dña|sr|sra|sres|m|mme|mlle|monsieur|madame|sig|sigra|signora?|dott|dhr|mevr|mevrouw|de heer|pan|pani|panią|pana|der|die|den|la|le|el|il)\.?[ªa]?`;
const LEAD = new RegExp(String.raw`^(?:[\s,:]*${BEFORE_NAME}(?:/${BEFORE_NAME})?(?=[\s,]))*[\s,:]+`, 'iu');
const NAME =
  /^\p{Lu}[\p{L}\p{N}'’.&-]*(?:\s+(?:(?:&|de|la|von|van|der|den|del|della|di|da|dos|do|du|y|e)\s+)*\p{Lu}[\p{L}\p{N}'’.&-]*){1,7}/u;

function followedName(text: string, likelihoodOf: (name: string) => number): Followed | null {
  const from = LEAD.exec(text)?.[0].length ?? 0;
  const name = NAME.exec(text.slice(from))?.[0].replace(/\s+/g, ' ');
  const length = NAME.exec(text.slice(from))?.[0].length ?? 0;
  const likelihood = name === undefined || from === 0 ? 0 : likelihoodOf(name);
  return likelihood >= MIN_LIKELIHOOD ? { from, to: from + length, likelihood } : null;
}

/** Up to three words ("situated at", "situada en") lead to a place that goes on to the end of its clause. */
function followedAddress(text: string): Followed | null {
  const from = /^(?:[\s,]+\p{Ll}+){1,4}\s+(?=[\p{Lu}\d])/u.exec(text)?.[0].length ?? 0;
  const place =
    /^[^;()]*?(?=\s\p{Ll}{4,}\s\p{Ll}|[;()]|$)/u.exec(text.slice(from))?.[0].replace(/[\s,]+(?:con|with|mit|et|and|und|y|e|en)?$/u, '') ??
    '';
  const likelihood = from > 0 && /\d/.test(place) ? addressLikelihood(place.replace(/\s+/g, ' ')) : 0;
  return likelihood >= MIN_LIKELIHOOD ? { from, to: from + place.length, likelihood } : null;
}

const partyLikelihood = (name: string): number => Math.max(companyLikelihood(name), personLikelihood(name));

const FOLLOWERS: Partial<Record<CompiledField['kind'], (text: string) => Followed | null>> = {
  person: (text) => followedName(text, personLikelihood),
  company: (text) => followedName(text, companyLikelihood),
  party: (text) => followedName(text, partyLikelihood),
  name: (text) => followedName(text, partyLikelihood),
  address: followedAddress,
};
