import type { SeededRandom } from '../../seeded-random.ts';
import type { PageCanvas } from '../page-canvas.ts';
import type { Fact } from '../paper.ts';
import type { Hand } from './plain-hand.ts';
import { writeTables } from './tables/write-tables.ts';

const GAP = 10;

/** An office's form: boxes that fill the page, each with a small numbered caption in its corner and the value below or behind it. */
export const boxHand: Hand = (paper, canvas) => {
  const { random } = paper;
  const [size, caption] = [random.pick([8, 9, 10]), random.pick([5, 5.5, 6, 7])];
  canvas.text(canvas.left, canvas.y, paper.title, { size: size + random.pick([1, 4]), bold: true });
  if (random.chance(0.6)) canvas.text(canvas.right, canvas.y, paper.issuer.name, { size: size - 1, align: 'right', of: paper.issuer.key });
  else canvas.text(canvas.left, canvas.y + size + 8, paper.issuer.name, { size: size - 1, of: paper.issuer.key });
  canvas.y += size * 2 + 16;
  const style: BoxStyle = {
    size,
    caption,
    numbered: random.chance(0.5),
    inside: random.chance(0.8),
    inset: random.pick([0, 0, 8]),
    capitals: random.chance(0.25),
  };
  const facts = paper.facts.filter(({ key }) => key !== paper.issuer.key);
  for (let at = 0; at < facts.length;) {
    const count = Math.min(facts.length - at, random.whole(1, 4));
    writeRow(facts.slice(at, at + count), at + 1, canvas, style, random);
    at += count;
  }
  canvas.y += GAP;
  writeTables(paper, canvas, size);
  if (paper.filler.length > 0) canvas.flow(canvas.left, canvas.bottom - 14, canvas.width, paper.filler[0] ?? '', { size: 6 });
};

interface BoxStyle {
  size: number;
  caption: number;
  numbered: boolean;
  /** The caption stands in the box, else above it. */
  inside: boolean;
  /** How far the value stands in from the caption, in points. */
  inset: number;
  capitals: boolean;
}

/** Boxes side by side, of different widths, as high as the fullest. */
function writeRow(facts: readonly Fact[], number: number, canvas: PageCanvas, style: BoxStyle, random: SeededRandom): void {
  const { size, caption, numbered, inside, inset, capitals } = style;
  canvas.need(size * 8);
  const shares = facts.map(() => 1 + random.next());
  const total = shares.reduce((sum, share) => sum + share, 0);
  const edges = shares.reduce<number[]>((found, share) => [...found, (found.at(-1) ?? 0) + (share / total) * canvas.width], [canvas.left]);
  const captions = facts.map(({ label }, at) => `${numbered ? `${number + at} ` : ''}${capitals ? label.toUpperCase() : label}`);
  const widths = facts.map((_, at) => (edges[at + 1] ?? 0) - (edges[at] ?? 0) - 6);
  const top = canvas.y;
  const above = facts.map((_, at) => canvas.flow((edges[at] ?? 0) + 3, top + 2, widths[at] ?? 0, captions[at] ?? '', { size: caption }));
  const start = inside ? null : top + Math.max(...above) + 2;
  const heights = facts.map(({ value, key }, at) => {
    const y = (start ?? top + (above[at] ?? 0)) + 3;
    return y - top + canvas.flow((edges[at] ?? 0) + 3 + inset, y, (widths[at] ?? 0) - inset, value?.printed ?? '', { size, of: key });
  });
  const bottom = top + Math.max(...heights, size * 2.4) + 3;
  facts.forEach((_, at) => canvas.frame({ left: edges[at] ?? 0, top: start ?? top, right: edges[at + 1] ?? 0, bottom }));
  canvas.y = bottom + (inside ? 0 : 3);
}
