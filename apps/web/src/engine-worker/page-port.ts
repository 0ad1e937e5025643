import { ModelError, type ModelPort, type ModelPrompt, type ModelReply } from '@sheetlift/engine/language-model';
import type { ModelWord } from './engine-protocol.ts';

/** A language model as a worker has it: the page asks it. */
interface PagePort {
  ask: ModelPort['ask'];
  /** What the page says to a question. */
  hear(word: ModelWord): void;
}

export function createPagePort(askPage: (question: number, prompt: ModelPrompt) => void): PagePort {
  const open = new Map<number, { resolve: (reply: ModelReply) => void; reject: (error: ModelError) => void }>();
  let asked = 0;
  return {
    // A task that is stopped ends with its worker: nothing is to be given up here.
    ask: (prompt) =>
      new Promise((resolve, reject) => {
        const question = asked++;
        open.set(question, { resolve, reject });
        askPage(question, prompt);
      }),
    hear(word) {
      const waiting = open.get(word.question);
      open.delete(word.question);
      if (word.kind === 'model-said') waiting?.resolve(word.reply);
      else waiting?.reject(new ModelError(word.code));
    },
  };
}
