import { BLOCK_GAP_PT } from '../page-canvas.ts';
import type { Fact, Paper } from '../paper.ts';
import { GREETINGS, sentencesFor } from './letter-sentences.ts';
import { letterhead } from './letterhead.ts';
import { signatures } from './manners/signatures.ts';
import type { Hand } from './plain-hand.ts';
import { writeTable } from './write-table.ts';

/** Share of letters that end with persons of theirs. */
const SIGNED = 0.5;

/** A letter or a deed: facts stated in sentences, a few of them in a list before. */
export const proseHand: Hand = (paper, canvas) => {
  const { random, language } = paper;
  const size = random.pick([9, 10, 11]);
  letterhead(paper, canvas, size);
  const others = paper.facts.filter(({ key }) => key !== paper.issuer.key);
  const signing = random.chance(SIGNED)
    ? others.filter(({ meaning, value }) => meaning.kind === 'person' && value !== null).slice(0, 2)
    : [];
  const facts = others.filter((fact) => !signing.includes(fact));
  const listed = random.chance(0.5) ? facts.slice(0, random.whole(1, 4)) : [];
  for (const { label, value, key } of listed) {
    const width = canvas.text(canvas.left, canvas.y, `${label}:`, { size, bold: random.chance(0.5) });
    const from = canvas.left + width + size * 0.4;
    canvas.y += canvas.flow(from, canvas.y, canvas.right - from, value?.printed.replace(/\n/g, ', ') ?? '', { size, of: key }) + 2;
  }
  canvas.y += BLOCK_GAP_PT;
  if (random.chance(0.6))
    canvas.y += canvas.flow(canvas.left, canvas.y, canvas.width, random.pick(GREETINGS[language]), { size }) + BLOCK_GAP_PT;
  const stated = facts.slice(listed.length).filter(({ value }) => value !== null);
  for (let at = 0; at < stated.length;) {
    const count = random.whole(1, 4);
    canvas.need(size * 10);
    const lead = random.chance(0.4) && paper.filler.length > 0 ? [{ text: random.pick(paper.filler) }] : [];
    const said = stated
      .slice(at, at + count)
      .flatMap((fact) => stretchesOf(fact, random.pick(sentencesFor(language, fact.meaning.kind)), paper));
    canvas.y += canvas.runOn(canvas.left, canvas.y, canvas.width, [...lead, ...said], size) + BLOCK_GAP_PT;
    at += count;
  }
  if (paper.table) writeTable(paper.table, canvas, random, size);
  if (signing.length > 0) signatures(signing, canvas, paper, size);
};

/** Languages that write nouns with a capital within sentences too. */
const CAPITAL_NOUNS = 'de';

/** As a sentence has it: labels begin with a capital or are printed in capitals, words within sentences mostly are not. */
function withinSentence(label: string, sentence: string, { language, random }: Paper): string {
  if (label === label.toUpperCase()) return label.toLowerCase();
  if (language === CAPITAL_NOUNS || sentence.startsWith('{l}') || random.chance(0.3)) return label;
  return label.charAt(0).toLowerCase() + label.slice(1);
}

/** The words of a sentence; a sign that follows the value is printed with its last word, as print has it, and is none of the value's. */
function stretchesOf({ label, value, key }: Fact, sentence: string, paper: Paper): { text: string; of?: string }[] {
  const said = withinSentence(label, sentence, paper);
  const [before = '', after = ''] = sentence.split('{v}').map((part) => part.replace('{l}', said));
  const words = (value?.printed ?? '').replace(/\n/g, ', ').split(' ');
  const sign = /^[.,:)]*/.exec(after)?.[0] ?? '';
  const bracket = before.endsWith('(') ? '(' : '';
  words[0] = `${bracket}${words[0] ?? ''}`;
  words[words.length - 1] = `${words.at(-1) ?? ''}${sign}`;
  return [{ text: bracket === '' ? before : before.slice(0, -1) }, { text: words.join(' '), of: key }, { text: after.slice(sign.length) }];
}
