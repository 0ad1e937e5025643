import { type ModelPrompt, type ModelReply, tokensOf, tokensOfPrompt } from '@sheetlift/engine/language-model';
import type { Heard, Protocol } from './protocols/protocol.ts';
import { TryAgain } from './retrying.ts';

/** The answer that the events of a protocol tell. Throws `TryAgain` where they end before the model said that it was at its end. */
export async function hearAnswer(
  protocol: Protocol,
  events: AsyncIterable<unknown>,
  prompt: ModelPrompt,
  onText: (characters: number) => void,
): Promise<ModelReply> {
  const heard: Heard = { text: '', ended: null, inputTokens: null, outputTokens: null };
  for await (const event of events) {
    const before = heard.text.length;
    protocol.hear(event, heard);
    if (heard.text.length > before) onText(heard.text.length);
  }
  // The connection was cut, or what answered is no such server.
  if (heard.ended === null) throw new TryAgain('failed', null);
  return {
    text: heard.text,
    ended: heard.ended,
    inputTokens: heard.inputTokens ?? tokensOfPrompt(prompt),
    outputTokens: heard.outputTokens ?? tokensOf(heard.text),
  };
}
