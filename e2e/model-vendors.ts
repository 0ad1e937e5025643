/** A key that stands nowhere else. */
export const KEY = 'sk-journey-4f81c07d';

interface Vendor {
  name: string;
  host: string;
  model: string;
  /** What it says to whoever asks for its models. */
  list: object;
  /** The events of an answer. */
  answer: (text: string) => object[];
  /** The header that carries the key. */
  keyHeader: string;
}

export const VENDORS: readonly Vendor[] = [
  {
    name: 'OpenAI',
    host: 'api.openai.com',
    model: 'gpt-small',
    list: { data: [{ id: 'gpt-small' }] },
    answer: (text) => [{ choices: [{ delta: { content: text } }] }, { choices: [{ delta: {}, finish_reason: 'stop' }] }],
    keyHeader: 'authorization',
  },
  {
    name: 'Anthropic',
    host: 'api.anthropic.com',
    model: 'claude-small',
    list: { data: [{ id: 'claude-small' }] },
    answer: (text) => [
      { type: 'message_start', message: { usage: { input_tokens: 90 } } },
      { type: 'content_block_delta', delta: { text } },
      { type: 'message_delta', delta: { stop_reason: 'end_turn' }, usage: { output_tokens: 20 } },
    ],
    keyHeader: 'x-api-key',
  },
  {
    name: 'Google',
    host: 'generativelanguage.googleapis.com',
    model: 'gemini-small',
    list: { models: [{ name: 'models/gemini-small', supportedGenerationMethods: ['generateContent'] }] },
    answer: (text) => [{ candidates: [{ content: { parts: [{ text }] }, finishReason: 'STOP' }] }],
    keyHeader: 'x-goog-api-key',
  },
];

/** The question in a request, whatever the protocol: the longest text that shows lines. */
export function questionIn(body: string): string {
  const texts: string[] = [];
  JSON.parse(body, (_, value: unknown) => {
    if (typeof value === 'string' && value.includes('Lines:')) texts.push(value);
    return value;
  });
  return texts[0] ?? '';
}

/**
 * A browser's own model, as the Prompt API has it: it points at the sum of the letter and at the number of the sample. The browser must fetch it first, which comes
 * to its end the second time it is asked to.
 */
export const PRETENDED_MODEL = `let fetches = 0;
globalThis.LanguageModel = {
  availability: async () => (fetches > 1 ? 'available' : 'downloadable'),
  create: async ({ monitor, signal }) => {
    if (monitor) {
      const told = new EventTarget();
      monitor(told);
      told.dispatchEvent(new ProgressEvent('downloadprogress', { loaded: 0.4, total: 1 }));
      if (++fetches === 1) await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    } else if (fetches < 2) throw new TypeError('asked before it was fetched');
    return {
    promptStreaming(question, { responseConstraint }) {
      const lines = [...question.matchAll(/^\\[(\\d+)\\] (.*)$/gm)];
      const lineOf = (words) => Number(lines.find(([, , text]) => text.includes(words))?.[1] ?? 0);
      const said = question.includes('HM-26-04417')
        ? { line: lineOf('HM-26-04417'), quote: 'HM-26-04417' }
        : {
            cells: [...question.matchAll(/^(f\\d+): (.+?) \\((?:text|number|boolean|one of)/gm)].map(([, field, name]) =>
              name === 'Total'
                ? { field, answer: 'quote', candidate: '', line: lineOf('1,250.40'), quote: '1,250.40', lookedAt: [] }
                : { field, answer: 'absent', candidate: '', line: 0, quote: '', lookedAt: [] }),
          };
      if (typeof responseConstraint !== 'object') throw new TypeError('no schema');
      const text = JSON.stringify(said);
      return new ReadableStream({
        start(controller) {
          for (let from = 0; from < text.length; from += 30) controller.enqueue(text.slice(from, from + 30));
          controller.close();
        },
      });
    },
    destroy() {},
    };
  },
};`;
