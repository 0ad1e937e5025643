import {
  type BoundingBox,
  type Candidate,
  type CellValue,
  type CorrectionDecision,
  type Derivation,
  DOCUMENT_TYPES,
  type DocumentCorrections,
  type DocumentType,
  type Evidence,
  type ExtractionRow,
  type FieldResult,
  type Issue,
  type IssueCode,
  type Proof,
  type Template,
} from '@sheetlift/engine/model';
import { followableRules } from '@sheetlift/engine/rules';
import { z } from 'zod/mini';
import type { PageFacts, PageRange } from '../../../engine-worker/engine-protocol.ts';
import { blankOfToday } from './kept-blank.ts';
import type { DocumentFacts, SheetView } from '../run/run-store.ts';

/*
 * The engine's nouns as they come back from where they were kept: each is checked against its type here, at the door. The
 * types are the contract (packages/engine/src/model); a noun that changes there stops this file from compiling.
 */

const pageNumber = z.int().check(z.positive());
const text = z.string();

const boundingBox: z.ZodMiniType<BoundingBox> = z.object({ left: z.number(), top: z.number(), right: z.number(), bottom: z.number() });

export const cellValue: z.ZodMiniType<CellValue> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), text }),
  z.object({ kind: z.literal('date'), iso: text }),
  z.object({ kind: z.literal('number'), number: z.number(), decimals: z.number() }),
  z.object({ kind: z.literal('yes/no'), yes: z.boolean() }),
  z.object({ kind: z.literal('enum'), value: text }),
]);

const evidence: z.ZodMiniType<Evidence> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('words'), pageNumber, boxes: z.array(boundingBox), text, origin: z.enum(['text', 'form', 'ocr']) }),
  z.object({ kind: z.literal('cell'), pageNumber, table: z.nullable(text), reference: text, text }),
  z.object({ kind: z.literal('paragraph'), pageNumber, number: z.number(), text }),
  z.object({ kind: z.literal('line'), pageNumber, number: z.number(), text }),
  z.object({ kind: z.literal('mail-header'), name: text, text }),
  z.object({ kind: z.literal('form-field'), pageNumber, name: text, box: z.nullable(boundingBox), text }),
  z.object({ kind: z.literal('mark'), pageNumber, box: boundingBox, inkShare: z.nullable(z.number()), checked: z.boolean(), label: text }),
  z.object({ kind: z.literal('xml-path'), fileName: z.nullable(text), path: text, text }),
  z.object({ kind: z.literal('attachment-list'), names: z.array(text) }),
  z.object({ kind: z.literal('person'), at: text }),
]);

const derivation: z.ZodMiniType<Derivation> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('normalise'), as: z.enum(['text', 'date', 'number', 'yes/no', 'enum']), reading: z.nullable(text) }),
  z.object({ kind: z.literal('sum') }),
  z.object({ kind: z.literal('product') }),
  z.object({ kind: z.literal('concept'), of: text }),
  z.object({ kind: z.literal('mark') }),
  z.object({ kind: z.literal('absence'), place: z.enum(['closed', 'open']) }),
  z.object({ kind: z.literal('learned-replacement'), correctionId: text, taught: text, value: cellValue }),
  z.object({
    kind: z.literal('look-alike'),
    as: z.enum(['text', 'number']),
    reading: z.nullable(text),
    at: z.number(),
    printed: text,
    read: text,
  }),
  z.object({ kind: z.literal('list-entry'), entry: text }),
]);

const proof: z.ZodMiniType<Proof> = z.object({
  by: z.enum(['check-digits', 'sum', 'product', 'column-sum', 'balance', 'order', 'two-places']),
  reason: text,
});

const candidate: z.ZodMiniType<Candidate> = z.object({
  id: text,
  value: cellValue,
  printed: text,
  evidence: z.array(evidence),
  derivation,
  score: z.number(),
  confidence: z.number(),
  reason: text,
  proof: z.optional(proof),
});

const alternatives = z.array(candidate);

const resultOfToday: z.ZodMiniType<FieldResult> = z.discriminatedUnion('state', [
  z.object({ state: z.literal('found'), chosen: candidate, alternatives }),
  z.object({ state: z.literal('unsure'), chosen: candidate, alternatives }),
  z.object({ state: z.literal('absent'), confidence: z.number(), alternatives, confirmedAt: z.optional(text) }),
  z.object({ state: z.literal('not_found'), reason: text, alternatives }),
  z.object({ state: z.literal('unreadable'), evidence: z.array(evidence), reason: text, alternatives }),
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
  attachment_skipped: 'attachment_skipped',
  content_truncated: 'content_truncated',
  partly_damaged: 'partly_damaged',
  external_content_ignored: 'external_content_ignored',
  second_reader_used: 'second_reader_used',
  model_unavailable: 'model_unavailable',
  model_budget_spent: 'model_budget_spent',
  model_quote_not_printed: 'model_quote_not_printed',
  model_rows_left: 'model_rows_left',
  rows_may_be_missing: 'rows_may_be_missing',
};

export const keptIssue: z.ZodMiniType<Issue> = z.object({
  code: z.enum(ISSUE_CODES),
  severity: z.enum(['error', 'warning', 'info']),
  pageNumber: z.nullable(pageNumber),
  message: text,
  cause: z.optional(text),
});

const decision: z.ZodMiniType<CorrectionDecision> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('value'), candidate, by: z.enum(['confirm', 'choose', 'cite', 'type']) }),
  z.object({ kind: z.literal('absent') }),
  z.object({ kind: z.literal('learned'), candidate: z.nullable(candidate), seen: z.boolean() }),
]);

export const keptCorrections: z.ZodMiniType<DocumentCorrections> = z.object({
  cells: z.array(z.object({ rowId: text, fieldId: text, at: text, decision })),
  removedRows: z.array(text),
  addedRows: z.array(z.object({ rowId: text, after: text })),
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

export const keptFacts: z.ZodMiniType<DocumentFacts> = z.object({
  type: z.enum(Object.keys(DOCUMENT_TYPES) as DocumentType[]),
  pageCount: z.int(),
  textLayer: z.boolean(),
  contentHash: text,
});

export const keptPage: z.ZodMiniType<PageFacts> = z.object({
  pageNumber,
  widthPt: z.nullable(z.number()),
  heightPt: z.nullable(z.number()),
  source: z.enum(['text-layer', 'ocr', 'none', 'flow']),
  failed: z.boolean(),
});

export const keptRange: z.ZodMiniType<PageRange> = z.object({ from: pageNumber, to: pageNumber });
