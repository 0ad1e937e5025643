import { EngineError } from '../errors.ts';
import { PROMPT_VERSION } from './instructions.ts';
import { type ModelErrorCode, ModelError, type ModelPort, type ModelPrompt, type ModelReply } from '../language-model/model-port.ts';
import { type ModelAnswer, readAnswer } from './read-answer.ts';

/** Where answers are kept, so that asking again gives the same bytes and costs nothing. A key is a long text; who keeps may digest it. */
export interface KeptAnswers {
  get(key: string): Promise<string | null>;
  put(key: string, answer: string): Promise<void>;
}

/** Everything that asking takes. */
export interface Asking {
  /** Within a budget where there is one. */
  port: ModelPort;
  kept: KeptAnswers | null;
  signal: AbortSignal;
}

/** Asks for one document, until something stands in the way. */
export interface Asker {
  /** Null where there was no answer, and from then on. Throws `EngineError` "aborted" where the person stopped it. */
  ask(prompt: ModelPrompt): Promise<ModelAnswer | null>;
  /** Why it no longer asks. */
  readonly stopped: ModelErrorCode | null;
}

export function createAsker({ port, kept, signal }: Asking): Asker {
  let stopped: Asker['stopped'] = null;
  const reply = async (prompt: ModelPrompt): Promise<Pick<ModelReply, 'text' | 'ended'> | null> => {
    try {
      return await port.ask(prompt, signal);
    } catch (error) {
      if (!(error instanceof ModelError)) throw error;
      if (error.code === 'aborted') throw new EngineError('aborted', { cause: error });
      stopped = error.code;
      return null;
    }
  };
  return {
    get stopped() {
      return stopped;
    },
    async ask(prompt) {
      if (signal.aborted) throw new EngineError('aborted');
      if (stopped !== null) return null;
      const key = keyOf(port, prompt);
      const before = keptReply((await kept?.get(key)) ?? null);
      const answered = before ?? (await reply(prompt));
      if (!answered) return null;
      const answer = readAnswer(answered);
      // What is faulty may come whole another time.
      if (!answer.fault && before === null) await kept?.put(key, JSON.stringify({ text: answered.text }));
      return answer;
    },
  };
}

/** The question holds the template and what is printed in the document: no other document, template, model or wording has the same. */
const keyOf = (port: ModelPort, prompt: ModelPrompt): string => JSON.stringify([port.id, PROMPT_VERSION, prompt]);

/** Null where nothing was kept that can be read. */
function keptReply(kept: string | null): Pick<ModelReply, 'text' | 'ended'> | null {
  try {
    const { text } = JSON.parse(kept ?? 'null') as { text: unknown };
    return typeof text === 'string' ? { text, ended: 'done' } : null;
  } catch {
    return null;
  }
}
