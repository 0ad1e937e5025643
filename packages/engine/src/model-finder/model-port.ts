/** A part of JSON Schema that every server which can be held to a schema knows. */
export type JsonSchema =
  | { type: 'object'; properties: Record<string, JsonSchema>; required: string[]; additionalProperties: false }
  | { type: 'array'; items: JsonSchema }
  | { type: 'string'; enum?: string[] }
  | { type: 'integer' };

/** What a language model is asked. */
export interface ModelPrompt {
  /** The same for all questions of a kind; servers keep it. */
  instructions: string;
  question: string;
  /** What the answer must look like. */
  schema: JsonSchema;
  /** Tokens that the answer may have. */
  maxOutputTokens: number;
}

export interface ModelReply {
  /** JSON, as far as the model kept to it; read by `readAnswer`, which trusts nothing in it. */
  text: string;
  /** "cut": the answer reached its limit; "refused": the model would not answer. */
  ended: 'done' | 'cut' | 'refused';
  /** As the server counted them; estimated where it does not say. */
  inputTokens: number;
  outputTokens: number;
}

/** A language model, wherever it runs. The engine knows no vendor. */
export interface ModelPort {
  /** Names it, in what is kept and in what is said: "ollama/qwen3:8b". */
  readonly id: string;
  /** Throws where there is none. Where the signal is aborted it gives up within a second. */
  ask(prompt: ModelPrompt, signal: AbortSignal): Promise<ModelReply>;
}
