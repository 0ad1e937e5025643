import { candidatesOf, type FieldResult } from '../model/index.ts';
import type { Asker } from './ask-model.ts';
import { isSameValue, type PointedValue } from './judge-place.ts';
import type { ModelPrompt } from '../language-model/model-port.ts';
import type { NumberedLine } from './numbered-lines.ts';
import { type Pointing, valuesQuoted } from './pointing.ts';
import { askCells, type AskedCell, candidateName, FIELDS_AT_A_TIME, nameOf } from './questions.ts';
import type { CellAnswer } from './read-answer.ts';
import type { PointedCell } from './settle-cell.ts';
import { stretchesOf } from './stretches.ts';

/** What a model said of fields of the document. */
export interface SaidCells {
  /** By index in the template's entities. */
  cells: Map<number, PointedCell>;
  /** Fields whose quotes stand nowhere, asked again or not. */
  notPrinted: number[];
}

/** Lines of a question about fields of the document, and how many of them the next question has too. */
const STRETCH = { mostLines: 250, overlap: 6 };

interface Question {
  prompt: ModelPrompt;
  asked: AskedCell[];
  /** Shown in it. */
  lines: readonly NumberedLine[];
}

/** The questions that ask for fields of the document, each group of fields in each stretch of the lines. */
export function cellQuestions(
  pointing: Pointing,
  fieldIndices: readonly number[],
  lines: readonly NumberedLine[],
  notPrinted: ReadonlyMap<number, string> = new Map(),
): Question[] {
  const asked = fieldIndices.map((fieldIndex) => askedCell(pointing, fieldIndex, notPrinted.get(fieldIndex) ?? null));
  const groups = Array.from({ length: Math.ceil(asked.length / FIELDS_AT_A_TIME) }, (_, at) =>
    asked.slice(at * FIELDS_AT_A_TIME, (at + 1) * FIELDS_AT_A_TIME),
  );
  return stretchesOf(lines, STRETCH).flatMap((stretch) =>
    groups.map((group) => ({ prompt: askCells(pointing.search.template, group, stretch), asked: group, lines: stretch })),
  );
}

/** Asks for fields of the document; what was quoted and is not printed is asked for once more. */
export async function findCells(
  pointing: Pointing,
  asker: Asker,
  fieldIndices: readonly number[],
  lines: readonly NumberedLine[],
): Promise<SaidCells> {
  const questions = cellQuestions(pointing, fieldIndices, lines);
  const first = await askAll(pointing, asker, questions);
  const missed = new Map(
    fieldIndices.flatMap((fieldIndex) => (isMissed(first, fieldIndex) ? [[fieldIndex, first.misquoted.get(fieldIndex) ?? '']] : [])),
  );
  const second = missed.size > 0 ? await askAll(pointing, asker, cellQuestions(pointing, [...missed.keys()], lines, missed)) : null;
  const cells = new Map<number, PointedCell>();
  // Who was shown a part of the document cannot say what is nowhere in it.
  const sawAll = lines.length === pointing.numbered.length;
  for (const fieldIndex of fieldIndices) {
    const times = questions.filter(({ asked }) => asked.some((cell) => cell.fieldIndex === fieldIndex)).length;
    const isAbsent = sawAll && first.absent.get(fieldIndex) === times;
    cells.set(fieldIndex, cellOf(pointing, fieldIndex, [first, ...(second ? [second] : [])]) ?? { kind: isAbsent ? 'absent' : 'nothing' });
  }
  // Asked again, it may take back what it said.
  const notPrinted = [...missed.keys()].filter(
    (fieldIndex) => cells.get(fieldIndex)?.kind === 'nothing' && !second?.absent.has(fieldIndex),
  );
  return { cells, notPrinted };
}

/** All that was said in one round. */
interface Round {
  values: Map<number, PointedValue[]>;
  candidates: Map<number, string[]>;
  /** How many questions were answered so. */
  absent: Map<number, number>;
  /** A quote that stands nowhere, by field. */
  misquoted: Map<number, string>;
}

const isMissed = ({ values, candidates, misquoted }: Round, fieldIndex: number): boolean =>
  misquoted.has(fieldIndex) && !values.has(fieldIndex) && !candidates.has(fieldIndex);

async function askAll(pointing: Pointing, asker: Asker, questions: readonly Question[]): Promise<Round> {
  const round: Round = { values: new Map(), candidates: new Map(), absent: new Map(), misquoted: new Map() };
  for (const { prompt, asked, lines } of questions) {
    const answer = await asker.ask(prompt);
    if (!answer) break;
    const names = new Map(asked.map((cell) => [cell.name, cell]));
    // What is answered twice in one answer is answered by the first.
    for (const said of answer.cells) {
      const cell = names.get(said.field);
      if (cell && names.delete(said.field)) note(pointing, round, cell, said, lines);
    }
  }
  return round;
}

function note(
  pointing: Pointing,
  round: Round,
  { fieldIndex, name, candidates }: AskedCell,
  said: CellAnswer,
  lines: readonly NumberedLine[],
): void {
  if (said.kind === 'absent') {
    // Who names no line has not looked.
    if (said.lookedAt.some((looked) => lines.some(({ number }) => number === looked)))
      round.absent.set(fieldIndex, (round.absent.get(fieldIndex) ?? 0) + 1);
  } else if (said.kind === 'candidate') {
    const at = candidates.findIndex((_, index) => candidateName(name, index) === said.candidate);
    const id = candidates[at]?.id;
    if (id !== undefined) round.candidates.set(fieldIndex, [...(round.candidates.get(fieldIndex) ?? []), id]);
  } else {
    const value = bestOf(pointing, fieldIndex, said.quote, said.line);
    if (value) round.values.set(fieldIndex, [...(round.values.get(fieldIndex) ?? []), value]);
    else round.misquoted.set(fieldIndex, said.quote);
  }
}

/**
 * Of the places where a quote stands, the one that the built-in engine thinks the likeliest for the field. A quote that stands in several places, on
 * none of which the model said, points nowhere where they do not all give the same value.
 */
function bestOf({ judge, ...pointing }: Pointing, fieldIndex: number, quote: string, line: number): PointedValue | null {
  const quoted = valuesQuoted({ judge, ...pointing }, fieldIndex, quote, line);
  const [first] = quoted;
  if (!first || (!first.onLine && quoted.some(({ proposal }) => !isSameValue(proposal, first.proposal)))) return null;
  const judged = quoted.slice(0, MOST_JUDGED).map(({ proposal, isFuzzy }) => judge.ofDocument(proposal, isFuzzy));
  return judged.reduce((best, value) => (value.candidate.confidence > best.candidate.confidence + 1e-9 ? value : best));
}

/** Places of one quote that are judged; the same words in more places say no more. */
const MOST_JUDGED = 24;

/** Null where it points at nothing that is printed. */
function cellOf({ found, search }: Pointing, fieldIndex: number, rounds: readonly Round[]): PointedCell | null {
  const builtIn = builtInOf(found.document, search.compiled.fields[fieldIndex]?.field.id);
  const values = rounds.flatMap((round) => round.values.get(fieldIndex) ?? []);
  const offered = candidatesOf(builtIn);
  const picked = rounds
    .flatMap((round) => round.candidates.get(fieldIndex) ?? [])
    .map((id) => offered.find((candidate) => candidate.id === id));
  const [candidate] = picked.filter((one) => one !== undefined);
  const [value, ...others] = differingValues(values);
  if (value && candidate && !isSameValue(value.candidate, candidate))
    return { kind: 'pointed', value, others: [...others, { candidate, fits: false }] };
  if (candidate) return { kind: 'candidate', candidate };
  if (value) return { kind: 'pointed', value, others };
  return null;
}

/** Best first; of readings that agree, as where two stretches overlap, one. */
function differingValues(values: readonly PointedValue[]): PointedValue[] {
  const kept: PointedValue[] = [];
  for (const value of [...values].sort((a, b) => b.candidate.confidence - a.candidate.confidence))
    if (!kept.some(({ candidate }) => isSameValue(candidate, value.candidate))) kept.push(value);
  return kept;
}

const builtInOf = (results: Record<string, FieldResult>, id: string | undefined): FieldResult =>
  results[id ?? ''] ?? { state: 'absent', confidence: 0.5, alternatives: [] };

function askedCell({ found, search, confirmed }: Pointing, fieldIndex: number, notPrinted: string | null): AskedCell {
  const id = search.compiled.fields[fieldIndex]?.field.id ?? '';
  const candidates = candidatesOf(builtInOf(found.document, id)).slice(0, MOST_OFFERED);
  return { name: nameOf(fieldIndex), fieldIndex, candidates, confirmed: confirmed.get(id) ?? [], notPrinted };
}

/** Candidates offered to the model. */
const MOST_OFFERED = 4;
