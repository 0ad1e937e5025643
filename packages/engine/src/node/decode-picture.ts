import sharp from 'sharp';
import { EngineError } from '../errors.ts';
import { MAX_PICTURE_PIXELS } from '../limits.ts';
import type { EnginePorts, RawPicture } from '../model/index.ts';

// One picture at a time is decoded, by one thread: several processes share the machine, and nothing is decoded twice.
sharp.cache(false);
sharp.concurrency(1);

/** JPEG, PNG, WebP and GIF by libvips; of a damaged file what it still holds. */
export const decodePicture: EnginePorts['decodePicture'] = async (bytes) => {
  try {
    return await decode(bytes, 'error');
  } catch (cause) {
    if (String(cause).includes('exceeds pixel limit')) throw new EngineError('too_many_pixels', { cause });
    return { ...(await decodeRest(bytes)), partial: true };
  }
};

async function decode(bytes: Uint8Array, failOn: 'error' | 'none'): Promise<RawPicture> {
  // No `rotate` and no `autoOrient`: the reader turns by EXIF. The file's own colours, as the browser's decoder gives them.
  const picture = sharp(bytes, { failOn, limitInputPixels: MAX_PICTURE_PIXELS, pages: 1, ignoreIcc: true });
  const { data, info } = await picture.toColourspace('srgb').ensureAlpha().raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, rgba: data };
}

async function decodeRest(bytes: Uint8Array): Promise<RawPicture> {
  try {
    return await decode(bytes, 'none');
  } catch (cause) {
    throw new EngineError('file_damaged', { cause });
  }
}
