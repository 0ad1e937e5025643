import type { CompiledField } from './compile/compiled-field.ts';
import type { ClauseMatch } from './clause.ts';
import { findContractDates } from './contract-date.ts';
import { findStatedDurations } from './duration-clause.ts';
import { findGoverningLaw } from './governing-law.ts';
import { proposeWords, type Proposal } from './proposal.ts';
import { blurOf, type Search } from './search.ts';
import { printedPart, runOfLines, type WordRun } from './word-run.ts';

/** Characters of running text searched: some two hundred pages. */
const MAX_PROSE = 600_000;
/** Sentences that say it less plainly are not proposed at all; hand-set. */
const MIN_PLAINNESS = { law: 0.5, duration: 0.7, date: 0.4 };
const MAX_CLAUSES = 12;

/** Values that sentences state: whose law governs, how long it lasts, from when it counts. */
export function proposeClauses(search: Search, field: CompiledField, at: number): Proposal[] {
  const find = finderFor(field, search);
  if (!find) return [];
  const run = proseOf(search);
  const matches = find(run.text).sort((a, b) => b.plainness - a.plainness || a.start - b.start).slice(0, MAX_CLAUSES);
  return matches.flatMap((match) => {
    const printed = printedPart(run, match.start, match.end);
    if (!printed) return [];
    const features = { clause: match.plainness, kind: 1, blurred: blurOf(search.layout, printed.spans), repeated: sharing(matches, match, run) };
    const draft = { layout: search.layout, field: field.field, at, features, reason: match.reason };
    const proposal = proposeWords(draft, printed, { kind: 'normalise', as: field.isDateOutput ? 'date' : 'text', reading: 'reading' in match ? String(match.reading) : null });
    return proposal ? [proposal] : [];
  });
}

const asksLaw = (field: CompiledField): boolean => field.words.some((word) => /^(?:law|laws|jurisdiction|recht|droit|ley|legge)$/.test(word)) && !field.isDateOutput && field.field.type === 'text';
const asksContractDate = (field: CompiledField): boolean => field.isDateOutput && field.words.some((word) => /^(?:effective|effect|agreement|contract|commencement|concluded)$/.test(word));

/** Documents state the field in sentences rather than beside a label. */
export const statedBySentences = (field: CompiledField): boolean => !field.verbatim && (asksLaw(field) || asksContractDate(field) || field.kind === 'duration');

function finderFor(field: CompiledField, search: Search): ((text: string) => ClauseMatch[]) | null {
  if (field.verbatim) return null;
  if (asksLaw(field)) return (text) => findGoverningLaw(text).filter((match) => match.plainness >= MIN_PLAINNESS.law);
  if (field.kind === 'duration') return (text) => findStatedDurations(text).filter((match) => match.plainness >= MIN_PLAINNESS.duration);
  if (asksContractDate(field)) {
    return (text) => findContractDates(text, search.conventions.dayOrder).filter((match) => match.plainness >= MIN_PLAINNESS.date);
  }
  return null;
}

/** The running text: all lines but page headers and footers. */
export function proseOf(search: Search): WordRun {
  const { layout } = search;
  const lines: number[] = [];
  let length = 0;
  for (const line of layout.lines) {
    const role = layout.blocks[line.block]?.role;
    if (role === 'header' || role === 'footer') continue;
    length += line.text.length + 1;
    if (length > MAX_PROSE) break;
    lines.push(line.index);
  }
  return runOfLines(layout, lines);
}

/** Share of the matches that say the same. */
function sharing(matches: readonly ClauseMatch[], match: ClauseMatch, run: WordRun): number {
  const said = (of: ClauseMatch): string => run.text.slice(of.start, of.end).toLowerCase().replace(/\s+/g, ' ');
  return matches.filter((other) => said(other) === said(match)).length / matches.length;
}
