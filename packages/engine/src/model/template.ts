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
}

/** What a user wants out of a document. */
export interface Template {
  name: string;
  description: string;
  entities: TemplateField[];
}

/** One row a document, one row an item, or decided from template and document. */
export type RowMode = 'auto' | 'document' | 'item';
