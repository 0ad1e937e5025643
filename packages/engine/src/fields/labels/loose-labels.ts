import type { KeyValuePair, Line, WordSpan } from '../../model/index.ts';
import type { CompiledTemplate } from '../compile/compiled-field.ts';
import { boxOfSpans, type DocumentIndex } from '../document/document-index.ts';
import { textOfSpans } from '../document/tick-marks.ts';
import { tokensOfText } from '../document/tokens.ts';
import { ANYBODY } from './label-book.ts';
import type { LabelHit } from './label-hits.ts';
import { ownersByWords, wordRarity } from './label-owners.ts';
import { wordKey } from './label-support.ts';
import { labelLikelihood } from './label-words.ts';
import type { Rarity } from './word-similarity.ts';

/** Printed labels looked at: a long form has a few hundred. */
const MAX_PAIRS = 3_000;
/** Lines looked at as labels of their own. */
const MAX_LINES = 3_000;

/**
 * Printed labels that no phrase of the template names: they own the values beside them, and belong to a field by what their
 * words mean, if at all. Those that the layout paired with a value, and short lines whose words plainly name a field.
 */
export function looseLabels(index: DocumentIndex, template: CompiledTemplate, known: readonly LabelHit[]): LabelHit[] {
  const taken = new Set(known.flatMap((hit) => hit.spans.flatMap(keysOfSpan)));
  const rarity = wordRarity(template);
  const paired = index.layout.pairs.slice(0, MAX_PAIRS).flatMap((pair) => {
    if (pair.label.flatMap(keysOfSpan).some((key) => taken.has(key))) return [];
    const hit = hitOf(index, pair.label, template, rarity, { labelStrength: strengthOfPair(pair, textOfSpans(index.layout, pair.label)) });
    return hit ? [hit] : [];
  });
  // What the layout only supposes to be a label may be a plainer one by itself.
  for (const hit of paired) if (hit.labelStrength > SUPPOSED) for (const key of hit.spans.flatMap(keysOfSpan)) taken.add(key);
  const alone = index.layout.lines.slice(0, MAX_LINES).flatMap((line) => lineLabel(index, line, template, rarity, taken));
  return [...paired, ...alone];
}

/** A colon, or a form's own pair, makes a label for sure; words that labels are made of, most likely. */
function strengthOfPair({ relation }: KeyValuePair, label: string): number {
  if (relation === 'colon' || relation === 'form' || /\p{L}[\s)]*[:：]$/u.test(label)) return 0.95;
  return labelLikelihood(label) >= 0.5 ? 0.8 : SUPPOSED;
}

const SUPPOSED = 0.5;

const keysOfSpan = ({ line, from, to }: WordSpan): number[] => Array.from({ length: to - from }, (_, at) => wordKey(line, from + at));

function hitOf(
  index: DocumentIndex,
  spans: WordSpan[],
  template: CompiledTemplate,
  rarity: Rarity,
  { labelStrength, leastExplained = 0 }: { labelStrength: number; leastExplained?: number },
): LabelHit | null {
  const first = spans[0];
  const box = boxOfSpans(index.layout, spans);
  if (!first || !box) return null;
  const words = [...new Set(tokensOfText(textOfSpans(index.layout, spans)))];
  const owners = ownersByWords(words, template, rarity, leastExplained);
  if (owners.length === 0 && ANYBODY.test(words.join(' '))) return null;
  return {
    key: words.join(''),
    owners,
    spans,
    pageNumber: index.layout.lines[first.line]?.pageNumber ?? 1,
    box,
    similarity: 1,
    labelStrength,
  };
}

/** Words of a line that may be a label, and the weight from which it is one of a field; longer or looser ones are sentences and titles. */
const MAX_LABEL_WORDS = 7;
const MIN_OWNED = 0.4;
/** Share of such a line's words that the field must have: "Claims Department" is no label of a claim. */
const LEAST_EXPLAINED = 0.65;

/** The words at the head of a short line, up to the first figure or gap, where they name a field. */
function lineLabel(index: DocumentIndex, line: Line, template: CompiledTemplate, rarity: Rarity, taken: ReadonlySet<number>): LabelHit[] {
  const from = /^\(?\d{1,2}[a-z]?[.)]?$/.test(line.words[0]?.text ?? '') ? 1 : 0;
  const to = endOfLabel(line, from);
  const span = { line: line.index, from, to };
  if (to <= from || to - from > MAX_LABEL_WORDS || isSentence(line) || keysOfSpan(span).some((key) => taken.has(key))) return [];
  const hit = hitOf(index, [span], template, rarity, {
    labelStrength: to === line.words.length ? 0.9 : 0.8,
    leastExplained: LEAST_EXPLAINED,
  });
  return hit?.owners.some((owner) => owner.weight >= MIN_OWNED) ? [hit] : [];
}

/** It begins small or ends as the middle or the end of a sentence does. */
const isSentence = (line: Line): boolean => /^\p{Ll}|\p{L}{3,}[.!]$|[,;-]$/u.test(line.text.trim());

/** A label ends at a figure, an amount's sign, a colon or a wide space. */
function endOfLabel(line: Line, from: number): number {
  const height = line.box.bottom - line.box.top;
  for (let at = from; at < line.words.length; at++) {
    const word = line.words[at]?.text ?? '';
    if (/[\d€$£☐☑☒@]/u.test(word)) return at;
    const gap = (line.words[at + 1]?.box.left ?? 0) - (line.words[at]?.box.right ?? 0);
    if (/[:：]$/.test(word) || gap > 1.2 * height) return at + 1;
  }
  return line.words.length;
}
