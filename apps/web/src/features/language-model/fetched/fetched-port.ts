import { ModelError, type ModelPort } from '@sheetlift/engine/language-model';
import { chatPort, type CompleteChat } from '@sheetlift/language-models';
import type { ChatCompletionParams, Wllama as Decoder } from '@wllama/wllama';
import wasmUrl from '@wllama/wllama/esm/wasm/wllama.wasm?url';
import { fetchedModelFile } from '../../../lib/device-store/fetched-model-file.ts';

/** Tokens of a question and its answer: questions have some 5,000, and few answers reach their limit of 8,000. Each token more takes memory for good. */
const CONTEXT_TOKENS = 12_288;

/** A model in memory: hundreds of megabytes, so there is one, and it stays for the next question. */
interface Loaded {
  address: string;
  model: Promise<Decoder>;
  /** Rejects where the decoder itself fails or is taken away: whoever waits for it would wait for good. */
  ended: Promise<never>;
  end(): void;
}

let loaded: Loaded | null = null;

/** The port of a model that was fetched and is kept in this browser. It is loaded into memory with the first question. */
export function fetchedPort(id: string, { address, bytes }: { address: string; bytes: number }): ModelPort {
  const port = chatPort(id, async () => {
    if (loaded?.address !== address) unloadModel();
    const own = (loaded ??= load(address, bytes));
    try {
      return completing(await own.model, own.ended);
    } catch (error) {
      if (loaded === own) unloadModel();
      throw error;
    }
  });
  return {
    id,
    async ask(prompt, signal, onText) {
      // Between two words the decoder would hear of a stop; in the minutes that a long question takes it does not.
      signal.addEventListener('abort', unloadModel);
      try {
        return await port.ask(prompt, signal, onText);
      } finally {
        signal.removeEventListener('abort', unloadModel);
      }
    },
  };
}

/** Frees its memory; whoever waits for an answer waits no longer. */
export function unloadModel(): void {
  loaded?.end();
  loaded = null;
}

function load(address: string, bytes: number): Loaded {
  let [model, fail] = [null as Decoder | null, nothing as (cause: unknown) => void];
  const ended = new Promise<never>((_, reject) => (fail = reject));
  ended.catch(nothing);
  const logger = { debug: nothing, log: nothing, warn: nothing, error: (...causes: unknown[]) => fail(causes) };
  let isEnded = false;
  const start = async (): Promise<Decoder> => {
    const file = await fetchedModelFile(address, bytes);
    if (!file) throw new ModelError('missing');
    const { Wllama } = await import('./model-decoder.ts');
    model = new Wllama({ default: wasmUrl }, { logger, suppressNativeLog: true });
    // What it would fetch for older browsers comes from a host that this page does not reach.
    model.setCompat(null);
    if (!isEnded) await model.loadModel([file], { n_ctx: CONTEXT_TOKENS, n_parallel: 1 });
    return model;
  };
  return {
    address,
    model: Promise.race([start(), ended]),
    ended,
    end() {
      isEnded = true;
      fail(new ModelError('failed', { cause: 'the model was taken out of memory' }));
      model?.exit().catch(nothing);
    },
  };
}

const nothing = (): void => undefined;

const completing = (model: Decoder, ended: Promise<never>): CompleteChat =>
  async function* (body) {
    // Some models would think for minutes before they point.
    const asked = { ...body, chat_template_kwargs: { enable_thinking: false } } as unknown as ChatCompletionParams & { stream: true };
    const events = (await Promise.race([model.createChatCompletion(asked), ended]))[Symbol.asyncIterator]();
    for (;;) {
      const { done, value } = await Promise.race([events.next(), ended]);
      if (done) return;
      yield value;
    }
  };
