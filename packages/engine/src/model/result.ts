import type { BoundingBox } from './bounding-box.ts';
import type { Issue } from './issue.ts';
import type { FieldRules } from './template.ts';

/** A typed cell value. Dates are text fields whose value is an ISO date (`kind: 'date'`). */
export type CellValue =
  | { kind: 'text'; text: string }
  | { kind: 'date'; iso: string }
  | { kind: 'number'; number: number; /** as printed, for the cell format */ decimals: number }
  | { kind: 'yes/no'; yes: boolean }
  | { kind: 'enum'; value: string };

/** What a value rests on. There is no value without one (docs/GLOSSARY.md, "citation"). */
export type Evidence =
  | { kind: 'words'; pageNumber: number; boxes: BoundingBox[]; text: string; origin: 'text' | 'form' | 'ocr' }
  | { kind: 'cell'; pageNumber: number; table: string | null; reference: string; text: string }
  | { kind: 'paragraph'; pageNumber: number; number: number; text: string }
  | { kind: 'line'; pageNumber: number; number: number; text: string }
  | { kind: 'mail-header'; name: string; text: string }
  | { kind: 'form-field'; pageNumber: number; name: string; box: BoundingBox | null; text: string }
  | { kind: 'mark'; pageNumber: number; box: BoundingBox; inkShare: number | null; checked: boolean; label: string }
  | { kind: 'xml-path'; fileName: string | null; path: string; text: string }
  | { kind: 'attachment-list'; names: string[] }
  | { kind: 'person'; at: string };

/**
 * How the value follows from its evidence. A closed list; each is a pure function of the evidence
 * (`fields/propose/derive-value.ts`) so that anybody can recompute the value.
 */
export type Derivation =
  | {
      kind: 'normalise';
      as: 'text' | 'date' | 'number' | 'yes/no' | 'enum';
      /** e.g. "day-first", "comma-decimal" */ reading: string | null;
    }
  | { kind: 'sum' }
  | { kind: 'product' }
  | {
      kind: 'concept';
      /** the enum value or answer that the words stand for; of a text the code of the currency that a printed sign does */ of: string;
    }
  | { kind: 'mark' }
  | { kind: 'absence'; /** "closed" places can be searched completely (attachment list, tick box, form field) */ place: 'closed' | 'open' }
  | {
      kind: 'learned-replacement';
      correctionId: string;
      /** what the correction found printed, and the value it put in its place */ taught: string;
      value: CellValue;
    }
  | {
      /** one character read as another that looks like it, because check digits or a sum hold then */
      kind: 'look-alike';
      as: 'text' | 'number';
      reading: string | null;
      /** index in the printed text */ at: number;
      printed: string;
      read: string;
    }
  | {
      /** a language model reads the picture of the place so, and no recogniser does: offered, never taken */
      kind: 'picture-reading';
      as: 'text' | 'date' | 'number';
      printed: string;
      read: string;
    }
  | { kind: 'list-entry'; /** the entry of the field's list that is nearest to what is printed */ entry: string };

/** A possible value of a field, addressable by id. */
export interface Candidate {
  /** Unique within its document and template. */
  id: string;
  value: CellValue;
  /** As printed. */
  printed: string;
  evidence: Evidence[];
  derivation: Derivation;
  /** Score of the ranking, rounded to 1e-6; only comparable within one field and row. */
  score: number;
  confidence: number;
  /** One sentence for the person who reviews: why this one. */
  reason: string;
  /** What proves the value, where something does; it is sure then. */
  proof?: Proof;
}

/** What the document itself says for a value, beyond any judgement of likelihood. */
export interface Proof {
  by: 'check-digits' | 'sum' | 'product' | 'column-sum' | 'balance' | 'order' | 'two-places';
  /** One sentence with the figures, for the person who reviews. */
  reason: string;
}

/** A rule of its field that a cell breaks. */
export interface BrokenRule {
  rule: keyof FieldRules;
  /** One sentence with the figures, for the person who reviews. */
  reason: string;
}

/** How a person came to a value. "confirm": the value shown; "choose": another candidate; "cite": words picked on the page; "type": by hand. */
export type ValueDecision = 'confirm' | 'choose' | 'cite' | 'type';

/** What became of one field in one row; with the rules it breaks, where they were looked at and it breaks any. */
export type FieldResult = FoundResult & {
  broken?: readonly BrokenRule[];
  /** A correction of another document changed it, and whether a person has been at it since. */
  changed?: 'unseen' | 'seen';
};

type FoundResult =
  | {
      state: 'found';
      chosen: Candidate;
      alternatives: Candidate[];
      /** how a person decided it, where one did */ decidedBy?: ValueDecision;
    }
  | { state: 'unsure'; chosen: Candidate; alternatives: Candidate[] }
  | {
      /** Searched completely: nothing on the document speaks for a value. */
      state: 'absent';
      confidence: number;
      alternatives: Candidate[];
      /** when a person said so */ confirmedAt?: string;
    }
  | {
      /** No value, but something on the document speaks for one. */
      state: 'not_found';
      /** What, as a sentence. */
      reason: string;
      alternatives: Candidate[];
    }
  | {
      /** The place where it stands is known, and what stands there could not be read. */
      state: 'unreadable';
      evidence: Evidence[];
      reason: string;
      alternatives: Candidate[];
    }
  | {
      /** It may stand on a page that could not be read or is not in the file. */
      state: 'page_missing';
      /** From 1; of pages that are not in the file the numbers that the document prints. */
      pageNumbers: number[];
      reason: string;
      alternatives: Candidate[];
    }
  | { state: 'not_looked_for'; reason: string };

/** One row of the sheet: field id -> result. */
export interface ExtractionRow {
  cells: Record<string, FieldResult>;
  /** The page the row starts on, from 1. */
  pageNumber: number;
  /** Ids of the fields that the document says once and each of its rows repeats; absent where there are none. */
  ofDocument?: readonly string[];
}

/** What was found, before rows are put together: the document's own fields once, the fields of items per item. */
export interface FoundRows {
  rowMode: 'document' | 'item';
  /** Field id -> result, for the fields that belong to the document. */
  document: Record<string, FieldResult>;
  /** In reading order; empty in document mode. */
  items: ExtractionRow[];
}

export interface ExtractionResult {
  /** "partial": rows are there and error issues too. */
  status: 'succeeded' | 'partial';
  rowMode: 'document' | 'item';
  rows: ExtractionRow[];
  issues: Issue[];
  pageCount: number;
}
