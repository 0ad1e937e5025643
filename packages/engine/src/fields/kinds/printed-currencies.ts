import type { DocumentLayout, Line, WordSpan } from '../../model/index.ts';
import { currenciesAtHome, currencyOfSignAt } from '../../values/currency-of-paper.ts';
import { findCurrencies } from '../../values/find-currencies.ts';

/** A sign or code of money on the page. */
interface PrintedCurrency {
  iso: string;
  kind: 'code' | 'sign';
  likelihood: number;
  /** The word in which it stands, which may hold the amount too. */
  span: WordSpan;
  pageNumber: number;
}

/** Signs looked at; more of them change nothing. */
const MOST_SIGNS = 400;
/** Lines in which a paper says where it is at home. */
const MOST_HOME_LINES = 400;

const known = new WeakMap<DocumentLayout, readonly PrintedCurrency[]>();

/** Every sign and code of money of a document, in order; of a sign that countries share ("$", "kr") the money of the paper's own. */
export function printedCurrencies(layout: DocumentLayout): readonly PrintedCurrency[] {
  const before = known.get(layout);
  if (before) return before;
  const atHome = currenciesAtHome(layout.lines.slice(0, MOST_HOME_LINES).map(({ text }) => text));
  const found: PrintedCurrency[] = [];
  for (const line of layout.lines) {
    if (found.length >= MOST_SIGNS) break;
    for (const { from, to, kind, iso, likelihood } of findCurrencies(line.text)) {
      const word = wordAt(line, from);
      if (kind === 'name' || word < 0) continue;
      const own = kind === 'sign' ? (currencyOfSignAt(line.text.slice(from, to), atHome) ?? iso) : iso;
      found.push({ iso: own, kind, likelihood, span: { line: line.index, from: word, to: word + 1 }, pageNumber: line.pageNumber });
    }
  }
  known.set(layout, found);
  return found;
}

/** The index of the word that holds a character of the line's text; -1 where none does. */
function wordAt({ text, words }: Line, at: number): number {
  let reach = 0;
  return words.findIndex((word) => {
    const start = text.indexOf(word.text, reach);
    if (start < 0) return false;
    reach = start + word.text.length;
    return at < reach;
  });
}
