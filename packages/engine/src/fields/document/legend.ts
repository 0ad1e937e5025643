import type { DocumentLayout } from '../../model/index.ts';

/** "S = start, W = work": a short sign, and what it stands for, up to the next sign or stop. */
const ENTRY = /(?:^|[\s;,(:])([\p{L}\d*+]{1,4})\s?=\s?(\p{L}[^=;,.()\n]{1,40}?)(?=\s*(?:[;,.()]|$))/gu;
/** One such entry alone may be a formula. */
const LEAST_ENTRIES = 2;

/** What a document says its own short signs stand for ("A = yellow card, V = red card"), by sign; and the lines that say so. */
export interface Legend {
  words: ReadonlyMap<string, string>;
  lines: ReadonlySet<number>;
}

const legends = new WeakMap<DocumentLayout, Legend>();

export function legendOf(layout: DocumentLayout): Legend {
  const known = legends.get(layout);
  if (known) return known;
  const words = new Map<string, string>();
  const lines = new Set<number>();
  for (const { index, text } of layout.lines) {
    const entries = [...text.matchAll(ENTRY)];
    if (entries.length < LEAST_ENTRIES) continue;
    lines.add(index);
    for (const [, sign = '', meaning = ''] of entries) if (!words.has(sign)) words.set(sign, meaning.trim());
  }
  const legend = { words, lines };
  legends.set(layout, legend);
  return legend;
}
