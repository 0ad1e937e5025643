import type { Candidate, CellValue, Derivation, Evidence, ExtractionResult, FieldResult, Template, TemplateField } from '../model/index.ts';
import type { SheetDocument } from './sheet-input.ts';

export const bytesOf = async (chunks: AsyncIterable<Uint8Array>): Promise<Uint8Array> => {
  const parts: Uint8Array[] = [];
  for await (const chunk of chunks) parts.push(chunk);
  return Uint8Array.from(Buffer.concat(parts));
};

export const textOf = async (chunks: AsyncIterable<Uint8Array>): Promise<string> => Buffer.from(await bytesOf(chunks)).toString('utf8');

export const field = (
  id: string,
  variableName: string,
  type: TemplateField['type'] = 'text',
  enumValues: string[] = [],
): TemplateField => ({ id, variableName, description: '', type, enumValues });

export const template = (...entities: TemplateField[]): Template => ({ name: 'Invoices', description: '', entities });

export const words = (text: string, pageNumber = 1): Evidence => ({
  kind: 'words',
  pageNumber,
  boxes: [{ left: 72, top: 144, right: 200, bottom: 156 }],
  text,
  origin: 'text',
});

function candidate(value: CellValue, printed: string, changes: Partial<Candidate> = {}): Candidate {
  const derivation: Derivation = { kind: 'normalise', as: value.kind, reading: null };
  return {
    id: printed,
    value,
    printed,
    evidence: [words(printed)],
    derivation,
    score: 1,
    confidence: 0.98,
    reason: 'It stands beside its label.',
    ...changes,
  };
}

export const found = (value: CellValue, printed = '', changes: Partial<Candidate> = {}): FieldResult => ({
  state: 'found',
  chosen: candidate(value, printed, changes),
  alternatives: [],
});

export const foundText = (text: string): FieldResult => found({ kind: 'text', text }, text);

export const foundNumber = (number: number, decimals: number): FieldResult => found({ kind: 'number', number, decimals }, String(number));

export const unsure = (value: CellValue, printed: string): FieldResult => ({
  state: 'unsure',
  chosen: candidate(value, printed, { confidence: 0.74, reason: 'Two amounts fit.' }),
  alternatives: [candidate({ kind: 'text', text: 'other' }, 'other')],
});

export const absent: FieldResult = { state: 'absent', confidence: 0.9, alternatives: [] };

/** A document whose rows hold the results given, keyed by field id. */
export function documentOf(fileName: string, rows: Record<string, FieldResult>[]): SheetDocument {
  const result: ExtractionResult = {
    status: 'succeeded',
    rowMode: 'item',
    rows: rows.map((cells) => ({ cells, pageNumber: 1 })),
    issues: [],
    pageCount: 1,
  };
  return { fileName, result };
}

/** Documents one by one, as a run delivers them. */
export async function* streamOf(documents: readonly SheetDocument[]): AsyncGenerator<SheetDocument> {
  yield* documents;
}
