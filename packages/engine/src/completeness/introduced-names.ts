import { proseOf } from '../fields/document/prose.ts';
import { printedPart } from '../fields/document/word-run.ts';
import type { DocumentLayout, ExtractionRow } from '../model/index.ts';
import { hasLegalForm } from '../values/company-likelihood.ts';
import { personLikelihood } from '../values/person-likelihood.ts';
import type { MissedRow } from './missed-row.ts';

/** Who a contract is between stands in its opening. */
const OPENING = 4_000;
/** From here on a name looks like a person's. */
const LEAST_PERSON = 0.6;

/** A name, maybe what it is, and the word it goes by from there on: "Alder Systems, Inc., a Delaware corporation (the “Buyer”)". */
const INTRODUCED =
  /(?<name>(?:[\p{Lu}\d][\p{L}\p{N}.’'&/-]*)(?:,?\s(?:of|and|the|de|von|van|&|[\p{Lu}\d][\p{L}\p{N}.’'&/-]*)){1,9}\.?)(?:,\s(?:an?|the|one)\s[^()“”"]{0,160})?\s\([^()“”"]{0,40}[“"][^“”"]+[”"]/gu;

/**
 * Names that the opening of a contract introduces as it introduces those in the rows, by the word they go by from there on, and that no row has: companies by
 * their legal form, and persons.
 */
export function missedNames(layout: DocumentLayout, rows: readonly ExtractionRow[]): MissedRow[] {
  const run = proseOf(layout);
  const opening = run.text.slice(0, OPENING);
  const introduced = [...opening.matchAll(INTRODUCED)].flatMap((match) => {
    const { name = '' } = match.groups ?? {};
    const from = match.index;
    return isName(name) ? [{ name: lettersOf(name), from, to: from + name.length }] : [];
  });
  const inRows = rows.flatMap(({ cells }) =>
    Object.values(cells).flatMap((cell) => ('chosen' in cell ? lettersOf(cell.chosen.printed) : [])),
  );
  const isInRow = (name: string): boolean => inRows.some((other) => other !== '' && (other.includes(name) || name.includes(other)));
  if (!introduced.some(({ name }) => isInRow(name))) return [];
  return introduced.flatMap(({ name, from, to }) => {
    const printed = isInRow(name) ? null : printedPart(run, from, to);
    if (!printed) return [];
    const lines = printed.spans.map(({ line }) => line);
    return [{ pageNumber: layout.lines[lines[0] ?? 0]?.pageNumber ?? 1, lines, text: printed.text.replace(/\s+/g, ' ') }];
  });
}

const isName = (text: string): boolean => hasLegalForm(text) || personLikelihood(text) >= LEAST_PERSON;

const lettersOf = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();
