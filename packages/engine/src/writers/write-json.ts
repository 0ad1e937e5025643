import { type DocumentHeader, headerOf, notesOf } from '../between-documents/index.ts';
import { type CellValue, type FieldResult, plainValue, readingsOfPrint } from '../model/index.ts';
import { sheetColumns, type SheetColumn } from './sheet-columns.ts';
import type { SheetDocument, SheetInput, WriteOptions } from './sheet-input.ts';
import { isWritten, valueOf, type WrittenCell, writtenCell } from './written-cell.ts';

const CHUNK_CHARACTERS = 32_768;

/**
 * `{template, documents: [{fileName, status, rowMode, pageCount, issues, rows: [{pageNumber, fields}]}], rows, notes}`.
 * `fields` tells of each field its value with the evidence, the rules it breaks (`broken`), of a cell to check why (`reason`), and all `readings` of print that can be read in several ways; `rows` are the bare values, one object a row of the
 * sheet; `notes` is what the documents say of each other. One row a line, so that the file can be read by eye. The bare rows are kept as bytes until the documents are out.
 */
export async function* writeJson(input: SheetInput, options: WriteOptions): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  const columns = withDistinctNames(sheetColumns(input.template, options.columns));
  const plain: Uint8Array[] = [];
  const headers: DocumentHeader[] = [];
  let plainText = '';
  let text = `{"template":${JSON.stringify({ name: input.template.name, description: input.template.description })},\n"documents":[`;
  let documentMark = '\n';
  let plainMark = '\n';
  for await (const document of input.documents) {
    text += `${documentMark}{${documentHead(document)},"rows":[`;
    documentMark = ',\n';
    headers.push(headerOf({ id: document.fileName, fileName: document.fileName, rows: document.result.rows }));
    let rowMark = '\n';
    for (const row of document.result.rows) {
      if (!isWritten(row, options)) continue;
      const cells = columns.map((column) => writtenCell(column, document, row, options));
      text += `${rowMark}{"pageNumber":${row.pageNumber},"fields":${objectOf(columns, cells.map(detail))}}`;
      plainText +=
        plainMark +
        objectOf(
          columns,
          cells.map((cell) => JSON.stringify(bare(valueOf(cell)))),
        );
      rowMark = plainMark = ',\n';
      if (text.length < CHUNK_CHARACTERS) continue;
      yield encoder.encode(text);
      plain.push(encoder.encode(plainText));
      text = plainText = '';
    }
    text += ']}';
  }
  yield encoder.encode(`${text}],\n"rows":[`);
  yield* plain;
  const notes = notesOf(headers).map(({ kind, sentence, documentIds }) => JSON.stringify({ kind, sentence, documents: documentIds }));
  yield encoder.encode(`${plainText}],\n"notes":[${notes.map((note) => `\n${note}`).join(',')}]}\n`);
}

/** JSON objects cannot hold two values of one name: later columns of the same name are numbered. */
function withDistinctNames(columns: readonly SheetColumn[]): SheetColumn[] {
  const taken = new Set<string>();
  return columns.map((column) => {
    let name = column.name;
    for (let number = 2; taken.has(name); number++) name = `${column.name} (${number})`;
    taken.add(name);
    return { ...column, name };
  });
}

function documentHead({ fileName, result }: SheetDocument): string {
  const { status, rowMode, pageCount, issues } = result;
  return JSON.stringify({ fileName, status, rowMode, pageCount, issues }).slice(1, -1);
}

/** Written by hand, so that a field called "__proto__" or "12" keeps its place. */
const objectOf = (columns: readonly SheetColumn[], values: readonly string[]): string =>
  `{${columns.map(({ name }, index) => `${JSON.stringify(name)}:${values[index] ?? 'null'}`).join(',')}}`;

function detail(result: WrittenCell): string {
  const value = bare(valueOf(result));
  const { state } = result;
  const broken = 'broken' in result ? result.broken : undefined;
  if ('chosen' in result) {
    const { confidence, printed, evidence, derivation, proof, reason } = result.chosen;
    const others = readingsOfPrint(result).map((other) => bare(other.value));
    return JSON.stringify({
      value,
      state,
      confidence,
      printed,
      evidence,
      derivation,
      proof,
      alternatives: alternativesOf(result),
      readings: others.length > 0 ? [value, ...others] : undefined,
      // A broken rule says by itself why a cell is to check.
      reason: state === 'unsure' && reason !== '' && (!broken || others.length > 0) ? reason : undefined,
      broken,
    });
  }
  switch (result.state) {
    case 'constant':
      return JSON.stringify({ value, state });
    case 'absent':
      return JSON.stringify({
        value,
        state,
        ...NOTHING,
        confidence: result.confidence,
        alternatives: alternativesOf(result),
        confirmedAt: result.confirmedAt,
        broken,
      });
    case 'not_found':
      return JSON.stringify({ value, state, ...NOTHING, alternatives: alternativesOf(result), reason: result.reason, broken });
    case 'unreadable':
      return JSON.stringify({
        value,
        state,
        ...NOTHING,
        evidence: result.evidence,
        alternatives: alternativesOf(result),
        reason: result.reason,
        broken,
      });
    case 'page_missing':
      return JSON.stringify({
        value,
        state,
        ...NOTHING,
        alternatives: alternativesOf(result),
        pageNumbers: result.pageNumbers,
        reason: result.reason,
        broken,
      });
    case 'not_looked_for':
      return JSON.stringify({ value, state, ...NOTHING, alternatives: 0, reason: result.reason });
    case 'not_confirmed':
      return JSON.stringify({ value, state, ...NOTHING, alternatives: 0 });
  }
}

/** What an empty cell says of a value. */
const NOTHING = { confidence: null, printed: null, evidence: [], derivation: null };

const alternativesOf = (result: Exclude<FieldResult, { state: 'not_looked_for' }>): number => result.alternatives.length;

const bare = (value: CellValue | null): string | number | null => (value ? plainValue(value) : null);
