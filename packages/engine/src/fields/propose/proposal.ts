import type { CellValue, Derivation, DocumentLayout, Evidence, TemplateField, WordSpan } from '../../model/index.ts';
import type { MeantAnswer } from '../compile/answer-links.ts';
import { evidenceOf } from '../document/evidence.ts';
import type { Printed } from '../document/word-run.ts';
import { deriveValue } from './derive-value.ts';

/** A possible value of a field before it is compared with the others. */
export interface Proposal {
  /** Index in the template's entities. */
  field: number;
  value: CellValue;
  printed: string;
  evidence: Evidence[];
  derivation: Derivation;
  /** Printed words it takes; empty for marks, lists and XML, which serve as many fields as like. */
  spans: WordSpan[];
  pageNumber: number;
  features: Features;
  /** Lessons about documents of this layout, where it stands as they say. */
  lessons?: number;
  /** Of an enum field: its words mean the answer and are none of its own, and mean another nearly as much. */
  isHardlyMeant?: true;
  /** Why this one, as a sentence: `beside “Invoice No”`. */
  reason: string;
}

/** A proposal with its score. */
export interface Ranked {
  proposal: Proposal;
  score: number;
}

/** What speaks for and against a proposal. Each is 0..1 but where noted; absent means 0. */
export interface Features {
  /** Best support by a label of the field: weight x similarity x label strength x place. */
  label?: number;
  /** By how much a label of something else supports the same words better. */
  competingLabel?: number;
  /** How well the print fits the kind of value. */
  kind?: number;
  /** It is itself a label, or holds one. */
  isLabel?: number;
  /** It stands where the party of the field's role stands, or a title, or the name of who the paper is of. */
  role?: number;
  /** Nearness to the top of the first page. */
  top?: number;
  /** Size of its letters against the page's usual ones, 0 for equal or smaller, 1 for double. */
  large?: number;
  /** Sums that come out with it. */
  arithmetic?: number;
  /** It is what was paid by the document's own account: handed over less the change. */
  paid?: number;
  /** It stands as the paper's own date does: beside a time of day, or as the only date. */
  own?: number;
  /** Share of its kind's proposals that give the same value. */
  repeated?: number;
  /** It is the greatest amount of the document. */
  greatest?: number;
  /** It is the only one of its kind. */
  only?: number;
  /** Doubt of the recogniser: one minus the mean word confidence. */
  ocrDoubt?: number;
  /** How plainly a sentence states it. */
  clause?: number;
  /** The file itself states it (mail header, form field, tick box, XML). */
  stated?: number;
  /** It is part of a form's own print, while the form has been filled in. */
  printed?: number;
  /** It runs over lines that may not belong to it; -1 where its kind usually does. */
  spread?: number;
  /** How likely the ranker takes it for the value, where printed labels leave doubt. */
  ranked?: number;
  /** It stands where lessons of the template found the value on documents of this layout. */
  learned?: number;
  /** Lessons say that documents of this layout do not give the field, and it does not stand where one found it. */
  taughtAbsent?: number;
}

interface Draft {
  layout: DocumentLayout;
  field: TemplateField;
  fieldIndex: number;
  features: Features;
  reason: string;
}

/** A proposal that rests on printed words; null where no value follows from them. */
export function proposeWords(draft: Draft, printed: Printed, derivation: Derivation): Proposal | null {
  const evidence = evidenceOf(draft.layout, printed);
  const pageNumber = draft.layout.lines[printed.spans[0]?.line ?? -1]?.pageNumber ?? 1;
  return proposeEvidence(draft, evidence, derivation, { printed: printed.text, spans: printed.spans, pageNumber });
}

/** A proposal that rests on any evidence; null where no value follows from it. */
export function proposeEvidence(
  draft: Draft,
  evidence: Evidence[],
  derivation: Derivation,
  place: { printed: string; spans: WordSpan[]; pageNumber: number },
): Proposal | null {
  if (evidence.length === 0 && derivation.kind !== 'absence') return null;
  const value = deriveValue(evidence, derivation, draft.field);
  if (!value) return null;
  return { field: draft.fieldIndex, value, evidence, derivation, features: draft.features, reason: draft.reason, ...place };
}

/** The proposal of an answer, which says whether its words only mean it and hardly so. */
export const asMeant = (proposal: Proposal, { isDoubtful }: Pick<MeantAnswer, 'isDoubtful'>): Proposal =>
  isDoubtful ? { ...proposal, isHardlyMeant: true } : proposal;
