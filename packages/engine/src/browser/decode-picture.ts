import { EngineError } from '../errors.ts';
import { MAX_PICTURE_PIXELS } from '../limits.ts';
import type { EnginePorts, RawPicture } from '../model/index.ts';
import { withoutOrientation } from './without-orientation.ts';

/** Rows drawn at a time: the pixels of a large scan exist once as a bitmap and once as bytes, never a third time. */
const STRIP_ROWS = 512;

/** Time for what a damaged file holds: the largest takes two seconds. */
const DECODE_BUDGET_MS = 5_000;

/** JPEG, PNG, WebP and GIF by the browser's own decoders, without its colour management and orientation. */
export const decodePicture: EnginePorts['decodePicture'] = async (bytes, type) => {
  const file = type === 'jpeg' ? withoutOrientation(bytes) : bytes;
  const whole = await decodeWhole(file, type);
  if (whole) return usePixels(whole);
  return { ...usePixels(await decodeRest(file, type)), partial: true };
};

/** Null where the browser refuses: the file is damaged, or ends early. */
function decodeWhole(bytes: Uint8Array, type: string): Promise<ImageBitmap | null> {
  const file = new Blob([bytes as BlobPart], { type: `image/${type}` });
  return createImageBitmap(file, RAW).catch(() => null);
}

/** What a damaged file still holds, by the decoder that browsers have for pictures on their way: they never see its end. */
async function decodeRest(bytes: Uint8Array, type: string): Promise<ImageBitmap> {
  const data = new ReadableStream({ start: (stream) => stream.enqueue(bytes) });
  const decoder = new ImageDecoder({ data, type: `image/${type}`, colorSpaceConversion: 'none' });
  try {
    const { image } = await withinTime(decoder.decode({ completeFramesOnly: false }));
    const bitmap = await createImageBitmap(image, RAW);
    image.close();
    return bitmap;
  } catch (cause) {
    throw new EngineError('file_damaged', { cause });
  } finally {
    decoder.close();
  }
}

/** A decoder that waits for more than a damaged file has would wait for ever. */
function withinTime<T>(task: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('Nothing could be decoded')), DECODE_BUDGET_MS);
    task.then(resolve, reject);
  });
}

const RAW: ImageBitmapOptions = { colorSpaceConversion: 'none', premultiplyAlpha: 'none' };

function usePixels(bitmap: ImageBitmap): RawPicture {
  try {
    if (bitmap.width * bitmap.height > MAX_PICTURE_PIXELS) throw new EngineError('too_many_pixels');
    return readPixels(bitmap);
  } finally {
    bitmap.close();
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
