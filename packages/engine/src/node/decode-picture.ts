import sharp from 'sharp';
import { EngineError } from '../errors.ts';
import { MAX_PICTURE_PIXELS } from '../limits.ts';
import type { EnginePorts } from '../model/index.ts';

// One picture at a time is decoded, by one thread: several processes share the machine, and nothing is decoded twice.
sharp.cache(false);
sharp.concurrency(1);

/** JPEG, PNG, WebP and GIF by libvips; what a damaged file still holds is decoded. */
export const decodePicture: EnginePorts['decodePicture'] = async (bytes) => {
  try {
    // No `rotate` and no `autoOrient`: the reader turns by EXIF. The decoders' own colours, as the browser's.
    const picture = sharp(bytes, { failOn: 'none', limitInputPixels: MAX_PICTURE_PIXELS, pages: 1, ignoreIcc: true });
    const { data, info } = await picture.toColourspace('srgb').ensureAlpha().raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true });
    return { width: info.width, height: info.height, rgba: data };
  } catch (cause) {
    const tooLarge = String(cause).includes('exceeds pixel limit');
    throw new EngineError(tooLarge ? 'too_many_pixels' : 'file_damaged', { cause });
  }
};
