import { EngineError } from '../errors.ts';
import { MAX_PICTURE_PIXELS } from '../limits.ts';
import type { EnginePorts, RawPicture } from '../model/index.ts';

/** Rows drawn at a time: the pixels of a large scan exist once as a bitmap and once as bytes, never a third time. */
const STRIP_ROWS = 512;

/** JPEG, PNG, WebP and GIF by the browser's own decoders, without its colour management and orientation. */
export const decodePicture: EnginePorts['decodePicture'] = async (bytes, type) => {
  const bitmap = await decode(bytes, type);
  try {
    if (bitmap.width * bitmap.height > MAX_PICTURE_PIXELS) throw new EngineError('too_many_pixels');
    return readPixels(bitmap);
  } finally {
    bitmap.close();
  }
};

async function decode(bytes: Uint8Array, type: string): Promise<ImageBitmap> {
  const file = new Blob([bytes as BlobPart], { type: `image/${type}` });
  try {
    return await createImageBitmap(file, { colorSpaceConversion: 'none', imageOrientation: 'none' as ImageOrientation, premultiplyAlpha: 'none' });
  } catch (cause) {
    throw new EngineError('file_damaged', { cause });
  }
}

function readPixels(bitmap: ImageBitmap): RawPicture {
  const { width, height } = bitmap;
  const rgba = new Uint8Array(width * height * 4);
  const strip = new OffscreenCanvas(width, Math.min(height, STRIP_ROWS));
  const context = strip.getContext('2d', { willReadFrequently: true });
  if (!context) throw new EngineError('internal', { cause: 'No canvas' });
  for (let top = 0; top < height; top += STRIP_ROWS) {
    context.clearRect(0, 0, width, STRIP_ROWS);
    context.drawImage(bitmap, 0, -top);
    const rows = Math.min(STRIP_ROWS, height - top);
    rgba.set(context.getImageData(0, 0, width, rows).data, top * width * 4);
  }
  return { width, height, rgba };
}
