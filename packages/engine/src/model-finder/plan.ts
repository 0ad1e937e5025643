import type { ExtractionRow, FieldResult } from '../model/index.ts';
import { linesOfEvidence } from './evidence-lines.ts';
import type { NumberedLine } from './numbered-lines.ts';
import type { Pointing } from './pointing.ts';
import { ownRow, tableRowKey } from './quoted-rows.ts';

/** Which fields the model is asked for: all, or those of which the built-in engine is not sure. */
export type ModelMode = 'model' | 'both';

/** What a model is asked about one document. */
export interface ModelPlan {
  /** Fields of the document, by index in the template's entities, and the lines to show. */
  cells: { fieldIndices: number[]; lines: NumberedLine[] };
  /** Fields of rows and the lines to show; null where rows are not asked for. */
  rows: { fieldIndices: number[]; lines: NumberedLine[] } | null;
  /** Where each row of the built-in engine stands, as `QuotedRow.key` has it; null where no line tells, or an earlier row stands there too. */
  keys: (string | null)[];
  /** Cells that are asked for, and all there are. */
  share: { asked: number; of: number };
}

export function planQuestions(pointing: Pointing, mode: ModelMode): ModelPlan {
  const { found, search, numbered } = pointing;
  const all = search.compiled.fields.map((_, fieldIndex) => fieldIndex);
  const wantsRows = found.rowMode === 'item';
  const ofRows = wantsRows ? rowFieldsOf(pointing, all) : [];
  const inRows = new Set(ofRows);
  const ofDocument = all.filter((fieldIndex) => !inRows.has(fieldIndex));
  const doubtful = (cells: Record<string, FieldResult>, fieldIndex: number): boolean =>
    mode === 'model' || !isSure(cells[idOf(pointing, fieldIndex)]);
  const fieldIndices = ofDocument.filter((fieldIndex) => doubtful(found.document, fieldIndex));
  const lines = mode === 'model' ? [...numbered] : linesFor(pointing, fieldIndices);
  const itemKeys = found.items.map((item) => keyOfItem(pointing, item));
  const keys = itemKeys.map((key, at) => (itemKeys.indexOf(key) === at ? key : null));
  const cells = { fieldIndices, lines };
  if (!wantsRows) return { cells, rows: null, keys, share: { asked: fieldIndices.length, of: all.length } };
  if (mode === 'model' || found.items.length === 0) {
    const count = Math.max(1, found.items.length) * ofRows.length;
    return {
      cells,
      rows: { fieldIndices: ofRows, lines: [...numbered] },
      keys,
      share: { asked: fieldIndices.length + count, of: ofDocument.length + count },
    };
  }
  const doubts = found.items.filter((item) => ofRows.some((fieldIndex) => doubtful(item.cells, fieldIndex)));
  const rowFields = ofRows.filter((fieldIndex) => doubts.some((item) => doubtful(item.cells, fieldIndex)));
  const rowLines = new Set(doubts.flatMap((item) => numbersOfItem(pointing, item)));
  return {
    cells,
    rows: { fieldIndices: rowFields, lines: numbered.filter(({ number }) => rowLines.has(number)) },
    keys,
    share: { asked: fieldIndices.length + doubts.length * rowFields.length, of: ofDocument.length + found.items.length * ofRows.length },
  };
}

export const idOf = ({ search }: Pointing, fieldIndex: number): string => search.compiled.fields[fieldIndex]?.field.id ?? '';

const isSure = (result: FieldResult | undefined): boolean => result?.state === 'found';

/** From here on a field is likelier one of rows than one of the document; what the rows of the built-in engine have are such in any case. */
const LIKELY_OF_ROWS = 0.25;

function rowFieldsOf(pointing: Pointing, all: readonly number[]): number[] {
  const { found, search } = pointing;
  const [item] = found.items;
  const own = all.filter((fieldIndex) => item?.cells[idOf(pointing, fieldIndex)]);
  if (own.length > 0) return own;
  const likely = all.filter((fieldIndex) => (search.compiled.fields[fieldIndex]?.itemLikelihood ?? 0) >= LIKELY_OF_ROWS);
  return likely.length > 0 ? likely : [...all];
}

/** Lines around a place that tell what it is. */
const AROUND = 2;
/** Lines shown for a field of which nothing is known: the head of a document names most of what is asked. */
const HEAD_LINES = 60;

/** What is needed to find some fields: the lines around what the built-in engine took for them and around their labels. */
function linesFor(pointing: Pointing, fieldIndices: readonly number[]): NumberedLine[] {
  const { search, found, numbered, places, numberOfLine } = pointing;
  const shown = new Set<number>();
  for (const fieldIndex of fieldIndices) {
    const result = found.document[idOf(pointing, fieldIndex)];
    const candidates = result && 'alternatives' in result ? ['chosen' in result ? [result.chosen] : [], result.alternatives].flat() : [];
    const lines = [
      ...candidates.flatMap(({ evidence }) => linesOfEvidence(places, evidence)),
      ...search.support.hits
        .filter(({ owners }) => owners.some(({ field }) => field === fieldIndex))
        .flatMap(({ spans }) => spans.map(({ line }) => line)),
    ];
    const numbers = lines.flatMap((line) => numberOfLine.get(line) ?? []);
    for (const number of numbers) for (let at = number - AROUND; at <= number + AROUND; at++) shown.add(at);
    if (numbers.length === 0) for (let at = 1; at <= HEAD_LINES; at++) shown.add(at);
  }
  return numbered.filter(({ number }) => shown.has(number));
}

function linesOfItem({ places }: Pointing, { cells }: ExtractionRow): number[] {
  return Object.values(cells).flatMap((cell) => ('chosen' in cell ? linesOfEvidence(places, cell.chosen.evidence) : []));
}

const numbersOfItem = (pointing: Pointing, item: ExtractionRow): number[] =>
  linesOfItem(pointing, item).flatMap((line) => pointing.numberOfLine.get(line) ?? []);

/** Where a row of the built-in engine stands, as rows that the model points at are called. */
function keyOfItem(pointing: Pointing, item: ExtractionRow): string | null {
  const { layout } = pointing.search;
  const lines = linesOfItem(pointing, item);
  const cells = lines.flatMap((line) => layout.lines[line]?.cell ?? []);
  const [cell] = cells;
  if (cell) {
    const row = Math.min(...cells.filter(({ table }) => table === cell.table).map((other) => other.row));
    return tableRowKey(cell.table, ownRow(layout.tables[cell.table], row));
  }
  const [number] = mostFrequentFirst(lines.flatMap((line) => pointing.numberOfLine.get(line) ?? []));
  return number === undefined ? null : `line ${number}`;
}

function mostFrequentFirst(numbers: readonly number[]): number[] {
  const count = (number: number): number => numbers.filter((other) => other === number).length;
  return [...numbers].sort((a, b) => count(b) - count(a));
}
