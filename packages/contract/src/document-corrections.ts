import type {
  BoundingBox,
  Candidate,
  CellValue,
  CorrectionDecision,
  Derivation,
  DocumentCorrections,
  DrawnTable,
  Evidence,
  Proof,
} from '@sheetlift/engine/model';
import { z } from 'zod/mini';

/*
 * What a person put into cells, as it comes back from where it was kept: each noun of the engine is checked against its type here. The
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

export const keptEvidence: z.ZodMiniType<Evidence> = z.discriminatedUnion('kind', [
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
  z.object({ kind: z.literal('picture-reading'), as: z.enum(['text', 'date', 'number']), printed: text, read: text }),
  z.object({ kind: z.literal('list-entry'), entry: text }),
]);

const proof: z.ZodMiniType<Proof> = z.object({
  by: z.enum(['check-digits', 'sum', 'product', 'column-sum', 'balance', 'order', 'two-places']),
  reason: text,
});

export const keptCandidate: z.ZodMiniType<Candidate> = z.object({
  id: text,
  value: cellValue,
  printed: text,
  evidence: z.array(keptEvidence),
  derivation,
  score: z.number(),
  confidence: z.number(),
  reason: text,
  proof: z.optional(proof),
});

const decision: z.ZodMiniType<CorrectionDecision> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('value'), candidate: keptCandidate, by: z.enum(['confirm', 'choose', 'cite', 'type']) }),
  z.object({ kind: z.literal('absent') }),
  z.object({ kind: z.literal('learned'), candidate: z.nullable(keptCandidate), seen: z.boolean() }),
  z.object({ kind: z.literal('reread'), candidate: keptCandidate, other: z.nullable(keptCandidate) }),
]);

const drawnTable: z.ZodMiniType<DrawnTable> = z.object({
  pageNumber,
  box: boundingBox,
  columns: z.array(z.number()),
  rows: z.array(z.number()),
});

export const keptCorrections: z.ZodMiniType<DocumentCorrections> = z.object({
  cells: z.array(z.object({ rowId: text, fieldId: text, at: text, decision })),
  removedRows: z.array(text),
  addedRows: z.array(z.object({ rowId: text, after: text })),
  tables: z.optional(z.array(drawnTable)),
});

/** More than any currency or measure prints. */
const MOST_DECIMALS = 20;

/** What a row that was found is called: its index. */
const FOUND_ROW = /^\d+$/;

/**
 * Corrections that anything can be made of: their numbers and days can be written, and each added row stands after another one. Which cells
 * they speak of is nobody's matter: those that are not there stay away.
 */
export const soundCorrections: z.ZodMiniType<DocumentCorrections> = keptCorrections.check(
  z.refine(({ cells }) => cells.every(({ decision }) => isSound(decision)), 'A correction holds a value that cannot be written'),
  z.refine(({ addedRows }) => {
    const ids = addedRows.map(({ rowId }) => rowId);
    return new Set(ids).size === ids.length && !ids.some((id) => FOUND_ROW.test(id));
  }, 'Added rows need ids of their own'),
);

function isSound(decision: CorrectionDecision): boolean {
  const value = decision.kind === 'absent' ? null : (decision.candidate?.value ?? null);
  switch (value?.kind) {
    case 'date':
      return z.safeParse(z.iso.date(), value.iso).success;
    case 'number':
      return Number.isInteger(value.decimals) && value.decimals >= 0 && value.decimals <= MOST_DECIMALS;
    default:
      return true;
  }
}
