import sharp from 'sharp';
import { type SeededRandom, seededRandom } from '../seeded-random.ts';

/** The photo's size: a telephone's, reduced as messengers do. */
const PHOTO = { width: 1650, height: 2200 };

interface Point {
  x: number;
  y: number;
}

/** Share of a bent sheet's height above the table that is seen as a shift of its lines: the sine of the angle it is seen from. */
const SEEN_FROM = 0.5;

/** Stretches by which the way over a bent sheet is measured. */
const STRETCHES = 256;

/**
 * A page as somebody photographs it on a table: from aside, turned a little, in a shadow, soft, noisy and squeezed by JPEG; bent, where it is
 * `curled`: its lines rise and fall by 1.2 to 3.5 % of its height. Seeded.
 */
export async function photographPicture(png: Uint8Array, seed: number, curled: boolean): Promise<Uint8Array> {
  const random = seededRandom(seed ^ 0xf0f0);
  const { data, info } = await sharp(png).grayscale().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = PHOTO;
  const onFlat = placeOnPage(cornersIn(random, info.width / info.height));
  const unbent = curled ? unbendingIn(random, info.width / info.height) : (flat: Point): Point => flat;
  const place = (x: number, y: number): Point => unbent(onFlat(x, y));
  const shadow = shadowIn(random);
  const table = tableIn(random);
  const photo = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const page = place(x + 0.5, y + 0.5);
      const isOn = page.x >= 0 && page.y >= 0 && page.x < 1 && page.y < 1;
      const bright = isOn ? 0.9 * greyAt(data, info.width, info.height, page) : table(x, y);
      photo[y * width + x] = Math.round(Math.min(255, Math.max(0, bright * shadow(x, y) + (random.next() - 0.5) * 14)));
    }
  }
  return sharp(photo, { raw: { width, height, channels: 1 } })
    .blur(0.4 + random.next() * 0.5)
    .jpeg({ quality: random.whole(60, 88) })
    .toBuffer();
}

/** Where the page's corners lie in the photo: inside it, each moved by itself, all turned a little. */
function cornersIn(random: SeededRandom, ratio: number): [Point, Point, Point, Point] {
  const height = PHOTO.height * (0.74 + random.next() * 0.1);
  const width = Math.min(height * ratio, PHOTO.width * 0.84);
  const tilt = (random.next() - 0.5) * 0.2;
  const away = () => (random.next() - 0.5) * 0.12 * PHOTO.width;
  const corner = (across: number, down: number): Point => ({
    x: PHOTO.width / 2 + across * width - down * height * tilt + away(),
    y: PHOTO.height / 2 + down * height + across * width * tilt + away() * 0.6,
  });
  return [corner(-0.5, -0.5), corner(0.5, -0.5), corner(0.5, 0.5), corner(-0.5, 0.5)];
}

/** From a place in the photo to the page, in shares of its sides: the inverse of the square-to-quadrilateral projection. */
function placeOnPage([p0, p1, p2, p3]: [Point, Point, Point, Point]): (x: number, y: number) => Point {
  const [dx1, dy1, dx2, dy2] = [p1.x - p2.x, p1.y - p2.y, p3.x - p2.x, p3.y - p2.y];
  const [dx3, dy3] = [p0.x - p1.x + p2.x - p3.x, p0.y - p1.y + p2.y - p3.y];
  const whole = dx1 * dy2 - dx2 * dy1;
  const [g, h] = [(dx3 * dy2 - dx2 * dy3) / whole, (dx1 * dy3 - dx3 * dy1) / whole];
  const [a, b, c] = [p1.x - p0.x + g * p1.x, p3.x - p0.x + h * p3.x, p0.x];
  const [d, e, f] = [p1.y - p0.y + g * p1.y, p3.y - p0.y + h * p3.y, p0.y];
  return (x, y) => {
    const across = (e - f * h) * x + (c * h - b) * y + (b * f - c * e);
    const down = (f * g - d) * x + (a - c * g) * y + (c * d - a * f);
    const depth = (d * h - e * g) * x + (b * g - a * h) * y + (a * e - b * d);
    return { x: across / depth, y: down / depth };
  };
}

/** A sheet bent around an upright axis: it bows, lifts at one side as beside a book's fold, or waves. From what is seen of it to its own shares. */
function unbendingIn(random: SeededRandom, ratio: number): (seen: Point) => Point {
  const most = (0.012 + random.next() * 0.023) * (random.chance(0.5) ? 1 : -1);
  const shape = random.pick([
    (x: number) => 4 * x * (1 - x),
    (x: number) => (1 - x) ** 2.5,
    (x: number) => x ** 2.5,
    (x: number) => Math.sin(2 * Math.PI * x) / 2,
  ]);
  const rise = (x: number): number => most * shape(Math.min(1, Math.max(0, x)));
  const ways = [0];
  for (let at = 0; at < STRETCHES; at++) {
    const steep = ((rise((at + 1) / STRETCHES) - rise(at / STRETCHES)) * STRETCHES) / (ratio * SEEN_FROM);
    ways.push((ways[at] as number) + Math.sqrt(1 + steep * steep));
  }
  const whole = ways[STRETCHES] as number;
  return ({ x, y }) => {
    const at = Math.min(STRETCHES - 1, Math.max(0, Math.floor(x * STRETCHES)));
    const [from, to] = [ways[at] as number, ways[at + 1] as number];
    return { x: (from + (x * STRETCHES - at) * (to - from)) / whole, y: y + rise(x) };
  };
}

/** Between neighbours; `page` in shares of the page's sides. */
function greyAt(grey: Uint8Array, width: number, height: number, page: Point): number {
  const [x, y] = [Math.max(0, page.x * width - 0.5), Math.max(0, page.y * height - 0.5)];
  const [column, row] = [Math.min(width - 2, Math.floor(x)), Math.min(height - 2, Math.floor(y))];
  const [right, below] = [x - column, y - row];
  const at = row * width + column;
  const upper = (grey[at] as number) * (1 - right) + (grey[at + 1] as number) * right;
  const lower = (grey[at + width] as number) * (1 - right) + (grey[at + width + 1] as number) * right;
  return upper * (1 - below) + lower * below;
}

/** Light that falls off to one side, and the soft edge of a hand's or telephone's shadow across the page. Shares of the light. */
function shadowIn(random: SeededRandom): (x: number, y: number) => number {
  const [across, down] = [(random.next() - 0.5) * 0.3, (random.next() - 0.5) * 0.3];
  const depth = random.chance(0.7) ? 0.2 + random.next() * 0.25 : 0;
  const [leanX, leanY, at] = [random.next() - 0.5, random.next() - 0.5, 0.3 + random.next() * 0.5];
  return (x, y) => {
    const [shareX, shareY] = [x / PHOTO.width, y / PHOTO.height];
    const beyond = Math.min(1, Math.max(0, (shareX * (1 + leanX) + shareY * (1 + leanY) - 2 * at) * 4 + 0.5));
    return (0.92 + across * (shareX - 0.5) + down * (shareY - 0.5)) * (1 - depth * beyond);
  };
}

/** A wooden table: dark, with grain that runs across. */
function tableIn(random: SeededRandom): (x: number, y: number) => number {
  const [grey, contrast, lean] = [random.whole(45, 135), random.whole(4, 22), (random.next() - 0.5) * 0.2];
  return (x, y) => {
    const grain = y + lean * x + 14 * Math.sin(x / 190);
    return grey + contrast * Math.sin(grain / 9) * Math.sin(grain / 31 + 1);
  };
}
