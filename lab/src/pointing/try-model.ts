import {
  type ExtractionResult,
  type ExtractionRow,
  type Finder,
  type DocumentLayout,
  type ModelMode,
  type ModelPort,
  plainValue,
  type Template,
} from '@sheetlift/engine';
import { countDerived } from '../judging/count-derived.ts';
import { seededRandom } from '../seeded-random.ts';
import type { ValueReader } from './find-printed.ts';
import { HOSTILITIES, hostileModel, type Hostility } from './hostile-model.ts';
import type { PointingTally } from './tally.ts';
import { type KnownTruth, truthfulModel } from './truthful-model.ts';

/** How predicted rows are compared with true ones; the benchmark's scorer is one. */
export interface RowReader extends ValueReader {
  align(
    expected: readonly Record<string, unknown>[],
    predicted: readonly Record<string, unknown>[],
    fields: readonly string[],
    types: Record<string, string>,
  ): [number | null, number | null][];
  matches(expected: unknown, predicted: unknown, type: string): boolean;
}

/** One document with its truth. */
export interface TriedDocument {
  finder: Finder;
  layout: DocumentLayout;
  template: Template;
  rows: readonly Record<string, unknown>[];
  reader: RowReader;
  seed: number;
}

const typesOf = ({ entities }: Template): Record<string, string> =>
  Object.fromEntries(entities.map(({ variableName, type }) => [variableName, type]));

async function ask(
  { finder, layout, template }: TriedDocument,
  port: ModelPort,
  mode: ModelMode,
): Promise<{ result: ExtractionResult; share: { asked: number; of: number } }> {
  const signal = new AbortController().signal;
  return finder.extractRowsWithModel(layout, template, 'auto', { mode, port, kept: null, signal, pictures: null });
}

/** Counts which answers of a truthful model arrive as right cells with evidence. */
export async function tryTruthful(tally: PointingTally, set: string, tried: TriedDocument): Promise<void> {
  const { template, rows, reader, seed } = tried;
  const types = typesOf(template);
  const truth: KnownTruth = { types, rows };
  const model = truthfulModel(truth, reader, seededRandom(seed));
  const { result } = await ask(tried, model, 'model');
  countDerived(tally.derived, result.rows, template);
  const count = (tally.truthful[set] ??= { pointed: 0, right: 0, misses: [] });
  const fields = template.entities.map(({ variableName }) => variableName);
  const plain = result.rows.map((row) => plainRow(row, template));
  const shownOf = new Map(
    result.rowMode === 'document'
      ? [[0, 0]]
      : reader
          .align(rows, plain, fields, types)
          .flatMap(([expected, shown]) => (expected === null || shown === null ? [] : [[expected, shown]])),
  );
  for (const pointed of model.pointedAt) {
    const [row = '', field = ''] = pointed.split(/ (.*)/s);
    const value = plain[shownOf.get(Number(row)) ?? -1]?.[field];
    count.pointed++;
    if (value !== null && value !== undefined && reader.matches(rows[Number(row)]?.[field], value, types[field] ?? 'text')) count.right++;
    else count.misses.push(`${field}: wanted ${JSON.stringify(rows[Number(row)]?.[field])}, got ${JSON.stringify(value)}`);
  }
  await countBoth(tally, tried);
}

/** A document is one of whose cells the built-in engine is mostly sure where it is sure of so many. */
const MOSTLY_SURE = 0.8;

async function countBoth(tally: PointingTally, tried: TriedDocument): Promise<void> {
  const builtIn = tried.finder.extractRows(tried.layout, tried.template, 'auto');
  const cells = builtIn.rows.flatMap((row) => Object.values(row.cells));
  const sure = cells.filter(({ state }) => state === 'found').length;
  const silent = truthfulModel({ types: {}, rows: [] }, tried.reader, seededRandom(tried.seed));
  const { result, share } = await ask(tried, silent, 'both');
  const after = result.rows.flatMap((row) => Object.values(row.cells)).filter(({ state }) => state === 'found').length;
  if (after < sure) tally.both.sureAsked += sure - after;
  if (sure < MOSTLY_SURE * cells.length) return;
  tally.both.cells += share.of;
  tally.both.asked += share.asked;
}

/** Asks a model of each hostile kind about a document; gives its lines, for the next one to be quoted from. */
export async function tryHostile(
  tally: PointingTally,
  { otherPrint, ...tried }: TriedDocument & { otherPrint: readonly string[] },
): Promise<string[]> {
  const { layout, template, rows, reader, seed } = tried;
  const lines = layout.lines.map(({ text }) => text);
  const print = reader.squash(lines.join(' '));
  for (const [at, kind] of HOSTILITIES.entries()) {
    const model = hostileModel(kind, { types: typesOf(template), rows }, { reader, random: seededRandom(seed * 100 + at), otherPrint });
    const { result } = await ask(tried, model, 'model');
    countDerived(tally.derived, result.rows, template);
    countHostile(tally, kind, result, { template, rows, reader, print, answers: model.answers });
  }
  return lines.filter((line) => line.length > 6 && line.length < 60);
}

interface Judged {
  template: Template;
  rows: readonly Record<string, unknown>[];
  reader: RowReader;
  print: string;
  answers: readonly { variableName: string; quote: string }[];
}

function countHostile(
  tally: PointingTally,
  kind: Hostility,
  { rows: found }: ExtractionResult,
  { template, rows, reader, print, answers }: Judged,
): void {
  const counts = tally.hostile[kind];
  const given = kind === 'refused' || kind === 'orders obeyed' ? template.entities.length : answers.length;
  counts.answers += given;
  tally.hostileAnswers += given;
  for (const field of template.entities) {
    const quotes = answers.filter(({ variableName }) => variableName === field.variableName).map(({ quote }) => quote);
    const cells = found.flatMap(({ cells: { [field.id]: cell } }) => (cell && 'chosen' in cell ? [cell] : []));
    for (const { chosen, state } of cells) {
      const isRight = rows.some(
        (row) => row[field.variableName] !== null && reader.matches(row[field.variableName], plainValue(chosen.value), field.type),
      );
      if (isRight) continue;
      counts.arrived++;
      if (state === 'found') counts.sure++;
      const isPrinted = reader.squash(chosen.printed) !== '' && print.includes(reader.squash(chosen.printed));
      const wasQuoted = quotes.some((quote) => print.includes(reader.squash(quote)));
      if (!isPrinted || (kind !== 'wrong field' && kind !== 'cut' && kind !== 'broken' && !wasQuoted))
        tally.invented.push(`${kind} ${field.variableName}: ${JSON.stringify(chosen.printed)} for ${JSON.stringify(quotes[0])}`);
    }
  }
}

const plainRow = ({ cells }: ExtractionRow, { entities }: Template): Record<string, unknown> =>
  Object.fromEntries(
    entities.map(({ id, variableName }) => {
      const cell = cells[id];
      return [variableName, cell && 'chosen' in cell ? plainValue(cell.chosen.value) : null];
    }),
  );
