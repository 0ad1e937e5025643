import sharp from 'sharp';
import { seededRandom } from '../seeded-random.ts';

const SIZE = { width: 1_000, height: 1_400 };

/** What a picture without a word on it may show. */
export const TEXTLESS = ['blank paper', 'folded paper', 'ruled paper', 'wooden table', 'fabric', 'spots', 'scene'] as const;

/** A picture with nothing to read on it, as a scanner or telephone leaves it. Seeded. */
export async function drawTextless(kind: (typeof TEXTLESS)[number], seed: number): Promise<Uint8Array> {
  const random = seededRandom(seed);
  const { width, height } = SIZE;
  const look = lookOf(kind, seed);
  const grain = random.whole(4, 24);
  const grey = new Uint8Array(width * height);
  for (let at = 0; at < grey.length; at++)
    grey[at] = Math.min(255, Math.max(0, look(at % width, Math.floor(at / width)) + (random.next() - 0.5) * grain));
  return sharp(grey, { raw: { width, height, channels: 1 } })
    .blur(0.3 + random.next())
    .jpeg({ quality: random.whole(45, 85) })
    .toBuffer();
}

function lookOf(kind: (typeof TEXTLESS)[number], seed: number): (x: number, y: number) => number {
  const random = seededRandom(seed + 1);
  const { width, height } = SIZE;
  const [first, second] = [random.next(), random.next()];
  switch (kind) {
    case 'blank paper':
      return (x, y) => 235 - 40 * first * (x / width) - 30 * second * (y / height);
    case 'folded paper':
      return (x, y) =>
        225 - (Math.abs(x - width * (0.4 + 0.2 * first)) < 3 ? 60 : 0) - (Math.abs(y - height * (0.4 + 0.2 * second)) < 2 ? 80 : 0);
    case 'ruled paper':
      return (x, y) => (y % Math.round(40 + 30 * first) < 2 || (second > 0.5 && x % 50 < 2) ? 120 : 235);
    case 'wooden table':
      return (x, y) => 110 + 30 * Math.sin((y + 20 * Math.sin(x / 170)) / (6 + 8 * first)) * Math.sin(y / 47 + 4 * second);
    case 'fabric':
      return (x, y) => 130 + 40 * Math.sin(x / (2 + 3 * first)) * Math.sin(y / (2 + 3 * second));
    case 'spots': {
      const spots = Array.from(
        { length: random.whole(10, 120) },
        () => [random.whole(0, width), random.whole(0, height), random.whole(2, 16)] as const,
      );
      return (x, y) => (spots.some(([left, top, reach]) => (x - left) ** 2 + (y - top) ** 2 < reach ** 2) ? 60 : 230);
    }
    case 'scene': {
      const shapes = Array.from({ length: 25 }, () => ({
        x: random.whole(0, width),
        y: random.whole(0, height),
        across: random.whole(20, 300),
        down: random.whole(20, 300),
        grey: random.whole(20, 240),
      }));
      return (x, y) => shapes.findLast((shape) => ((x - shape.x) / shape.across) ** 2 + ((y - shape.y) / shape.down) ** 2 < 1)?.grey ?? 160;
    }
  }
}
