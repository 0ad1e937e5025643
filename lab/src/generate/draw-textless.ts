import sharp from 'sharp';
import { seededRandom } from '../seeded-random.ts';

const SIZE = { width: 1_000, height: 1_400 };

/** What a picture without a word on it may show. */
export const TEXTLESS = [
  'blank paper',
  'folded paper',
  'ruled paper',
  'wooden table',
  'fabric',
  'spots',
  'scene',
  'empty table',
  'line drawing',
  'logo',
  'bricks',
  'leaves',
  'chart',
  'scribble',
] as const;

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
    case 'empty table':
      return (x, y) =>
        x > 80 &&
        x < 920 &&
        y > 120 &&
        y < 1_280 &&
        ((x - 80) % Math.round(90 + 150 * first) < 3 || (y - 120) % Math.round(40 + 50 * second) < 3)
          ? 40
          : 240;
    case 'line drawing':
      return drawn(
        Array.from({ length: 30 }, () => ({ x: random.whole(100, 900), y: random.whole(100, 1_300), reach: random.whole(8, 180) })),
        (distance, reach) => Math.abs(distance - reach) < 2,
      );
    case 'logo': {
      const rings = Array.from({ length: 3 }, () => ({
        x: random.whole(200, 800),
        y: random.whole(150, 500),
        reach: random.whole(30, 140),
      }));
      return drawn(rings, (distance, reach) => distance < reach && Math.floor(distance / (8 + 14 * first)) % 2 === 0);
    }
    case 'bricks':
      return (x, y) => {
        const row = Math.floor(y / (40 + 20 * first));
        return y % (40 + 20 * first) < 6 || (x + (row % 2) * 60) % 120 < 6 ? 190 : 110 + 20 * second;
      };
    case 'leaves':
      return drawn(
        Array.from({ length: 90 }, () => ({ x: random.whole(0, width), y: random.whole(0, height), reach: random.whole(10, 60) })),
        (distance, reach) => distance < reach && distance > reach * 0.75,
      );
    case 'chart': {
      const bars = Array.from({ length: 9 }, () => random.whole(60, 800));
      return (x, y) => {
        const bar = Math.floor((x - 120) / 84);
        if (x > 116 && x < 120 && y > 200 && y < 1_200) return 40;
        if (y > 1_196 && y < 1_200 && x > 116 && x < 900) return 40;
        return x > 120 && x < 120 + 9 * 84 && (x - 120) % 84 < 50 && y < 1_196 && y > 1_196 - (bars[bar] as number) ? 120 : 245;
      };
    }
    case 'scribble':
      return drawn(
        Array.from({ length: 40 }, (_, at) => ({ x: 150 + at * 17, y: random.whole(500, 560), reach: random.whole(14, 46) })),
        (distance, reach) => Math.abs(distance - reach) < 1.6,
      );
  }
}

interface Ring {
  x: number;
  y: number;
  reach: number;
}

/** Dark where one of the rings has ink at this distance from its middle. */
const drawn =
  (rings: readonly Ring[], isInk: (distance: number, reach: number) => boolean): ((x: number, y: number) => number) =>
  (x, y) =>
    rings.some((ring) => isInk(Math.sqrt((x - ring.x) ** 2 + (y - ring.y) ** 2), ring.reach)) ? 50 : 235;
