import type { TemplateField } from '../../model/index.ts';
import { fold, foldWords } from '../../values/fold.ts';
import type { Proposition } from './compiled-field.ts';
import { isStopWord } from './phrase-words.ts';
import type { ReadDescription } from './read-description.ts';

const TICKED =
  /\b(?:tick(?:ed)?|check(?:ed)?|marked|crossed|selected|box|checkbox|filled in|angekreuzt|markiert|ausgewahlt|coche[es]?|marcad[oa]|casilla|spuntat[oa]|barrat[oa]|casella|assinalad[oa]|aangevinkt|aangekruist|zaznaczon[eya])\b/;
const ATTACHMENT =
  /\b(?:attach(?:ed|ment|ments)?|anhang|anlage|angehangt|piece jointe|pieces jointes|adjunto|adjuntos|allegat[oi]|anexo|bijlage|zalacznik)\b/;
const SIGNATURE =
  /\b(?:sign(?:ed|ature|atures)?|unterschrift|unterschrieben|unterzeichnet|signature|signe|firma(?:do|da|to)?|assinatura|assinado|handtekening|ondertekend|podpis(?:any|ane|ana)?)\b/;
/** Words of the question that name nothing on the page. */
const QUESTION_WORDS = new Set(
  `does do did is are was were has have had can will should whether if box boxes checkbox tick ticked check checked marked crossed selected chosen option field ticks delivered given there any document form message invoice
  contain contains include includes included state states say says mention mentioned present task yes no true false be been being also not or it its they
  ist sind wird wurde hat haben ob kasten feld angekreuzt markiert ausgewahlt steht gibt ja nein dokument
  est sont a ont case cochee coche si oui non document esta son casilla marcada marcado hay e sono casella spuntata barrata c`.split(/\s+/),
);

/** What a yes/no field asks, in the words that would be printed beside the box or in the sentence. */
export function propositionOf(field: TemplateField, label: string, description: ReadDescription): Proposition | null {
  if (field.type !== 'yes/no') return null;
  const asked = fold(`${label} ${field.description}`);
  const words = wordsOf(label, description);
  if (TICKED.test(description.folded)) return { kind: 'mark', words };
  if (ATTACHMENT.test(asked)) return { kind: 'attachment' };
  if (SIGNATURE.test(asked)) return { kind: 'signature', words };
  return { kind: 'words', words };
}

function wordsOf(label: string, description: ReadDescription): string[] {
  if (description.quoted.length) return foldWords(description.quoted.join(' '));
  const own = foldWords(description.folded).filter((word) => !isStopWord(word) && !QUESTION_WORDS.has(word));
  const named = foldWords(label).filter((word) => !isStopWord(word) && !QUESTION_WORDS.has(word));
  return own.length > 0 && own.length <= 8 ? own : named.some((word) => /\p{L}/u.test(word)) ? named : own.slice(0, 12);
}
