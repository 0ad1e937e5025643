import type { ExtractionResult, ReadDocument, RowMode, Template } from '@sheetlift/engine';
import type { Pauses } from './measure-pauses.ts';

/** What the page of the tests can be asked to do with the document in its file input. */
export interface EnginePage {
  read(options: PageOptions): Promise<Measured<ReadDocument>>;
  extract(options: PageOptions & { template: Template; rowMode: RowMode }): Promise<Measured<ExtractionResult>>;
  /** Names of the documents inside. */
  unpack(options: PageOptions): Promise<Measured<string[]>>;
  /** The same task for a worker that hangs, then for the one that takes its place. */
  stuckThenFine(options: PageOptions): Promise<Measured<{ stuck: string; fine: string }>>;
}

export interface PageOptions {
  fileName: string;
  password: string | null;
  embedded: boolean;
  budgetMs: number;
}

/** An answer or an engine error, with its time and how long the tab was away meanwhile. */
export type Measured<Answer> = { ms: number } & Pauses & ({ answer: Answer } | { error: { code: string; message: string } });
