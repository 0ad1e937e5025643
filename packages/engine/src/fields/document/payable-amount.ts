import { patternOf } from '../../languages/languages.ts';
import type { Line } from '../../model/index.ts';
import { fold } from '../../values/fold.ts';
import { linesInRow, type DocumentIndex } from './document-index.ts';

/** An amount of a document with the line it stands in. */
export interface PlacedAmount {
  line: Line;
  amount: number;
}

/** What was handed over: by cash or card. */
const TENDER = new RegExp(String.raw`^\W*(?:${patternOf('tender')})\b`);
/** What was given back. */
const CHANGE = new RegExp(String.raw`^\W*(?:${patternOf('change')})\b`);
/** What was added so that the amount can be paid in coins. */
const ROUNDING = new RegExp(String.raw`\b(?:${patternOf('rounding')})\b`);
/** No coin is larger than what rounding moves; hand-set with the ten-öre and five-cent coins in mind. */
const MAX_ROUNDING_CENTS = 50;
/** Amounts compared with each other. */
const MAX_AMOUNTS = 200;

/**
 * What a receipt's own arithmetic says was to be paid: what was handed over less the change, or a sum and its rounding where
 * the rounded sum is printed too. Null where neither comes out.
 */
export function payableAmount(index: DocumentIndex, amounts: readonly PlacedAmount[]): number | null {
  const rows = amounts.slice(0, MAX_AMOUNTS).map(({ line, amount }) => ({ label: rowLabel(index, line), cents: Math.round(amount * 100) }));
  const known = rows.filter(({ label }) => !TENDER.test(label) && !CHANGE.test(label)).map(({ cents }) => cents);
  const paid = lessChange(rows, new Set(known)) ?? rounded(rows, known);
  return paid === null ? null : paid / 100;
}

interface AmountRow {
  label: string;
  cents: number;
}

function lessChange(rows: readonly AmountRow[], known: ReadonlySet<number>): number | null {
  const tenders = rows.filter(({ label }) => TENDER.test(label));
  for (const change of rows.filter(({ label }) => CHANGE.test(label))) {
    for (const tender of tenders) {
      const paid = tender.cents - Math.abs(change.cents);
      if (paid > 0 && known.has(paid)) return paid;
    }
  }
  return null;
}

function rounded(rows: readonly AmountRow[], known: readonly number[]): number | null {
  const sums = [...new Set(known)].sort((a, b) => b - a);
  for (const { label, cents } of rows) {
    if (cents === 0 || Math.abs(cents) >= MAX_ROUNDING_CENTS || !ROUNDING.test(label)) continue;
    // The sign of a rounding is often not printed, or not read.
    const sum = sums.find(
      (candidate) => candidate > MAX_ROUNDING_CENTS && (sums.includes(candidate + cents) || sums.includes(candidate - cents)),
    );
    if (sum !== undefined) return nearestCoin(sum, sums.includes(sum + cents) ? sum + cents : sum - cents);
  }
  return null;
}

/** Of a sum and its rounded one, the one that coins can pay. */
const nearestCoin = (a: number, b: number): number => (a % 5 === 0 && b % 5 !== 0 ? a : b);

/** The words left of a line in its printed row, and its own. */
function rowLabel(index: DocumentIndex, line: Line): string {
  const row = linesInRow(index, line.pageNumber, line.box).filter((other) => other === line || other.box.left < line.box.left);
  return fold(row.map((other) => other.text).join(' '));
}
