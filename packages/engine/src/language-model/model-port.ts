/** A part of JSON Schema that every server which can be held to a schema knows. */
export type JsonSchema =
  | { type: 'object'; properties: Record<string, JsonSchema>; required: string[]; additionalProperties: false }
  | { type: 'array'; items: JsonSchema }
  | { type: 'string'; enum?: string[] }
  | { type: 'integer' };

/** A picture that a model is shown. */
export interface ModelPicture {
  /** A PNG file in base64. */
  png: string;
  widthPx: number;
  heightPx: number;
}

/** What a language model is asked. */
export interface ModelPrompt {
  /** The same for all questions of a kind; servers keep it. */
  instructions: string;
  question: string;
  /** Shown after the question, as "Picture 1" and so on. Only to models of which it is known that they take pictures. */
  pictures?: readonly ModelPicture[];
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
  /**
   * Throws `ModelError`. Where the signal is aborted it gives up within a second, with code "aborted". `onText` is told, while the answer comes, how many
   * characters of it are there.
   */
  ask(prompt: ModelPrompt, signal: AbortSignal, onText?: (characters: number) => void): Promise<ModelReply>;
}

/** Why a model gave no answer at all. */
export type ModelErrorCode =
  | 'unreachable'
  | 'missing'
  | 'timed_out'
  | 'busy'
  | 'key_refused'
  | 'unknown_model'
  | 'failed'
  | 'budget_spent'
  | 'aborted';

const SENTENCES: Record<ModelErrorCode, string> = {
  unreachable: 'The language model could not be reached. Check its address and whether it is running.',
  missing: 'The language model is no longer kept on this device. Set it up again to fetch it.',
  timed_out: 'The language model took too long to answer.',
  busy: 'The language model has too much to do, or the limit of its account is reached.',
  key_refused: 'The language model did not accept the key.',
  unknown_model: 'The server has no language model of this name.',
  failed: 'The language model failed to answer.',
  budget_spent: 'The budget for the language model is used up.',
  aborted: 'Asking the language model was stopped.',
};

/** Trouble with a language model: a stable code and a sentence for the user. It costs what the model would have said, never the document. */
export class ModelError extends Error {
  readonly code: ModelErrorCode;

  constructor(code: ModelErrorCode, options: { cause?: unknown } = {}) {
    super(SENTENCES[code], options);
    this.name = 'ModelError';
    this.code = code;
  }
}
