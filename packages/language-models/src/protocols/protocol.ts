import type { ModelPrompt, ModelReply } from '@sheetlift/engine/language-model';

/** What was heard of an answer so far. */
export interface Heard {
  text: string;
  /** Null until the model said that it is at its end. */
  ended: ModelReply['ended'] | null;
  /** Null where the server does not count. */
  inputTokens: number | null;
  outputTokens: number | null;
}

/** How a server is held to the form of the answer, the strictest first; what it does not know it refuses with status 400. */
export interface AnswerForm {
  /** By the schema, by any JSON, or by the words of the prompt alone. */
  hold: 'schema' | 'json' | 'words';
  /** Some models take no temperature. */
  temperature: boolean;
}

/** How servers of one kind are spoken to. */
export interface Protocol {
  forms: readonly AnswerForm[];
  /** Headers beside the kind of the body. */
  headers(key: string | null): Record<string, string>;
  /** The question, to be answered as a stream of events. `path` follows the server's address. */
  ask(model: string, prompt: ModelPrompt, form: AnswerForm): { path: string; body: object };
  /** Takes in one event, or a whole answer of a server that does not stream. Trusts nothing in it. */
  hear(event: unknown, heard: Heard): void;
  /** Whether a body with status 400 says that the key is refused. */
  isKeyRefused?(body: string): boolean;
  listPath: string;
  /** The models in the answer to `listPath`; null where it is no such answer. */
  modelsIn(list: unknown): string[] | null;
}

/** The prompt with the form in words: some servers take a schema and do not hold the model to it. */
export const instructionsWithForm = ({ instructions, schema }: ModelPrompt): string =>
  `${instructions}\n\nThe form, as JSON Schema: ${JSON.stringify(schema)}`;

/** As answers call a picture: by its number, from 1. */
export const pictureName = (at: number): string => `Picture ${at + 1}:`;

export const textOr = (value: unknown, otherwise: string): string => (typeof value === 'string' ? value : otherwise);
export const countOr = (value: unknown, otherwise: number | null): number | null =>
  typeof value === 'number' && value >= 0 ? value : otherwise;
