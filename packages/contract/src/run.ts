import type { Template } from '@sheetlift/engine/model';
import { z } from 'zod/mini';
import { modelUses } from './template-file.ts';

/** What a document of a run can be. */
const DOCUMENT_STATES = ['waiting', 'reading', 'done', 'failed', 'cancelled'] as const;
export type DocumentState = (typeof DOCUMENT_STATES)[number];

/** What a run can be: some documents wait or are read; all have ended; it was cancelled. */
const RUN_STATES = ['running', 'done', 'cancelled'] as const;

export const rowMode = z.enum(['auto', 'document', 'item'], 'row_mode is auto, document or item');

const counts = z.object({ waiting: z.int(), reading: z.int(), done: z.int(), failed: z.int(), cancelled: z.int() });

export const run = z.object({
  id: z.uuid(),
  name: z.string(),
  state: z.enum(RUN_STATES),
  /** As it was when the run began, in the client form. */
  template: z.custom<Template>(),
  row_mode: rowMode,
  /** Whether the operator's language model is asked: for nothing, for what is not sure, or for every field. */
  model_mode: modelUses,
  /** Of the engine that was there when the run began: what that one found stays as it is. */
  engine_version: z.string(),
  /** The run whose documents it goes over once more, which may be deleted by now; null where there is none. */
  based_on: z.nullable(z.uuid()),
  created_at: z.iso.datetime(),
  /** Null while it is running. */
  ended_at: z.nullable(z.iso.datetime()),
  /** Documents by their state. */
  documents: counts,
  /** Of the documents that were opened so far. */
  pages: z.int(),
  /** Grows with every change. */
  revision: z.int(),
});

export type Run = z.output<typeof run>;

export const runDocument = z.object({
  id: z.uuid(),
  file_name: z.string(),
  bytes: z.int(),
  state: z.enum(DOCUMENT_STATES),
  /** Null until it was opened. */
  pages: z.nullable(z.int()),
  /** Of them, read so far. */
  pages_read: z.int(),
  /** Rows found; null until it is done. */
  rows: z.nullable(z.int()),
  /** "partial": some pages could not be read. */
  status: z.nullable(z.enum(['succeeded', 'partial'])),
  /** Why it failed: a stable code, and a sentence for a person. */
  error: z.nullable(z.object({ code: z.string(), message: z.string() })),
  ended_at: z.nullable(z.iso.datetime()),
  /** When a person last changed something in its rows; null where nobody did. */
  corrected_at: z.nullable(z.iso.datetime()),
});

export type RunDocument = z.output<typeof runDocument>;

/** Which run a call is about. */
export const runId = z.object({ id: z.string() });
