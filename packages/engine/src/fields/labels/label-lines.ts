import type { Line } from '../../model/index.ts';
import type { LabelHit } from './label-hits.ts';
import { readsAsLabel } from './label-words.ts';

/** Label hits by line, so that a value ends where the next label begins. */
export type HitsOfLine = Map<number, LabelHit[]>;

export function hitsByLine(hits: readonly LabelHit[]): HitsOfLine {
  const byLine: HitsOfLine = new Map();
  for (const hit of hits) {
    for (const span of hit.spans) {
      const others = byLine.get(span.line);
      if (others) others.push(hit);
      else byLine.set(span.line, [hit]);
    }
  }
  return byLine;
}

/** The line is, or starts with, a label. */
export function isLabelLine(line: Line, hits: HitsOfLine): boolean {
  if (/\p{L}[\s)]*[:：]$/u.test(line.text)) return true;
  if (asksForMore(line) || readsAsLabel(line)) return true;
  return (hits.get(line.index) ?? []).some(
    (hit) => hit.labelStrength >= 0.85 && hit.spans[0]?.line === line.index && hit.spans[0].from === 0,
  );
}

/** A question, or words that end with what announces a value: "LOT NO.(s)", "Policy #". */
const asksForMore = (line: Line): boolean =>
  line.words.length <= 16 && /(?:\p{L}{2}\s?\?|\p{L}\s?\(s\)|\p{L}\s(?:#|[nN][oO]s?\.(?:\s?\(s\))?))$/u.test(line.text.trim());
