import type { NumberedLine } from './numbered-lines.ts';

/** Characters of lines in one question: some 4,000 tokens, which models on a person's own device take too. */
const MOST_CHARACTERS = 12_000;

/**
 * Lines cut into stretches that a model can take, each beginning with the last `overlap` lines of the one before: what stands at a seam is whole in one of them.
 */
export function stretchesOf(
  lines: readonly NumberedLine[],
  { mostLines, overlap }: { mostLines: number; overlap: number },
): NumberedLine[][] {
  const stretches: NumberedLine[][] = [];
  for (let from = 0; from < lines.length;) {
    let [to, characters] = [from, 0];
    while (to < lines.length && to - from < mostLines && (to === from || characters < MOST_CHARACTERS))
      characters += lines[to++]?.text.length ?? 0;
    stretches.push(lines.slice(from, to));
    if (to >= lines.length) break;
    from = Math.max(from + 1, to - overlap);
  }
  return stretches;
}
