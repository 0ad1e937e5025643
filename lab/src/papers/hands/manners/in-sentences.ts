import { BLOCK_GAP_PT } from '../../page-canvas.ts';
import type { MeaningKind } from '../../../words/read-words.ts';
import { drawOfKind } from '../../draw-value.ts';
import type { Fact, Paper } from '../../paper.ts';
import { MENTIONS, sentencesFor } from '../letter-sentences.ts';
import type { Manner } from './manner.ts';

/** Paragraphs that begin with a sentence which states nothing. */
const LED = 0.4;

/** As letters, reports and minutes say things: paragraphs of some sentences, each with a fact. Of a blank no more is said than that there is such a thing. */
export const inSentences: Manner = (group, canvas, paper, size) => {
  const { random, language, filler } = paper;
  for (let at = 0; at < group.length;) {
    const count = random.whole(1, 4);
    canvas.need(size * 10);
    const lead = random.chance(LED) && filler.length > 0 ? [{ text: random.pick(filler) }] : [];
    const said = group
      .slice(at, at + count)
      .flatMap((fact) =>
        stretchesOf(fact, random.pick(fact.value === null ? MENTIONS[language] : sentencesFor(language, fact.meaning.kind)), paper),
      );
    canvas.y += canvas.runOn(canvas.left, canvas.y, canvas.width, [...lead, ...said], size) + BLOCK_GAP_PT;
    at += count;
  }
};

/** Languages that write nouns with a capital within sentences too. */
const CAPITAL_NOUNS = 'de';

/** As a sentence has it: without what forms print behind a label; labels begin with a capital or are printed in capitals, words within sentences mostly are not. */
function withinSentence(printed: string, sentence: string, { language, random }: Paper): string {
  const label = printed.replace(/ (?:\(.*\)|\[.*\]|\*|\d\))$/, '');
  if (label === label.toUpperCase()) return label.toLowerCase();
  if (language === CAPITAL_NOUNS || sentence.startsWith('{l}') || random.chance(0.3)) return label;
  return label.charAt(0).toLowerCase() + label.slice(1);
}

/** The words of a sentence; a sign that follows the value is printed with its last word, as print has it, and is none of the value's. */
function stretchesOf({ label, value, key, meaning }: Fact, sentence: string, paper: Paper): { text: string; of?: string }[] {
  const said = withinSentence(label, sentence, paper);
  const [before = '', after = ''] = sentence
    .split('{v}')
    .map((part) => part.replace('{l}', said).replace('{x}', () => otherValue(meaning.kind, paper)));
  if (value === null) return [{ text: before }];
  const words = value.printed.replace(/\n/g, ', ').split(' ');
  const sign = /^[.,:)]*/.exec(after)?.[0] ?? '';
  const bracket = before.endsWith('(') ? '(' : '';
  words[0] = `${bracket}${words[0] ?? ''}`;
  words[words.length - 1] = `${words.at(-1) ?? ''}${sign}`;
  return [{ text: bracket === '' ? before : before.slice(0, -1) }, { text: words.join(' '), of: key }, { text: after.slice(sign.length) }];
}

/** What the fact is not. */
function otherValue(kind: MeaningKind, { habits, random }: Paper): string {
  const drawn = kind === 'choice' || kind === 'phrase' || kind === 'sentence' || kind === 'yesno' ? 'code' : kind;
  return drawOfKind(drawn, habits, random).printed.replace(/\n/g, ', ');
}
