import type { Line, WordSpan } from '../../model/index.ts';
import type { CompiledTemplate } from '../compile/compiled-field.ts';
import { isStopWord } from '../compile/phrase-words.ts';
import { boxOfSpans, type DocumentIndex } from '../document/document-index.ts';
import { tokensOfText } from '../document/tokens.ts';
import type { LabelHit } from './label-hits.ts';
import { ownersByWords, wordRarity } from './label-owners.ts';
import { isLabelWord } from './label-words.ts';
import { wordSimilarity, type Rarity } from './word-similarity.ts';

/** Words of the longest printed label that is made whole. */
const MAX_WORDS = 9;
/** Standing from which words are a label and no part of a sentence, once the rest of the label is with them. */
const STANDS_ALONE = 0.92;
/** What is left of a phrase's weight where the rest of the label says nothing that the field says. */
const LEAST_SHARE = 0.35;

/**
 * "Driver at time of accident" is one label, not the label "Driver" with a value behind it: a hit that goes on with a small
 * word takes the rest of its label, and its owners are weighed by all its words.
 */
export function wholeLabels(index: DocumentIndex, template: CompiledTemplate, hits: readonly LabelHit[]): LabelHit[] {
  const rarity = wordRarity(template);
  return hits.map((hit) => {
    const [span] = hit.spans;
    const line = span && index.layout.lines[span.line];
    if (!line || hit.spans.length !== 1) return hit;
    const whole = withRest(line, span);
    const box = whole && boxOfSpans(index.layout, [whole]);
    if (!whole || !box) return hit;
    const words = tokensOfText(
      line.words
        .slice(whole.from, whole.to)
        .map((word) => word.text)
        .join(' '),
    );
    return {
      ...hit,
      spans: [whole],
      box,
      key: words.join(''),
      labelStrength: STANDS_ALONE,
      owners: ownersOfWhole(hit, words, template, rarity),
    };
  });
}

/** Each owner of the phrase as far as the field's words explain the whole label, and whom all its words name. */
function ownersOfWhole(hit: LabelHit, words: readonly string[], template: CompiledTemplate, rarity: Rarity): LabelHit['owners'] {
  const byWords = ownersByWords(words, template, rarity);
  const byPhrase = hit.owners.map((owner) => {
    const field = template.fields[owner.field];
    const similarity = field && !field.verbatim ? wordSimilarity(words, field, rarity) : 1;
    return { ...owner, weight: owner.weight * Math.max(LEAST_SHARE, Math.min(1, 1.2 * similarity)) };
  });
  return [
    ...byPhrase.filter((owner) => !byWords.some((other) => other.field === owner.field && other.weight > owner.weight)),
    ...byWords.filter((owner) => !byPhrase.some((other) => other.field === owner.field && other.weight >= owner.weight)),
  ];
}

/** The span up to the colon, the gap or the end of the line, where small words lead on from it and nothing there is a figure. */
function withRest(line: Line, span: WordSpan): WordSpan | null {
  const next = line.words[span.to]?.text ?? '';
  if (
    /[:：=]$/.test(line.words[span.to - 1]?.text ?? '') ||
    !(leadsOn(next) || goesOnSmall(line, span.to)) ||
    gapBefore(line, span.to) ||
    (span.from > 1 && !gapBefore(line, span.from))
  )
    return null;
  for (let at = span.to; at < Math.min(line.words.length, span.from + MAX_WORDS); at++) {
    const text = line.words[at]?.text ?? '';
    if (/\d/.test(text) || /\p{L}{3,}[.!;]$/u.test(text)) return null;
    const isEnd = at === line.words.length - 1;
    if (/[:：]$/.test(text) || isEnd || gapBefore(line, at + 1)) return at > span.to ? { ...span, to: at + 1 } : null;
  }
  return null;
}

/** Only words in small letters follow, the last of which labels are made of: "Patient's full name". */
function goesOnSmall(line: Line, from: number): boolean {
  let to = from;
  while (to < line.words.length && /^\p{Ll}+[.:]?$/u.test(line.words[to]?.text ?? '') && (to === from || !gapBefore(line, to))) to++;
  const isEnd = to === line.words.length || gapBefore(line, to) || (line.words[to - 1]?.text ?? '').endsWith(':');
  return to > from && isEnd && isLabelWord(line.words[to - 1]?.text ?? '');
}

/** A small word in small letters, as joins the parts of a label. */
const leadsOn = (text: string): boolean => /^\p{Ll}/u.test(text) && !/[:：]$/.test(text) && tokensOfText(text).every(isStopWord);

/** A space that parts columns stands before the word. */
function gapBefore(line: Line, at: number): boolean {
  const [left, right] = [line.words[at - 1], line.words[at]];
  return left !== undefined && right !== undefined && right.box.left - left.box.right > 1.2 * (line.box.bottom - line.box.top);
}
