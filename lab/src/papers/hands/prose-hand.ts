import { BLOCK_GAP_PT } from '../page-canvas.ts';
import { GREETINGS } from './letter-sentences.ts';
import { letterhead } from './letterhead.ts';
import { inSentences } from './manners/in-sentences.ts';
import { signatures } from './manners/signatures.ts';
import type { Hand } from './plain-hand.ts';
import { writeTables } from './tables/write-tables.ts';

/** Share of letters that end with persons of theirs. */
const SIGNED = 0.5;

/** A letter or a deed: facts stated in sentences, a few of them in a list before. */
export const proseHand: Hand = (paper, canvas) => {
  const { random, language } = paper;
  const size = random.pick([9, 10, 11]);
  const others = letterhead(paper, canvas, size);
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
  inSentences(facts.slice(listed.length), canvas, paper, size);
  writeTables(paper, canvas, size);
  if (signing.length > 0) signatures(signing, canvas, paper, size);
};
