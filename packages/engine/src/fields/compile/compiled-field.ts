import type { TemplateField } from '../../model/index.ts';
import type { Answer } from '../../values/answers.ts';
import type { AnswerLinks } from './answer-links.ts';
import type { Bound } from './bounds.ts';
import type { FieldLinks } from './field-links.ts';
import type { ValueKind } from './value-kinds.ts';

/** Which one, where a document has several things of the same kind. */
export type FieldRole = 'issuer' | 'recipient' | 'start' | 'end' | 'first' | 'last' | 'line';

/** Words that may be printed as the label of the value. */
export interface LabelPhrase {
  /** Folded words joined by single spaces: `foldWords(printed).join(' ')`. */
  text: string;
  words: string[];
  /** 0..1: how surely this phrase, printed, is the label. */
  weight: number;
  /** "quoted": the user gave the printed words; "concept": from the lexicon of business terms; "learned": from corrections. */
  source: 'quoted' | 'name' | 'description' | 'concept' | 'learned';
}

/** What a yes/no field asks. */
export type Proposition =
  /** Is the box with these words ticked? */
  | { kind: 'mark'; words: string[] }
  /** Does the mail or document carry an attachment? */
  | { kind: 'attachment' }
  /** Is there a signature? */
  | { kind: 'signature'; words: string[] }
  /** Do these words stand somewhere, or stands yes/no beside them? */
  | { kind: 'words'; words: string[] };

/** A template field in the engine's terms. */
export interface CompiledField {
  field: TemplateField;
  kind: ValueKind;
  /** Entry of the lexicon that the field is, or null where it is nothing the lexicon knows. */
  concept: string | null;
  /** A text field whose words ask for a date: its value is an ISO date. */
  isDateOutput: boolean;
  /** Best first; never empty. */
  labels: LabelPhrase[];
  /** Labels of something else that are easily taken for this field, folded. */
  competitors: string[];
  /** True where the user named the printed label itself: labels[0] is it, and nothing else should be guessed. */
  verbatim: boolean;
  role: FieldRole | null;
  /** 0..1: how likely the value stands on a line item (a repeated entry) and not once on the document. */
  itemLikelihood: number;
  /** The field asks for several values at once ("Account numbers"). */
  many: boolean;
  /** Enum fields: one per value, in the template's order. Empty otherwise. */
  answers: Answer[];
  /** Enum fields: the answer that printed words mean where they are none of its words. */
  meant: AnswerLinks;
  /** Yes/no fields only. */
  proposition: Proposition | null;
  /** Number of the form line or box that the user names: "5", "3b". */
  formLine: string | null;
  /** Folded content words of name and description, for loose matching with headings and neighbours. */
  words: string[];
  /** Folded content words of the name alone; empty where it says nothing. */
  nameWords: string[];
}

/** A template in the engine's terms. */
export interface CompiledTemplate {
  fields: CompiledField[];
  rows: RowHint;
  /** How surely printed words name each field by what they mean. */
  links: FieldLinks;
  /** Fields that ask for one end of a range. */
  bounds: Bound[];
  /** How near printed words are in meaning to what a row is called, -1..1; -1 where nothing says what it is called. */
  rowNearness(printed: string): number;
}

/** What the template says about its rows. */
export interface RowHint {
  /** "item": one row per repeated thing; "document": one row per document; null: it does not say. */
  mode: 'document' | 'item' | null;
  /** Folded noun of the item ("line", "party"), or null. */
  noun: string | null;
  /** The noun and its synonyms, folded. */
  nouns: string[];
  /** The noun is a usual word for what papers list ("booking"), whatever else it may mean. */
  isUsualItem: boolean;
  /** Totals count as rows too (true), must be left out (false), or it does not say (null). */
  totals: boolean | null;
  /** Folded content words that name the table meant ("table of world production capacity"). */
  tableWords: string[];
}
