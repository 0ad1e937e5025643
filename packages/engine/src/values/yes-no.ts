import { fold } from './fold.ts';

const YES = 'yes y true x ja j oui o vrai si s sí vero verdadero sim verdade tak t prawda on checked ticked selected included applicable present positive enabled active yep confirmed angekreuzt zutreffend vorhanden coche present marcado spuntato assinalado aangevinkt zaznaczono correct waar'.split(' ');
const NO = 'no n false nein non faux falso nao nie f nee onwaar falsch off unchecked none excluded absent negative disabled inactive keine aucun ninguno nessuno nenhum geen brak not'.split(' ');
const YES_SIGNS = /^[✓✔☑☒✗✘⊠■●]$|^\[\s?[xX✓✔]\s?\]$|^\([xX]\)$/;
const NO_SIGNS = /^[☐□○◯❏❑▢]$|^\[\s?\]$|^\(\s?\)$/;

const YES_WORDS: ReadonlySet<string> = new Set(YES.map(fold));
const NO_WORDS: ReadonlySet<string> = new Set(NO.map(fold));

/** True for yes, false for no, null for anything else: a whole printed value such as "Ja", "Y", "☒" or "[x]". */
export function readYesNo(printed: string): boolean | null {
  const text = printed.trim();
  if (YES_SIGNS.test(text)) return true;
  if (NO_SIGNS.test(text)) return false;
  const word = fold(text).replace(/[^\p{L}\p{N}]+/gu, '');
  return YES_WORDS.has(word) ? true : NO_WORDS.has(word) ? false : null;
}
