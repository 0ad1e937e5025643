import { BLOCK_GAP_PT, type PageCanvas } from '../page-canvas.ts';
import { drawOfKind } from '../draw-value.ts';
import type { Paper } from '../paper.ts';

/** Shares of papers that are addressed to somebody, and that say where and when they were written. */
const ADDRESSED = 0.3;
const DATED = 0.25;

/** Who prints the paper, where they sit, whom it goes to, and its title. */
export function letterhead({ issuer, title, random, habits }: Paper, canvas: PageCanvas, size: number): void {
  const x = random.pick(['left', 'right', 'centre'] as const);
  const at = x === 'left' ? canvas.left : x === 'right' ? canvas.right : (canvas.left + canvas.right) / 2;
  canvas.text(at, canvas.y, issuer.name, {
    size: random.pick([size + 2, size + 6, size + 10]),
    bold: random.chance(0.6),
    align: x,
    of: issuer.key,
  });
  canvas.y += size + 14;
  if (random.chance(0.7))
    canvas.text(at, canvas.y, random.chance(0.5) ? issuer.address : `${issuer.address} · ${issuer.contact}`, { size: size - 1, align: x });
  canvas.y += size + BLOCK_GAP_PT * random.whole(1, 3);
  if (random.chance(0.2)) canvas.rule(canvas.left, canvas.y - 6, canvas.right, canvas.y - 6);
  if (random.chance(ADDRESSED)) {
    const x = random.chance(0.75) ? canvas.left : canvas.left + canvas.width * 0.6;
    const to = [drawOfKind(random.chance(0.6) ? 'person' : 'company', habits, random), drawOfKind('address', habits, random)];
    for (const { printed } of to) canvas.y += canvas.flow(x, canvas.y, canvas.width * 0.38, printed, { size }) + 1;
    canvas.y += BLOCK_GAP_PT;
  }
  if (random.chance(DATED)) {
    const [place, day] = [drawOfKind('place', habits, random).printed, drawOfKind('date', habits, random).printed];
    canvas.text(canvas.right, canvas.y, random.chance(0.7) ? `${place}, ${day}` : day, { size, align: 'right' });
    canvas.y += size + BLOCK_GAP_PT;
  }
  canvas.text(
    random.chance(0.7) ? canvas.left : (canvas.left + canvas.right) / 2,
    canvas.y,
    random.chance(0.3) ? title.toUpperCase() : title,
    { size: size + random.pick([2, 4, 8]), bold: random.chance(0.8), align: random.chance(0.7) ? 'left' : 'left' },
  );
  canvas.y += size + 22;
}
