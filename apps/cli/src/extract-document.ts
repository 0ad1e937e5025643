import {
  EngineError,
  type ExtractionResult,
  type Finder,
  layOutDocument,
  type PictureSource,
  type ReadOptions,
  type RowMode,
  type SourceDocument,
  type Template,
  type TemplateMemory,
} from '@sheetlift/engine';
import type { IsolatedReader } from '@sheetlift/engine/node';
import { counted } from './counted.ts';
import type { OpenModel } from './language-models/open-model.ts';
import type { FailedFile } from './source-files.ts';

export type Extracted = { fileName: string; result: ExtractionResult } | FailedFile;

/** What documents are read and searched with. */
export interface Extracting {
  template: Template;
  /** What was learned under the template. */
  memory: TemplateMemory;
  rowMode: RowMode;
  options: Pick<ReadOptions, 'embedded' | 'password' | 'ranges' | 'budgetMs'>;
  reader: IsolatedReader;
  finder: Finder;
  model: OpenModel | null;
}

/** Reads a document and finds its rows; what costs the document is told, and nothing else is lost. */
export async function extractDocument(
  { fileName, bytes }: SourceDocument,
  { template, memory, rowMode, options, reader, finder, model }: Extracting,
): Promise<Extracted> {
  try {
    const document = await reader.read(bytes, { fileName, ...options });
    const layout = layOutDocument(document);
    const pictures: PictureSource = (places) => reader.cut(bytes, { fileName, ...options }, places);
    const result = model
      ? await model.extractRows(finder, { fileName, layout, template, memory, rowMode, pictures })
      : finder.extractRows(layout, template, rowMode, memory);
    return { fileName, result };
  } catch (error) {
    if (error instanceof EngineError) return { fileName, error };
    throw error;
  }
}

/** A line for a person on standard error. */
export function tellOutcome(outcome: Extracted): void {
  if ('error' in outcome) {
    process.stderr.write(`${outcome.fileName}: ${outcome.error.code}: ${outcome.error.message}\n`);
    return;
  }
  const { rows, pageCount, issues } = outcome.result;
  process.stderr.write(`${outcome.fileName}: ${counted(rows.length, 'row')} from ${counted(pageCount, 'page')}\n`);
  for (const issue of issues) process.stderr.write(`  ${issue.severity}: ${issue.message}\n`);
}
