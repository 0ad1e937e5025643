import { BLOCK_GAP_PT, type PageCanvas } from '../page-canvas.ts';
import type { Paper } from '../paper.ts';

/** Who prints the paper, where they sit, and its title. */
export function letterhead({ issuer, title, random }: Paper, canvas: PageCanvas, size: number): void {
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
  canvas.text(
    random.chance(0.7) ? canvas.left : (canvas.left + canvas.right) / 2,
    canvas.y,
    random.chance(0.3) ? title.toUpperCase() : title,
    { size: size + random.pick([2, 4, 8]), bold: random.chance(0.8), align: random.chance(0.7) ? 'left' : 'left' },
  );
  canvas.y += size + 22;
}
