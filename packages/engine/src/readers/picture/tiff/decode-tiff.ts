import type { EnginePorts, RawPicture } from '../../../model/index.ts';
import { decodeTiffJpeg } from './decode-tiff-jpeg.ts';
import { readSamples } from './read-samples.ts';
import type { TiffPicture } from './tiff-picture.ts';

/** The pixels of one TIFF picture, and whether all of them were there. Throws `EngineError`. */
export async function decodeTiff(picture: TiffPicture, ports: EnginePorts): Promise<RawPicture> {
  if (picture.compression === 6 || picture.compression === 7) return decodeTiffJpeg(picture, ports);
  const { samples, partial } = readSamples(picture);
  const raw: RawPicture = { width: picture.width, height: picture.height, rgba: toRgba(picture, samples) };
  return partial ? { ...raw, partial } : raw;
}

function toRgba(picture: TiffPicture, samples: Uint8Array): Uint8Array {
  const pixels = picture.width * picture.height;
  const rgba = new Uint8Array(pixels * 4).fill(255);
  const paint = painter(picture, samples, rgba);
  for (let pixel = 0; pixel < pixels; pixel++) paint(pixel * picture.samples, pixel * 4);
  return rgba;
}

/** Copies one pixel from its samples at `from` to its colour at `to`. */
type Paint = (from: number, to: number) => void;

function painter({ photometric, samples: count, palette }: TiffPicture, samples: Uint8Array, rgba: Uint8Array): Paint {
  const sample = (at: number): number => samples[at] as number;
  const grey = (to: number, value: number): void => void rgba.fill(value, to, to + 3);
  const alphaAt = photometric === 2 && count === 4 ? 3 : -1;
  switch (photometric) {
    case 0:
      return (from, to) => grey(to, 255 - sample(from));
    case 2:
      return (from, to) => {
        for (let channel = 0; channel < 3; channel++) rgba[to + channel] = sample(from + Math.min(channel, count - 1));
        if (alphaAt >= 0) rgba[to + 3] = sample(from + alphaAt);
      };
    case 3:
      return (from, to) => {
        const entries = palette.length / 3;
        for (let channel = 0; channel < 3; channel++) rgba[to + channel] = (palette[channel * entries + sample(from)] ?? 0) >> 8;
      };
    case 5:
      return (from, to) => {
        const ink = 255 - sample(from + Math.min(3, count - 1));
        for (let channel = 0; channel < 3; channel++)
          rgba[to + channel] = ((255 - sample(from + Math.min(channel, count - 1))) * ink) / 255;
      };
    case 6:
      return (from, to) => {
        const [luma, blue, red] = [sample(from), sample(from + 1) - 128, sample(from + 2) - 128];
        rgba[to] = clamp(luma + 1.402 * red);
        rgba[to + 1] = clamp(luma - 0.344136 * blue - 0.714136 * red);
        rgba[to + 2] = clamp(luma + 1.772 * blue);
      };
    default:
      // Black is zero; and Lab, of which the lightness is all that a reader needs.
      return (from, to) => grey(to, sample(from));
  }
}

const clamp = (value: number): number => Math.max(0, Math.min(255, Math.round(value)));
