import { BLOCK_GAP_PT } from '../page-canvas.ts';
import type { Fact } from '../paper.ts';
import { GREETINGS, SENTENCES } from './letter-sentences.ts';
import { letterhead } from './letterhead.ts';
import type { Hand } from './plain-hand.ts';
import { writeTable } from './write-table.ts';

/** A letter or a deed: facts stated in sentences, a few of them in a list before. */
export const proseHand: Hand = (paper, canvas) => {
  const { random, language } = paper;
  const size = random.pick([9, 10, 11]);
  letterhead(paper, canvas, size);
  const facts = paper.facts.filter(({ key }) => key !== paper.issuer.key);
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
    const said = stated.slice(at, at + count).flatMap((fact) => stretchesOf(fact, random.pick(SENTENCES[language])));
    canvas.y += canvas.runOn(canvas.left, canvas.y, canvas.width, [...lead, ...said], size) + BLOCK_GAP_PT;
    at += count;
  }
  if (paper.table) writeTable(paper.table, canvas, random, size);
};

/** The words of a sentence; a sign that follows the value is printed with its last word, as print has it, and is none of the value's. */
function stretchesOf({ label, value, key }: Fact, sentence: string): { text: string; of?: string }[] {
  const [before = '', after = ''] = sentence.split('{v}').map((part) => part.replace('{l}', label));
  const words = (value?.printed ?? '').replace(/\n/g, ', ').split(' ');
  const sign = /^[.,)]*/.exec(after)?.[0] ?? '';
  const bracket = before.endsWith('(') ? '(' : '';
  words[0] = `${bracket}${words[0] ?? ''}`;
  words[words.length - 1] = `${words.at(-1) ?? ''}${sign}`;
  return [{ text: bracket === '' ? before : before.slice(0, -1) }, { text: words.join(' '), of: key }, { text: after.slice(sign.length) }];
}
