import { ModelError, type ModelPort } from '@sheetlift/engine/language-model';
import { hearAnswer } from './hear-answer.ts';
import { OPENAI } from './protocols/openai.ts';

/** Completes a chat: takes what a server of the OpenAI protocol is sent, gives the events that one answers with. */
export type CompleteChat = (body: object) => AsyncIterable<unknown>;

/**
 * The port of a model that runs where the page does and speaks the OpenAI protocol without a server. `load` is asked before each question. Whoever aborts
 * must also make it, or what it gave, throw.
 */
export const chatPort = (id: string, load: () => Promise<CompleteChat>): ModelPort => ({
  id,
  async ask(prompt, signal, onText = () => undefined) {
    try {
      signal.throwIfAborted();
      const complete = await load();
      const { body } = OPENAI.ask(id, prompt, { hold: 'schema', temperature: true });
      return await hearAnswer(OPENAI, complete(body), prompt, onText);
    } catch (error) {
      if (signal.aborted) throw new ModelError('aborted', { cause: error });
      throw error instanceof ModelError ? error : new ModelError('failed', { cause: error });
    }
  },
});
