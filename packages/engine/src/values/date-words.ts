import { foldWords } from './fold.ts';

/** A user who writes one of these asks for a date, whatever else the words say. */
const DATE_FORMAT = /\b(?:yyyy|jjjj|aaaa)\b|\biso[- ]?(?:8601|date|datum)\b|\bdd[-/.]mm\b|\bmm[-/.]dd\b/;
const ASKS_FOR_DATE =
  /\b(?:date|dates|datum|fecha|birthday|geburtstag|dzien)\b|^(?:the )?(?:day|when|wann|quand|cuando|quando|wanneer|kiedy)\b|\b(?:first|last) day\b|(?:datum|termin)\b/;
/** "data" is a date in Italian, Portuguese and Polish, and no date in English. */
const ROMANCE_DATE =
  /\bdata (?:de|do|da|di|della?|dell'|fattura|emissione|scadenza|consegna|documento|ordine|faktury|wystawienia|platnosci|urodzenia|sprzedazy|zamowienia|nascita|nascimento|vencimento|emissao|inizio|fine|rozpoczecia|zakonczenia|dostawy)/;
/** "Give date and title" asks for more. */
const AND_MORE = /\b(?:and|or|und|oder|et|ou) (?!date|time)\w+/;
/** Longer ones are sentences. */
const MAX_WORDS = 8;

/** Does a folded description name the form of a date ("YYYY-MM-DD")? */
export const namesDateFormat = (folded: string): boolean => DATE_FORMAT.test(folded);

/** Does a label or a phrase ask for one thing that is a date? */
export function sayDate(phrase: string): boolean {
  const words = foldWords(phrase).join(' ');
  return (
    words !== '' && (ASKS_FOR_DATE.test(words) || ROMANCE_DATE.test(words)) && !AND_MORE.test(words) && words.split(' ').length <= MAX_WORDS
  );
}

/**
 * What a day follows in the eight languages: "valid until", "reply by", "tested on", "acheté le", "ausgestellt am", "betaald op", "dnia".
 */
const BEFORE_DAY = new RegExp(
  [
    String.raw`(?:until|till)$`,
    String.raw`\w (?:bis|jusqu au|hasta|fino al|ate|do dnia|dnia|w dniu)$`,
    String.raw`\b(?!based )\w{2,}(?:ed|en|ne|rn) on$`,
    String.raw`\b(?:accept|answer|apply|appeal|cancel|claim|complete|confirm|decide|deliver|file|finish|object|pay|register|renew|reply|respond|return|sign|submit|use)(?: \w+)? by$`,
    String.raw`\b(?:due back|next due)$`,
    String.raw`\w(?:e|ee|is|it|u|ue) le$`,
    String.raw`\wt am$|\wn am$`,
    String.raw`\w(?:ado|ada|ido|ida|ito|ita|cho|cha) el$`,
    String.raw`\w(?:to|ta|so|sa) il$`,
    String.raw`\b(?:\w+d|ge\w+t|\w+en) op$`,
    String.raw`\w(?:ado|ada|ido|ida|to|ta) em$`,
  ].join('|'),
);

/** Does a field's name end where a day would follow? */
export const endsBeforeDay = (name: string): boolean => BEFORE_DAY.test(foldWords(name).join(' '));
