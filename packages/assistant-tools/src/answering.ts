import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';

/** What an error says to an assistant, which may mend it; null where it is the protocol's to tell. */
export type WordsOf = (error: unknown) => string | null;

/** An answer of a tool, as text and as structure; what an assistant can mend is one too, in words. */
export async function answering(work: () => Promise<Record<string, unknown>>, wordsOf: WordsOf): Promise<CallToolResult> {
  try {
    const answer = await work();
    return { content: [{ type: 'text', text: JSON.stringify(answer) }], structuredContent: answer };
  } catch (error) {
    const words = wordsOf(error);
    if (words === null) throw error;
    return { content: [{ type: 'text', text: words }], isError: true };
  }
}
