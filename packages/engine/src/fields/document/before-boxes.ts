import type { DocumentLayout, WordSpan } from '../../model/index.ts';

const BOX = /^[☐☑☒□⬜◻❏❑]/u;

/** The words before the first tick box that stands among them ("Die-cast aluminium. ☐ complies ☐ deviates"); the same where there is none. */
export function beforeBoxes({ lines }: DocumentLayout, spans: WordSpan[]): WordSpan[] {
  for (const [index, span] of spans.entries()) {
    const at = lines[span.line]?.words.slice(span.from, span.to).findIndex(({ text }) => BOX.test(text)) ?? -1;
    if (at >= 0) return [...spans.slice(0, index), ...(at > 0 ? [{ ...span, to: span.from + at }] : [])];
  }
  return spans;
}
