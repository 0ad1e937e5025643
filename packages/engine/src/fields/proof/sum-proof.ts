import type { Proof } from '../../model/index.ts';
import { findTriple, type AmountTriple } from '../document/amount-triples.ts';
import { amountFields } from '../labels/sense-hits.ts';
import { amountOf } from '../propose/propose-mentions.ts';
import { mentionsFor, type Search } from '../search/search.ts';
import { isNamed, isSameSum, numberIn, type FilledCell } from './filled-cell.ts';

/** Mentions that are less likely amounts of money are counts and rates. */
const LEAST_AMOUNT = 0.9;

/** Net, tax or total beside its own label, where amounts of the document add up to a total at a rate that taxes have, and it is the one of them. */
export function sumProof(search: Search, cell: FilledCell): Proof | null {
  const sense = amountFields(search.compiled).find(({ field }) => field === cell.fieldIndex)?.sense;
  if (sense === undefined || sense === 'other' || !isNamed(cell)) return null;
  const triple = (search.triple ??= tripleIn(search, cell));
  if (!triple || !isSameSum(triple[sense], numberIn(cell))) return null;
  return { by: 'sum', reason: `${triple.net.toFixed(2)} and ${triple.tax.toFixed(2)} make ${triple.gross.toFixed(2)}.` };
}

function tripleIn(search: Search, { field }: FilledCell): AmountTriple | null {
  const amounts = mentionsFor(search, field).filter(({ likelihood }) => likelihood >= LEAST_AMOUNT);
  return findTriple(amounts.map(amountOf));
}
