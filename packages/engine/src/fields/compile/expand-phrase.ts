import { isCommonPhrase } from './phrase-words.ts';

/** Openings of a description that name nothing. */
const OPENINGS =
  /^(?:please\s+)?(?:what is (?:written|given|entered|stated|printed)(?: for| as| under)?|what is|what|extract|find|give|the value of|value of|text of|contents? of|which|who|whom|the|a|an|der|die|das|ein|eine|le|la|les|l['’]|un|une|el|los|las|il|lo|gli|i|o|os|as|het|de|een)\s+/i;
/** "Date on which the agreement takes effect": behind this a sentence goes on that is no label. */
const CLAUSE =
  /\s*,?\s+(?:(?<=,\s)(?:negative|positive|comma|separated|as)|that|which|who|whom|whose|where|when|on which|by which|at which|in which|to which|from which|for which|as printed|as shown|as written|as stated|including|including the|incl\.|based on|printed on|shown on|written on|welche[rsnm]?|wenn|qui|que|dont|où|cuando|donde|che|cui|waarop|die|który|która|które)\b.*$/i;
const NAME_OF =
  /^(?:(?:full |complete |legal )?names?|title|kind|type|number|amount|value|date|text|(?:full )?address)\s+(?:and address )?of\s+(?:the\s+|an?\s+)?/i;
const OF =
  /^(.{2,40}?)\s+(?:of|of the|for the|for|der|des|vom|von|du|de la|de l['’]|des|de|del|de los|della|dello|dell['’]|di|do|da|van de|van het|van)\s+(?:the |der |la |le |l['’]|el |los |an? |each )?(.{2,60})$/i;
const OR = /\s*(?:,\s*(?:and |or |und |oder )?|\s+(?:and|or|und|oder|et|ou|y|o|e|en|i|lub)\s+)/i;
/** Dutch says "or" as English says "of". */
const DUTCH_OR = /\s*(?:,\s*(?:en |of )?|\s+(?:en|of)\s+)/i;
const DUTCH = /\b(?:de|het|een|van|voor|nummer|naam|datum|bedrag)\b/i;
const splitAtOr = (phrase: string): string[] => phrase.split(DUTCH.test(phrase) ? DUTCH_OR : OR);

/**
 * The noun phrases in a description that may name its value: the phrase itself, "invoice date" for "date of the invoice",
 * "contract number" and "order number" for "contract or order number", the bare noun for "name of the product".
 * Best first; at most `MAX_PHRASES`.
 */
export function expandPhrase(description: string): string[] {
  const whole = trimmed(description);
  if (whole === '') return [];
  const core = trimmed(whole.replace(CLAUSE, ''));
  const main = core === '' ? whole : core;
  const phrases = [main, ...inverted(main), ...distributed(main)];
  const bare = trimmed(main.replace(NAME_OF, ''));
  if (bare !== main && /^(?:name|title|kind|type|text)/i.test(main)) phrases.push(bare, ...alternativesOf(bare));
  const withoutPlace = main.replace(
    /\s+(?:on|in|at|from|of|to|auf|in|im|sur|dans|en|su|op|na)\s+(?:the|this|each|an?|der|dem|diesem|la|le|el|il|het|de)\s+[\p{L}\s-]{2,30}$/iu,
    '',
  );
  if (withoutPlace !== main) phrases.push(...[withoutPlace, ...inverted(withoutPlace), ...distributed(withoutPlace)].map(trimmed));
  // The lexicon knows some questions whole ("how long the agreement lasts").
  phrases.push(whole);
  return [
    ...new Set(
      phrases
        .map(trimmed)
        .filter(
          (phrase) => phrase.length > 1 && (phrase === main || !isCommonPhrase(phrase)) && phrase.split(/\s+/).length <= MAX_PHRASE_WORDS,
        ),
    ),
  ].slice(0, MAX_PHRASES);
}

const MAX_PHRASES = 16;
/** Longer ones are sentences; no label is printed so. */
const MAX_PHRASE_WORDS = 9;

function trimmed(text: string): string {
  let rest = text.replace(/[\s,.;:?!]+$/g, '').trim();
  for (let last = ''; last !== rest;) {
    last = rest;
    rest = rest.replace(OPENINGS, '');
  }
  return rest.trim();
}

/** "Date of the invoice" -> "invoice date"; with "or" behind "of", one phrase each. */
function inverted(phrase: string): string[] {
  const match = OF.exec(phrase);
  if (!match) return [];
  const [, head = '', tail = ''] = match;
  const owners = alternativesOf(trimmed(tail.replace(/\s+(?:on|in|at|from|for)\s+.*$/i, '')));
  const named = owners.flatMap((owner) => [`${owner} ${head.replace(/^(?:full|complete)\s+/i, '')}`, ...compounds(owner, head)]);
  return CODE.test(head) && tail.split(/\s+/).length >= 3 ? [...named, `${tail} ${head}`, tail] : named;
}

/** What a code stands for is printed beside it as a whole: "Code for exemption from customs duty". */
const CODE = /^(?:code|number|id|kennzeichen|kennziffer|codigo|código|codice)$/i;

/** German and Dutch write one word: "Datum der Rechnung" -> "Rechnungsdatum". */
function compounds(owner: string, head: string): string[] {
  return /^\p{Lu}\p{Ll}+$/u.test(owner) && /^\p{Lu}\p{Ll}+$/u.test(head)
    ? [`${owner}${head.toLowerCase()}`, `${owner}s${head.toLowerCase()}`]
    : [];
}

const BOUND =
  /\s(?:before|after|without|with|excluding|including|excl\.?|incl\.?|less|plus|net of|vor|nach|ohne|mit|exkl\.?|inkl\.?|zzgl\.?|avant|après|hors|sans|avec|antes de|después de|sin|con|prima|dopo|senza|antes|depois|sem|com|vóór|voor|na|zonder|met|przed|po|bez|z)\s/i;

/** "Contract, order or invoice number" -> "contract number", "order number", "invoice number". */
function distributed(phrase: string): string[] {
  const parts = splitAtOr(phrase).filter(Boolean);
  if (parts.length < 2 || parts.length > 5) return [];
  // "Total before VAT or sales tax": the "or" is between what stands behind the preposition, not between two values.
  if (BOUND.test(parts[0] ?? '')) return [parts[0] ?? ''];
  const last = parts.at(-1)?.split(/\s+/) ?? [];
  const head = last.length >= 2 ? last.at(-1) : undefined;
  if (head === undefined || parts.slice(0, -1).some((part) => part.split(/\s+/).length > 2)) return parts.length === 2 ? parts : [];
  return [...parts.slice(0, -1).map((part) => `${part} ${head}`), parts.at(-1) ?? ''];
}

const alternativesOf = (words: string): string[] => splitAtOr(words).map(trimmed).filter(Boolean);
