import { foldWords } from '../../values/fold.ts';
import type { CompiledField } from '../compile/compiled-field.ts';
import { meanTheSame } from '../compile/meanings.ts';
import { kindIs } from '../compile/value-kinds.ts';
import { clauseFinderOf } from '../contracts/clause-finder.ts';
import { proseSentences } from '../document/sentences.ts';
import { printedPart } from '../document/word-run.ts';
import { findOfKind, hasForm } from '../kinds/kind-finder.ts';
import { normaliseAs } from '../kinds/normalise-as.ts';
import { ocrDoubtOf, type Search } from '../search/search.ts';
import { askedWords, sayOnlyKind } from './asked-words.ts';
import { periodsIn } from './period.ts';
import { proposeWords, type Proposal } from './proposal.ts';

/** How many words before and behind a value speak for it. */
const REACH = { usual: { before: 12, behind: 7 }, close: { before: 2, behind: 1 } };
/** Each word between takes so much of what a word says. */
const FADING = 0.035;
/** Less plain matches are chance; hand-set. */
const MIN_CONFIDENCE = 0.5;

/** Dates, sums and lengths of time that a sentence states in words of the field: "which your driver delivered on 22 October". */
export function proposeStated(search: Search, field: CompiledField, fieldIndex: number): Proposal[] {
  const asked = askedWords(field);
  // In English the clause finder knows how long an agreement lasts.
  if (sayOnlyKind(asked) && search.layout.languages[0] === 'eng') return [];
  if (
    asked.length === 0 ||
    field.verbatim ||
    !hasForm(field) ||
    (clauseFinderOf(field) !== null && field.kind !== 'duration') ||
    !kindIs(field.kind, 'stated')
  )
    return [];
  const { run, sentences } = proseSentences(search.layout);
  return sentences.flatMap(({ from, to }) => {
    const sentence = run.text.slice(from, to);
    const values = findOfKind(sentence, field, search.conventions) ?? [];
    // The days of a period are no other dates.
    const ofPeriods = field.isDateOutput && field.role === null ? periodsIn(sentence, values).flat() : [];
    return values
      .filter((value) => !ofPeriods.includes(value))
      .flatMap((found) => {
        const confidence = nearness(sentence, found, asked);
        const printed = confidence >= MIN_CONFIDENCE ? printedPart(run, from + found.from, from + found.to) : null;
        if (!printed) return [];
        const features = { clause: confidence, kind: found.likelihood, ocrDoubt: ocrDoubtOf(search.layout, printed.spans) };
        const proposal = proposeWords(
          { layout: search.layout, field: field.field, fieldIndex, features, reason: 'in a sentence that speaks of it' },
          printed,
          { kind: 'normalise', as: normaliseAs(field), reading: found.reading },
        );
        return proposal ? [proposal] : [];
      });
  });
}

/** 0..1: the share of the asked words that stand near the value, each the less the more words part them. */
function nearness(sentence: string, { from, to }: { from: number; to: number }, asked: readonly string[]): number {
  const reach = sayOnlyKind(asked) ? REACH.close : REACH.usual;
  const before = foldWords(lastLines(sentence.slice(0, from)))
    .slice(-reach.before)
    .reverse();
  const behind = foldWords(sentence.slice(to)).slice(0, reach.behind);
  const nearest = (word: string): number => {
    const distances = [before, behind].map((words) => words.findIndex((other) => meanTheSame(word, other))).filter((at) => at >= 0);
    return distances.length > 0 ? 1 - FADING * Math.min(...distances) : 0;
  };
  return asked.reduce((sum, word) => sum + nearest(word), 0) / asked.length;
}

/** What stands before a value in the same sentence wraps over two lines at most; above them stand headings and addresses. */
const lastLines = (text: string): string => text.split('\n').slice(-3).join('\n');
