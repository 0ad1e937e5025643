import type { CompiledField } from '../compile/compiled-field.ts';
import { isStopWord } from '../compile/phrase-words.ts';

/** Words that only say what kind of value it is; each value found is of that kind. */
const KIND_WORDS =
  /^(?:date|day|data|datum|fecha|amount|sum|total|betrag|montant|importe|importo|period|length|duration|term|dauer|laufzeit|duree|duracion|plazo|durata|duracao|duur|looptijd|okres|number|nummer|numero|numer|nr|no|percent|rate|name|nom|nombre|nome|naam|first|last|full|person|individual|company|firm|party)$/;

/** What must stand near a value that a sentence states: the words of the name, or of the description where the name has none. */
export function askedWords(field: CompiledField): string[] {
  const telling = (words: readonly string[]): string[] => [...new Set(words.filter((word) => !isStopWord(word) && !KIND_WORDS.test(word)))];
  const named = telling(field.nameWords);
  // Papers are full of lengths of time: only the name tells which is meant.
  if (field.kind === 'duration') return named.length > 0 ? named : field.nameWords.filter((word) => KIND_WORDS.test(word));
  return named.length > 0 ? named : telling(field.words).slice(0, 4);
}

/** The words say no more than what kind of value is asked for: they must stand right beside it. */
export const sayOnlyKind = (asked: readonly string[]): boolean => asked.every((word) => KIND_WORDS.test(word));
