import type { Candidate, FieldResult, FoundRows, Proof } from '../../model/index.ts';
import { isUnproven } from '../decide/confidence.ts';
import type { Grounds } from '../decide/confidence-signals.ts';
import { isPieceOfRow } from '../decide/guess.ts';
import { isOfList } from '../decide/of-list.ts';
import { otherReadings } from '../decide/two-readings.ts';
import type { Search } from '../search/search.ts';
import { checkDigitsProof } from './check-digits-proof.ts';
import { dateDoubts } from './date-doubts.ts';
import type { FilledCell } from './filled-cell.ts';
import { type RowDoubt, rowDoubts } from './row-doubts.ts';
import { balanceProofs, columnSumProofs, orderProofs, productProofs } from './row-proofs.ts';
import { sumProof } from './sum-proof.ts';
import { totalDoubts } from './total-doubts.ts';
import { twoPlacesProof } from './two-places-proof.ts';

/** The same rows, with what the document itself proves said and shown as sure, and what its rows' arithmetic refutes to check. */
export function proveFound(search: Search, found: FoundRows, groundsOf: ReadonlyMap<Candidate, Grounds>): FoundRows {
  const allFilledIn = (cells: Readonly<Record<string, FieldResult>>): FilledCell[] =>
    search.compiled.fields.flatMap((field, fieldIndex): FilledCell[] => {
      const result = cells[field.field.id];
      if (!result || !('chosen' in result)) return [];
      const grounds = groundsOf.get(result.chosen);
      // What is refuted by sums is no longer the candidate that was judged.
      return grounds ? [{ fieldIndex, field, chosen: result.chosen, grounds }] : [];
    });
  const filledIn = (cells: Readonly<Record<string, FieldResult>>): FilledCell[] =>
    allFilledIn(cells).filter(({ grounds }) => mayBeProved(search, grounds));
  const document = filledIn(found.document);
  const rows = found.items.map(({ cells }) => filledIn(cells));
  const [ofDocument, ofRows] = [allFilledIn(found.document), found.items.map(({ cells }) => allFilledIn(cells))];
  const doubts = new Map([
    ...[ofDocument, ...ofRows].flatMap(dateDoubts),
    ...totalDoubts(search, ofRows, ofDocument),
    ...rowDoubts(ofRows, ofDocument),
  ]);
  const proofs = new Map<Candidate, Proof>();
  for (const cell of document) {
    const proof = checkDigitsProof(search, cell) ?? sumProof(search, cell) ?? twoPlacesProof(search, cell);
    if (proof) proofs.set(cell.chosen, proof);
  }
  const rowProofs = [...productProofs(rows), ...balanceProofs(rows), ...columnSumProofs(rows, document), ...orderProofs(rows)];
  // A balance that is carried over is a step of the sum, and no row of the list.
  for (const [{ chosen, grounds }, proof] of rowProofs) if (!proofs.has(chosen) && !isPieceOfRow(grounds)) proofs.set(chosen, proof);
  const proved = (cells: Record<string, FieldResult>): Record<string, FieldResult> =>
    Object.fromEntries(Object.entries(cells).map(([id, result]) => [id, withDoubt(result, doubts) ?? withProof(result, proofs)]));
  return { ...found, document: proved(found.document), items: found.items.map((item) => ({ ...item, cells: proved(item.cells) })) };
}

/**
 * What can be read in two ways is not settled by standing twice or adding up: its other reading does so too. The heads of a list stand again over each of its
 * parts.
 */
const mayBeProved = ({ conventions }: Search, grounds: Grounds): boolean =>
  !isUnproven(grounds.proposal) && !isOfList(grounds) && otherReadings(grounds, conventions) === null;

/** The share of proved values that are right is above 99 %: 460 of 460 on the benchmark and three waves (docs/ACCURACY.md). */
const PROVED = 0.995;

function withProof(result: FieldResult, proofs: ReadonlyMap<Candidate, Proof>): FieldResult {
  const proof = 'chosen' in result ? proofs.get(result.chosen) : undefined;
  if (!proof || !('chosen' in result)) return result;
  const { chosen, alternatives } = result;
  return {
    ...result,
    state: 'found',
    chosen: { ...chosen, proof, confidence: Math.max(chosen.confidence, PROVED) },
    alternatives: alternatives.map((other) => ({ ...other, confidence: Math.min(other.confidence, OTHERWISE) })),
  };
}

/** Of three numbers that do not come out at least one is wrong. */
const MOST_OF_THREE = 0.66;

/**
 * Whatever else proves a cell, arithmetic that fails is looked at by a person, and what closes it stands there or is offered; null where none
 * fails.
 */
function withDoubt(result: FieldResult, doubts: ReadonlyMap<Candidate, RowDoubt>): FieldResult | null {
  const doubt = 'chosen' in result ? doubts.get(result.chosen) : undefined;
  if (!doubt || !('chosen' in result)) return null;
  const { chosen, alternatives } = result;
  const { reason, instead } = doubt;
  if (instead?.isTaken) return { state: 'unsure', chosen: instead.candidate, alternatives: [chosen, ...alternatives] };
  return {
    state: 'unsure',
    chosen: { ...chosen, reason, confidence: Math.min(chosen.confidence, MOST_OF_THREE) },
    alternatives: instead ? [instead.candidate, ...alternatives] : alternatives,
  };
}

/** What is left for another value. */
const OTHERWISE = 0.005;
