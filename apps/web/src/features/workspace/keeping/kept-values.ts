import { keptCandidate, keptEvidence } from '@sheetlift/contract';
import {
  DOCUMENT_TYPES,
  type DocumentType,
  type ExtractionRow,
  type FieldResult,
  type Issue,
  type IssueCode,
  type Template,
} from '@sheetlift/engine/model';
import { followableRules } from '@sheetlift/engine/rules';
import { z } from 'zod/mini';
import type { FilePages, PageFacts, PageRange } from '../../../engine-worker/engine-protocol.ts';
import { blankOfToday } from './kept-blank.ts';
import type { DocumentFacts, SheetView } from '../run/run-store.ts';

/*
 * The engine's nouns as they come back from where they were kept: each is checked against its type here, at the door. The
 * types are the contract (packages/engine/src/model); a noun that changes there stops this file from compiling.
 */

const pageNumber = z.int().check(z.positive());
const text = z.string();

const alternatives = z.array(keptCandidate);

const resultOfToday: z.ZodMiniType<FieldResult> = z.discriminatedUnion('state', [
  z.object({ state: z.literal('found'), chosen: keptCandidate, alternatives }),
  z.object({ state: z.literal('unsure'), chosen: keptCandidate, alternatives }),
  z.object({ state: z.literal('absent'), confidence: z.number(), alternatives, confirmedAt: z.optional(text) }),
  z.object({ state: z.literal('not_found'), reason: text, alternatives }),
  z.object({ state: z.literal('unreadable'), evidence: z.array(keptEvidence), reason: text, alternatives }),
  z.object({ state: z.literal('page_missing'), pageNumbers: z.array(pageNumber), reason: text, alternatives }),
  z.object({ state: z.literal('not_looked_for'), reason: text }),
]);

const fieldResult: z.ZodMiniType<FieldResult> = z.pipe(z.transform(blankOfToday), resultOfToday);

export const keptRow: z.ZodMiniType<ExtractionRow> = z.object({
  cells: z.record(text, fieldResult),
  pageNumber,
  ofDocument: z.optional(z.array(text)),
});

const ISSUE_CODES: Record<IssueCode, IssueCode> = {
  page_unreadable: 'page_unreadable',
  page_timed_out: 'page_timed_out',
  page_not_read: 'page_not_read',
  ocr_unavailable: 'ocr_unavailable',
  language_unavailable: 'language_unavailable',
  low_quality_scan: 'low_quality_scan',
  page_was_turned: 'page_was_turned',
  photo_flattened: 'photo_flattened',
  sheet_of_photo: 'sheet_of_photo',
  handwriting_not_read: 'handwriting_not_read',
  attachment_skipped: 'attachment_skipped',
  content_truncated: 'content_truncated',
  partly_damaged: 'partly_damaged',
  external_content_ignored: 'external_content_ignored',
  second_reader_used: 'second_reader_used',
  model_unavailable: 'model_unavailable',
  model_budget_spent: 'model_budget_spent',
  model_quote_not_printed: 'model_quote_not_printed',
  model_rows_left: 'model_rows_left',
  model_pictures_unread: 'model_pictures_unread',
  rows_may_be_missing: 'rows_may_be_missing',
  several_documents: 'several_documents',
};

export const keptIssue: z.ZodMiniType<Issue> = z.object({
  code: z.enum(ISSUE_CODES),
  severity: z.enum(['error', 'warning', 'info']),
  pageNumber: z.nullable(pageNumber),
  message: text,
  cause: z.optional(text),
});

const keptFields = z.array(
  z.object({
    id: text,
    variableName: text,
    description: text,
    type: z.enum(['text', 'number', 'yes/no', 'enum']),
    enumValues: z.array(text),
    rules: z.optional(z.unknown()),
  }),
);

/** Rules that cannot be followed, as those of a newer page, are left out: the rows are worth more than they. */
export const keptTemplate: z.ZodMiniType<Template> = z.object({
  name: text,
  description: text,
  entities: z.pipe(
    keptFields,
    z.transform((fields) =>
      fields.map(({ rules, ...field }) => {
        const kept = followableRules({ ...field, rules }, fields);
        return kept ? { ...field, rules: kept } : field;
      }),
    ),
  ),
});

export const keptView: z.ZodMiniType<SheetView> = z.object({
  order: z.array(text),
  hidden: z.array(text),
  widthsPx: z.record(text, z.number()),
  names: z.record(text, text),
  sort: z.nullable(z.object({ columnId: text, direction: z.enum(['ascending', 'descending']) })),
  filters: z.record(text, text),
  sureFrom: z.optional(z.number()),
});

const fileFacts = {
  type: z.enum(Object.keys(DOCUMENT_TYPES) as DocumentType[]),
  pageCount: z.int(),
  textLayer: z.boolean(),
  contentHash: text,
};

export const keptFacts: z.ZodMiniType<DocumentFacts> = z.object({
  ...fileFacts,
  countedPages: z.optional(z.int()),
  countedPictures: z.optional(z.array(text)),
});

export const keptFilePages: z.ZodMiniType<FilePages> = z.object({ from: pageNumber, to: pageNumber, file: z.object(fileFacts) });

export const keptPage: z.ZodMiniType<PageFacts> = z.object({
  pageNumber,
  widthPt: z.nullable(z.number()),
  heightPt: z.nullable(z.number()),
  source: z.enum(['text-layer', 'ocr', 'none', 'flow']),
  failed: z.boolean(),
});

export const keptRange: z.ZodMiniType<PageRange> = z.object({ from: pageNumber, to: pageNumber });
