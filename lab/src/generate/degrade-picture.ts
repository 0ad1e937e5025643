import sharp from 'sharp';
import { seededRandom } from '../seeded-random.ts';

/** A page as an office scanner or a telephone leaves it: a little turned, grey, noisy, soft and squeezed by JPEG. Seeded. */
export async function degradePicture(png: Uint8Array, seed: number): Promise<Uint8Array> {
  const random = seededRandom(seed ^ 0x5eed);
  const turned = await sharp(png)
    .grayscale()
    .rotate((random.next() - 0.5) * 2.4, { background: '#f4f4f4' })
    .resize({ width: random.whole(1050, 1500) })
    .blur(0.3 + random.next() * 0.6)
    .linear(0.62 + random.next() * 0.3, random.whole(8, 40))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { data, info } = turned;
  const grain = random.whole(4, 22);
  for (let at = 0; at < data.length; at++) data[at] = Math.max(0, Math.min(255, (data[at] ?? 0) + (random.next() - 0.5) * grain));
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
    .jpeg({ quality: random.whole(45, 85) })
    .toBuffer();
}
