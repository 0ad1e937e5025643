import type { Line } from '../model/index.ts';
import { foldWords } from '../values/fold.ts';
import type { CompiledField } from './compile/compiled-field.ts';
import { meanTheSame } from './compile/meanings.ts';
import { isStopWord } from './compile/phrase-words.ts';
import { findOfKind, hasForm } from './kind-finder.ts';
import { normaliseAs } from './normalise-as.ts';
import { statedBySentences } from './propose-clauses.ts';
import { proposeWords, type Proposal } from './proposal.ts';
import { blurOf, type Search } from './search.ts';
import { printedPart, runOfLines, type WordRun } from './word-run.ts';

/** Words of a sentence; shorter stretches between full stops are labels and list entries, longer ones no sentence. */
const SENTENCE = { least: 6, most: 90 };
/** How many words before and behind a value speak for it. */
const REACH = { before: 12, behind: 7 };
/** Each word between takes so much of what a word says. */
const FADING = 0.035;
/** Less plain matches are chance; hand-set. */
const MIN_PLAINNESS = 0.5;
/** Sentences searched: some hundred pages. */
const MAX_SENTENCES = 4_000;

/** Dates, sums and lengths of time that a sentence states in words of the field: "which your driver delivered on 22 October". */
export function proposeStated(search: Search, field: CompiledField, at: number): Proposal[] {
  const asked = askedWords(field);
  if (asked.length === 0 || field.verbatim || !hasForm(field) || (statedBySentences(field) && field.kind !== 'duration') || !SENTENCE_KINDS.includes(field.kind)) return [];
  const run = runOfLines(search.layout, proseLines(search));
  return sentencesOf(run).flatMap(({ from, to }) => {
    const sentence = run.text.slice(from, to);
    return (findOfKind(sentence, field, search.conventions) ?? []).flatMap((found) => {
      const plainness = nearness(sentence, found, asked);
      const printed = plainness >= MIN_PLAINNESS ? printedPart(run, from + found.from, from + found.to) : null;
      if (!printed) return [];
      const features = { clause: plainness, kind: found.likelihood, blurred: blurOf(search.layout, printed.spans) };
      const proposal = proposeWords({ layout: search.layout, field: field.field, at, features, reason: 'in a sentence that speaks of it' }, printed, { kind: 'normalise', as: normaliseAs(field), reading: found.reading });
      return proposal ? [proposal] : [];
    });
  });
}

/** Words of a line that is most likely part of a sentence; fewer do where a full stop ends it. */
const PROSE_WORDS = { usual: 8, ended: 5 };

/** Lines of sentences, and those that go on below them in the same paragraph; labels with their values are none. */
function proseLines({ layout }: Search): number[] {
  const isProse = (line: Line | undefined): boolean => line !== undefined && line.words.length >= (/\p{L}\.$/u.test(line.text) ? PROSE_WORDS.ended : PROSE_WORDS.usual);
  const goesOn = (line: Line): boolean => isProse(layout.lines[line.index - 1]) && layout.lines[line.index - 1]?.block === line.block;
  return layout.lines.filter((line) => isProse(line) || goesOn(line)).map((line) => line.index);
}

/** Kinds told by their form: in running text any word could be one of the others. */
const SENTENCE_KINDS: readonly CompiledField['kind'][] = ['date', 'amount', 'duration', 'percent'];

/** Words that only say what kind of value it is; each value found is of that kind. */
const KIND_WORDS = /^(?:date|day|data|datum|fecha|amount|sum|total|betrag|montant|importe|importo|period|length|duration|term|dauer|laufzeit|duree|duracion|plazo|durata|duracao|duur|looptijd|okres|number|percent|rate|name|first|last)$/;

/** What must stand near the value: the words of the name, or of the description where the name has none. */
function askedWords(field: CompiledField): string[] {
  const telling = (words: readonly string[]): string[] => [...new Set(words.filter((word) => !isStopWord(word) && !KIND_WORDS.test(word)))];
  const named = telling(field.nameWords);
  // Papers are full of lengths of time: only a name of its own tells which is meant.
  return named.length > 0 || field.kind === 'duration' ? named : telling(field.words).slice(0, 4);
}

function sentencesOf(run: WordRun): { from: number; to: number }[] {
  const sentences: { from: number; to: number }[] = [];
  let from = 0;
  for (const match of run.text.matchAll(/(?<=\p{L}{2}|\d)[.!?](?=\s+\p{Lu})|$/gu)) {
    const words = run.text.slice(from, match.index).split(/\s+/).length;
    if (words >= SENTENCE.least && words <= SENTENCE.most && sentences.length < MAX_SENTENCES) sentences.push({ from, to: match.index });
    from = match.index + 1;
  }
  return sentences;
}

/** 0..1: the share of the asked words that stand near the value, each the less the more words part them. */
function nearness(sentence: string, { from, to }: { from: number; to: number }, asked: readonly string[]): number {
  const before = foldWords(lastLines(sentence.slice(0, from))).slice(-REACH.before).reverse();
  const behind = foldWords(sentence.slice(to)).slice(0, REACH.behind);
  const nearest = (word: string): number => {
    const distances = [before, behind].map((words) => words.findIndex((other) => meanTheSame(word, other))).filter((at) => at >= 0);
    return distances.length > 0 ? 1 - FADING * Math.min(...distances) : 0;
  };
  return asked.reduce((sum, word) => sum + nearest(word), 0) / asked.length;
}

/** What stands before a value in the same sentence wraps over two lines at most; above them stand headings and addresses. */
const lastLines = (text: string): string => text.split('\n').slice(-3).join('\n');
