import { BLOCK_GAP_PT } from '../page-canvas.ts';
import { centred } from './manners/centred.ts';
import { inSentences } from './manners/in-sentences.ts';
import { signatures } from './manners/signatures.ts';
import type { Hand } from './plain-hand.ts';
import { writeTables } from './tables/write-tables.ts';

/** Facts that are signed below rather than said above. */
const MOST_SIGNED = 3;

/** A certificate, a card or a programme's cover: all in the middle of the page, some of it in a sentence, who signs side by side below. */
export const certificateHand: Hand = (paper, canvas) => {
  const { random, issuer, title } = paper;
  const size = random.pick([9, 10, 11, 12]);
  const middle = (canvas.left + canvas.right) / 2;
  const head = [
    { text: issuer.name, size: size + random.pick([0, 3]), of: issuer.key },
    { text: title, size: size + random.pick([4, 8, 12]), of: undefined },
  ];
  for (const { text, ...style } of random.chance(0.6) ? head : head.toReversed()) {
    canvas.text(middle, canvas.y, text, { ...style, align: 'centre', bold: random.chance(0.5) });
    canvas.y += style.size * 1.3 + BLOCK_GAP_PT;
  }
  const facts = paper.facts.filter(({ key }) => key !== issuer.key);
  const signed = facts
    .filter(({ meaning: { kind } }) => kind === 'person' || kind === 'date' || kind === 'place')
    .slice(-random.whole(0, MOST_SIGNED));
  const others = facts.filter((fact) => !signed.includes(fact));
  const middleOf = random.whole(0, others.length);
  centred(others.slice(0, middleOf), canvas, paper, size);
  canvas.y += BLOCK_GAP_PT;
  if (random.chance(0.5)) inSentences(others.slice(middleOf), canvas, paper, size);
  else centred(others.slice(middleOf), canvas, paper, size);
  writeTables(paper, canvas, size);
  if (signed.length > 0) signatures(signed, canvas, paper, size);
};
