import { ModelError, type ModelPort, tokensOf } from '@sheetlift/engine/language-model';

/** The part of the Prompt API that is used (https://webmachinelearning.github.io/prompt-api/). */
interface BrowserModel {
  availability(): Promise<string>;
  create(options: {
    initialPrompts?: { role: 'system'; content: string }[];
    monitor?: (monitor: EventTarget) => void;
    signal: AbortSignal;
  }): Promise<BrowserSession>;
}

interface BrowserSession {
  promptStreaming(input: string, options: { responseConstraint: object; signal: AbortSignal }): ReadableStream<string>;
  destroy(): void;
}

const browserModel = (): BrowserModel | undefined => (globalThis as { LanguageModel?: BrowserModel }).LanguageModel;

/** Whether the browser has a model: one that can be asked now, one that it would fetch first, or none. */
export async function browserModelState(): Promise<'here' | 'away' | 'none'> {
  try {
    const availability = await browserModel()?.availability();
    if (availability === 'available') return 'here';
    return availability === 'downloadable' || availability === 'downloading' ? 'away' : 'none';
  } catch {
    return 'none';
  }
}

/** Has the browser fetch its model, which it keeps for all pages. `onShare` is told how much is here, from 0 to 1. Rejects where it does not come. */
export async function fetchBrowserModel(signal: AbortSignal, onShare: (share: number) => void): Promise<void> {
  const monitor = (told: EventTarget): void =>
    told.addEventListener('downloadprogress', (event) => onShare((event as ProgressEvent).loaded));
  const session = await browserModel()?.create({ monitor, signal });
  session?.destroy();
}

/** Characters of a token at most, to keep an answer to its length: the browser takes no limit. */
const CHARACTERS_PER_TOKEN = 6;

/** The port of the model that is part of the browser. It counts no tokens: they are estimated. */
export const browserPort = (id: string): ModelPort => ({
  id,
  async ask({ instructions, question, schema, maxOutputTokens }, signal, onText) {
    const model = browserModel();
    if (!model) throw new ModelError('unreachable');
    let session: BrowserSession | null = null;
    try {
      session = await model.create({ initialPrompts: [{ role: 'system', content: instructions }], signal });
      const reader = session.promptStreaming(question, { responseConstraint: schema, signal }).getReader();
      let text = '';
      for (;;) {
        const { done, value } = await reader.read();
        if (done) break;
        text += value;
        onText?.(text.length);
        if (text.length <= CHARACTERS_PER_TOKEN * maxOutputTokens) continue;
        await reader.cancel();
        return { text, ended: 'cut', ...counted(instructions + question, text) };
      }
      return { text, ended: 'done', ...counted(instructions + question, text) };
    } catch (error) {
      throw new ModelError(signal.aborted ? 'aborted' : 'failed', { cause: error });
    } finally {
      session?.destroy();
    }
  },
});

const counted = (input: string, output: string) => ({ inputTokens: tokensOf(input), outputTokens: tokensOf(output) });
