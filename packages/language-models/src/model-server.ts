/** The protocols that servers of language models speak. Local servers (Ollama, LM Studio, llama.cpp, vLLM) speak OpenAI's. */
export type ModelProtocol = 'openai' | 'anthropic' | 'google';

/** A server that has language models. */
export interface ModelServer {
  protocol: ModelProtocol;
  /** Its address as far as all calls share it: "http://127.0.0.1:11434/v1". */
  baseUrl: string;
  /** Null for servers that ask for none. Sent to `baseUrl` and nowhere else. */
  key: string | null;
}

/** A language model behind a server. */
export interface ServedModel extends ModelServer {
  /** Names it in what is kept and said: "ollama/qwen3:8b". */
  id: string;
  model: string;
}

/** Where the vendors' models answer. */
export const VENDOR_ADDRESSES = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
} as const satisfies Record<ModelProtocol, string>;
