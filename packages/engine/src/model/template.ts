/** What a field's value is. */
export type FieldType = 'text' | 'number' | 'yes/no' | 'enum';

/** One field as its user defined it (the client form of the specification). */
export interface TemplateField {
  /** Survives renaming. */
  id: string;
  variableName: string;
  description: string;
  type: FieldType;
  /** Only for `enum`; empty otherwise. */
  enumValues: string[];
  /** What a value must be besides of its type; none where it is absent or empty. */
  rules?: FieldRules;
}

/** How a date is printed; "any": a date, however it is printed. */
export type DatePrint = 'any' | 'YYYY-MM-DD' | 'DD.MM.YYYY' | 'DD/MM/YYYY' | 'MM/DD/YYYY';

/** What a value of a field must be. A cell that breaks a rule is to be checked by a person. Other fields are named by `variableName`. */
export interface FieldRules {
  /** A blank is to be checked, however sure it is that the document gives none. */
  required?: boolean;
  /** Of a text or number field: the value stands in one document of a run only; or only in one whose field of this name says the same. */
  unique?: boolean | string;
  /** Of a text field: the form of the value, e.g. "AA-9999" (the signs are told in `rules/mask.ts`). */
  pattern?: string;
  /** Of a text field: the value is a date, printed so. */
  date?: DatePrint;
  /** The least and the most: numbers of a number field, ISO days of a text field; both count. */
  from?: number | string;
  to?: number | string;
  /** Of a text field: its date is not before that of the field named. */
  notBefore?: string;
  /** Of a text field: the entries it may be one of. */
  oneOf?: string[];
  /** Of a number field: an equation over number fields of its row and the row above, e.g. "previous balance + amount = balance". */
  check?: string;
}

/** Which readings find values, where there is a language model: the built-in engine's, that and the model's for what is not sure, or the model's for all. */
export const MODEL_USES = ['built-in', 'both', 'model'] as const;
export type ModelUses = (typeof MODEL_USES)[number];

/** What a user wants out of a document. */
export interface Template {
  name: string;
  description: string;
  entities: TemplateField[];
  /** Left out where nobody chose. */
  modelMode?: ModelUses;
}

/** One row a document, one row an item, or decided from template and document. */
export type RowMode = 'auto' | 'document' | 'item';
