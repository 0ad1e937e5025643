import type { ModelPort, ModelPrompt, ModelReply } from '../language-model/model-port.ts';
import { tokensOf } from '../language-model/budget.ts';

/** What a prompt shows: the fields by their short names and the numbered lines. */
export interface ShownPrompt {
  prompt: ModelPrompt;
  fields: { name: string; variableName: string; candidates: string[] }[];
  lines: { number: number; text: string }[];
  asksRows: boolean;
}

function readPrompt(prompt: ModelPrompt): ShownPrompt {
  const [asked = '', shown = ''] = [prompt.question.split('\nLines:\n')[0], prompt.question.split('\nLines:\n')[1]];
  const fields = [...asked.matchAll(/^(f\d+): (\S+) \(/gm)].map(([, name = '', variableName = '']) => ({
    name,
    variableName,
    candidates: [...asked.matchAll(new RegExp(`^ {2}candidate (${name}c\\d+): `, 'gm'))].map(([, id = '']) => id),
  }));
  const lines = shown.split('\n').flatMap((line) => {
    const [, number = '', text = ''] = /^\[(\d+)\] (.*)$/.exec(line) ?? [];
    return number === '' ? [] : [{ number: Number(number), text }];
  });
  return { prompt, fields, lines, asksRows: 'rows' in (prompt.schema.type === 'object' ? prompt.schema.properties : {}) };
}

/** A model that answers as told, and what it was asked. */
export function scriptedPort(answer: (shown: ShownPrompt) => unknown): ModelPort & { asked: ShownPrompt[] } {
  const asked: ShownPrompt[] = [];
  return {
    id: 'scripted/1',
    asked,
    ask: (prompt): Promise<ModelReply> => {
      const shown = readPrompt(prompt);
      asked.push(shown);
      const said = answer(shown);
      const text = typeof said === 'string' ? said : JSON.stringify(said);
      return Promise.resolve({ text, ended: 'done', inputTokens: tokensOf(prompt.question), outputTokens: tokensOf(text) });
    },
  };
}

export const quote = (field: string, line: number, words: string): Record<string, unknown> => ({
  field,
  answer: 'quote',
  candidate: '',
  line,
  quote: words,
  lookedAt: [],
});
