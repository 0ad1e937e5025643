import type { TemplateField } from '../../model/index.ts';
import { endsBeforeDay, namesDateFormat, sayDate } from '../../values/date-words.ts';
import { fold, foldWords } from '../../values/fold.ts';
import type { ConceptMatch } from './find-concept.ts';
import { KIND_OF_NOUN, KIND_OF_NUMBER_NOUN } from './kind-words.ts';
import { meaningsOf } from './meanings.ts';
import { isStopWord } from './phrase-words.ts';
import type { ReadDescription } from './read-description.ts';
import { kindIs, type ValueKind } from './value-kinds.ts';

/** What kind of thing the field asks for: its type first, then the lexicon, then the nouns of its own words. */
export function valueKindOf(
  field: TemplateField,
  label: string,
  description: ReadDescription,
  matches: readonly ConceptMatch[],
): ValueKind {
  if (field.type === 'yes/no' || field.type === 'enum') return field.type;
  const own = `${label} ${description.phrases[0] ?? ''}`;
  const several = kindOfSeveral(description.phrases[0] ?? '');
  if (field.type === 'number') return numberKind(matches.find(({ concept }) => kindIs(concept.kind, 'number')) ?? null, label, description);
  if (namesDateFormat(description.folded)) return 'date';
  if ([label, description.phrases[0] ?? ''].some((phrase) => ENGLISH_TAG.test(fold(phrase)))) return 'identifier';
  if (several) return several;
  const told = toldByLook(description.phrases[0] ?? label);
  if (told) return told;
  const match = matches[0] ?? null;
  const kind = match && match.similarity >= 0.5 ? match.concept.kind : null;
  if (kind && kind !== 'enum' && !(kindIs(kind, 'number') && kind !== 'year')) return kind;
  if ([label, description.phrases[0] ?? ''].some(sayDate) || endsBeforeDay(label)) return 'date';
  return kindOfHead(label, description, KIND_OF_NOUN) ?? (kind && kind !== 'enum' ? kind : asksForName(own) ? 'name' : 'free-text');
}

/** "Asset tag", "Ear tag number": no German day, which has an article or an adjective before it ("letzter Tag"). */
const ENGLISH_TAG = /\b(?!(?:der|den|dem|des|am|pro|je|bis)\b)\p{L}+(?<!e[rnms]) tag\b/u;

/** "City, state and ZIP code" is an address, "name and address" a party with one. */
function kindOfSeveral(phrase: string): ValueKind | null {
  if (!/\b(?:and|und|et|y|e|en|i)\b|,/i.test(phrase)) return null;
  const words = foldWords(phrase);
  const kinds = new Set(words.map((word) => KIND_OF_NOUN.get(word)).filter((kind) => kind !== undefined));
  if (words.some((word) => /^(?:name|names|nom|nome|nombre|naam)$/.test(word)) && kinds.has('address')) return 'party';
  if (kinds.has('postcode') && kinds.has('place')) return 'address';
  if (kinds.has('date') && kinds.size > 1) return 'free-text';
  return kinds.size === 1 && kinds.has('place') ? 'place' : null;
}

/** "Contact e-mail" asks for an address that looks like one, whatever the lexicon knows as "contact". */
function toldByLook(phrase: string): ValueKind | null {
  const words = foldWords(phrase.replace(/e-mail/gi, 'email')).filter(
    (word) => !/^(?:address|number|no|adresse|nummer|of|the)$/.test(word),
  );
  const kind = KIND_OF_NOUN.get(words.at(-1) ?? '') ?? null;
  return kind !== null && kindIs(kind, 'exact') ? kind : null;
}

function numberKind(match: ConceptMatch | null, label: string, description: ReadDescription): ValueKind {
  if (/\bpercent|\bprozent|%|pour ?cent|por ciento|per cento|procent/.test(description.folded)) return 'percent';
  if (match && match.similarity >= 0.5 && kindIs(match.concept.kind, 'number')) return match.concept.kind;
  if (/\b(?:number|count|anzahl|nombre|cantidad|aantal|liczba) (?:of|der|von|de|van)\b|\bhow many\b|\bwie viele\b/.test(description.folded))
    return 'count';
  return kindOfHead(label, description, KIND_OF_NUMBER_NOUN) ?? 'number';
}

const asksForName = (words: string): boolean => /\b(?:name|names|nom|nombre|nome|naam|nazwa|named)\b/i.test(words);

/**
 * The kind of the head noun: the last word of a name, the first noun of a description; by the noun itself, else by what it means in
 * English.
 */
function kindOfHead(label: string, description: ReadDescription, kinds: ReadonlyMap<string, ValueKind>): ValueKind | null {
  const name = foldWords(label).filter((word) => !isStopWord(word) && !/^\d+$/.test(word));
  const phrase = foldWords(description.phrases[0] ?? '').filter((word) => !isStopWord(word));
  // "Name of the employee": what is named tells the kind.
  const named =
    phrase[0] === 'name' || phrase[0] === 'names'
      ? phrase.slice(1)
      : name.length > 0 && SAYS_WHOSE.test(fold(description.phrases[0] ?? ''))
        ? []
        : phrase;
  const heads = [name.at(-1) ?? '', ...named.slice(0, 4)];
  const firstOf = (kindOf: (word: string) => ValueKind | null): ValueKind | null => heads.map(kindOf).find((kind) => kind !== null) ?? null;
  const told = firstOf((word) => kinds.get(word) ?? suffixKind(word, kinds)) ?? kinds.get(name[0] ?? '') ?? null;
  // Beside quoted print the other words say little.
  return told ?? (description.quoted.length === 0 ? firstOf((word) => kindByMeaning(word, kinds)) : null);
}

/** "of the first author", "des Verkäufers": whose value it is, and not what it is. */
const SAYS_WHOSE = /^(?:of|von|vom|des|du|de l[ao]s?|del|della|dell|dello|di|do|da|dos|das|van)\b/u;

/** Dates have words of their own. */
const kindByMeaning = (word: string, kinds: ReadonlyMap<string, ValueKind>): ValueKind | null =>
  meaningsOf(word)
    .map((meaning) => kinds.get(meaning))
    .find((kind) => kind !== undefined && kind !== 'date') ?? null;

/** German, Dutch and Polish compounds carry the head at their end: "Auftragsdatum". */
function suffixKind(word: string, kinds: ReadonlyMap<string, ValueKind>): ValueKind | null {
  for (let at = 3; at <= word.length - 4; at++) {
    const kind = kinds.get(word.slice(at));
    if (kind) return kind;
  }
  return null;
}
