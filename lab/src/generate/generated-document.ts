import type { SeededRandom } from '../seeded-random.ts';

/** A field as a user would define it; ids are made when the template is written. */
export interface GeneratedField {
  variableName: string;
  description: string;
  type: 'text' | 'number' | 'yes/no' | 'enum';
  enumValues: string[];
}

export type TruthValue = string | number | null | { anyOf: string[] };

/** Documents of one kind with the fields somebody wants out of them. */
export interface DocumentFamily {
  id: string;
  language: string;
  name: string;
  description: string;
  fields: GeneratedField[];
  /** One document: its pages as HTML, and per row the value of each field in the order of `fields`. */
  write(random: SeededRandom, number: number): { html: string; rows: TruthValue[][] };
}

export const text = (variableName: string, description: string): GeneratedField => ({
  variableName,
  description,
  type: 'text',
  enumValues: [],
});
export const number = (variableName: string, description: string): GeneratedField => ({
  variableName,
  description,
  type: 'number',
  enumValues: [],
});
export const yesNo = (variableName: string, description: string): GeneratedField => ({
  variableName,
  description,
  type: 'yes/no',
  enumValues: [],
});
export const choice = (variableName: string, description: string, enumValues: string[]): GeneratedField => ({
  variableName,
  description,
  type: 'enum',
  enumValues,
});
