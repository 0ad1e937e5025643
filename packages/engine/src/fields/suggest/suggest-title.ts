import type { DocumentLayout, Line } from '../../model/index.ts';
import { namesDocumentKind } from '../compile/document-kind.ts';
import { indexDocument } from '../document/document-index.ts';
import { paperHead } from '../document/paper-head.ts';

/** A longer title is of this paper alone, and names no kind of paper. */
const MOST_WORDS = 8;
/** A heading beside or below the largest print, which may be the house's name. */
const MOST_HEADING_WORDS = 4;
/** A word of so many figures is the number of this paper, or its year. */
const OWN_NUMBER = /(?:\d\D*){3}/u;
const ANNOUNCES_NUMBER = /[\s:#(–-]*(?:\b(?:no|nr|num|number|nummer|numer|num[eé]ro|n[uú]mero|n)\b[.º°]*|№|nº|n°)?[\s:.#(–-]*$/iu;

/** What a paper calls itself at its head, without its own number, so that it may name a template; null where no print says it. */
export function suggestTitle(layout: DocumentLayout): string | null {
  const head = paperHead(indexDocument(layout));
  if (!head) return null;
  const title = head.title.map(({ text }) => text).join(' ');
  const heading = [...head.title, ...(namesDocumentKind(title) ? [] : head.below)].find(isHeading);
  const named = withoutNumber(heading?.text ?? title);
  const words = named.split(/\s+/);
  return /\p{L}{3}/u.test(named) && words.length <= MOST_WORDS ? inUsualLetters(named) : null;
}

const isHeading = ({ text, words }: Line): boolean => words.length <= MOST_HEADING_WORDS && !/[\d:]/.test(text) && namesDocumentKind(text);

function withoutNumber(title: string): string {
  const words = title.trim().split(/\s+/);
  const own = words.findIndex((word) => OWN_NUMBER.test(word));
  return own < 0 ? words.join(' ').replace(/[\s:.]+$/u, '') : words.slice(0, own).join(' ').replace(ANNOUNCES_NUMBER, '');
}

/** "BILL OF LADING" is "Bill of lading"; what is as short as "CMR" stays. */
function inUsualLetters(title: string): string {
  const isLoud = title === title.toUpperCase() && title.length > 4;
  return isLoud ? title.charAt(0) + title.slice(1).toLowerCase() : title;
}
