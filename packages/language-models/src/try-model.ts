import { ModelError, type ModelErrorCode, type ModelPort, type ModelPrompt } from '@sheetlift/engine/language-model';

/** What came of a question whose answer is known. */
export type Trial =
  | { kind: 'answered'; /** it pointed at the right place */ right: boolean; quote: string; tokens: number; ms: number }
  /** An answer, but not in the form that was asked for. */
  | { kind: 'formless'; text: string }
  | { kind: 'failed'; code: ModelErrorCode };

const WANTED = { line: 4, quote: 'HM-26-04417' };

const PROMPT: ModelPrompt = {
  instructions: `You are shown numbered lines of a document. Say where the invoice number is printed: the number of its line, and the value copied letter for letter, without its label.
Answer with JSON of the given form and nothing else.`,
  question: `Lines:
[1] Halden & Moor Ltd | 12 Quay Street, Bristol
[2] INVOICE
[3] Order no. | PO-99120
[4] Invoice no. | HM-26-04417
[5] Total due | 1,440.00`,
  schema: {
    type: 'object',
    properties: { line: { type: 'integer' }, quote: { type: 'string' } },
    required: ['line', 'quote'],
    additionalProperties: false,
  },
  maxOutputTokens: 1_000,
};

/** Asks a model one small question, of five made-up lines, as real ones are asked. */
export async function tryModel(port: ModelPort, signal: AbortSignal): Promise<Trial> {
  const began = performance.now();
  try {
    const { text, inputTokens, outputTokens } = await port.ask(PROMPT, signal);
    const said = answerIn(text);
    if (!said) return { kind: 'formless', text: text.slice(0, 200) };
    const right = said.line === WANTED.line && said.quote === WANTED.quote;
    return { kind: 'answered', right, quote: said.quote.slice(0, 60), tokens: inputTokens + outputTokens, ms: performance.now() - began };
  } catch (error) {
    if (error instanceof ModelError) return { kind: 'failed', code: error.code };
    throw error;
  }
}

/** Models like to wrap JSON in a fence. */
function answerIn(text: string): { line: number; quote: string } | null {
  try {
    const said = JSON.parse(/\{[^]*\}/.exec(text)?.[0] ?? '') as { line?: unknown; quote?: unknown };
    return typeof said.line === 'number' && typeof said.quote === 'string' ? { line: said.line, quote: said.quote } : null;
  } catch {
    return null;
  }
}
