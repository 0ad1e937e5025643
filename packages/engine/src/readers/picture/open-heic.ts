/// <reference path="./libheif.d.ts" />
import type { HeifError, HeifHandle, LibHeif } from 'libheif-js/libheif-wasm/libheif.js';
import { EngineError } from '../../errors.ts';
import { MAX_PICTURE_PIXELS } from '../../limits.ts';
import type { EnginePorts, RawPicture } from '../../model/index.ts';
import type { PictureFrame } from './picture-frame.ts';

/** The main picture of a HEIC file. libheif itself turns it upright. Throws `EngineError`. */
export async function openHeic(bytes: Uint8Array, ports: EnginePorts): Promise<PictureFrame> {
  const heif = await loadLibHeif(ports);
  const { width, height } = withPrimaryImage(heif, bytes, (handle) => sizeOf(heif, handle));
  return {
    width,
    height,
    orientation: 1,
    dpi: null,
    complete: true,
    // `withPrimaryImage` frees the context when the decoding, not only its start, is done.
    decode: () => withPrimaryImage(heif, bytes, (handle) => decode(heif, handle)),
  };
}

/** Two megabytes of program, so it is loaded with the first HEIC file. */
async function loadLibHeif(ports: EnginePorts): Promise<LibHeif> {
  const silent = (): void => {};
  const { default: createLibHeif } = await import('libheif-js/libheif-wasm/libheif.js');
  return createLibHeif({ wasmBinary: await ports.loadAsset('libheif.wasm'), print: silent, printErr: silent });
}

function withPrimaryImage<T>(heif: LibHeif, bytes: Uint8Array, task: (handle: HeifHandle) => T): T {
  const context = heif.heif_context_alloc();
  const release = (): void => heif.heif_context_free(context);
  let result: T;
  try {
    const read = heif.heif_context_read_from_memory(context, bytes);
    if (read.code !== heif.heif_error_code.heif_error_Ok) throw refusal(read);
    const handle = heif.heif_js_context_get_primary_image_handle(context);
    if (isError(handle)) throw refusal(handle);
    result = task(handle);
  } catch (error) {
    release();
    throw error;
  }
  if (result instanceof Promise) return result.finally(release) as T;
  release();
  return result;
}

function sizeOf(heif: LibHeif, handle: HeifHandle): { width: number; height: number } {
  const width = heif.heif_image_handle_get_width(handle);
  const height = heif.heif_image_handle_get_height(handle);
  if (width * height > MAX_PICTURE_PIXELS) throw new EngineError('too_many_pixels');
  return { width, height };
}

async function decode(heif: LibHeif, handle: HeifHandle): Promise<RawPicture> {
  const decoded = await heif.heif_js_decode_image2(
    handle,
    heif.heif_colorspace.heif_colorspace_RGB,
    heif.heif_chroma.heif_chroma_interleaved_RGBA,
  );
  heif.heif_image_handle_release(handle);
  if (isError(decoded)) throw refusal(decoded);
  const pixels = decoded.channels.find(({ id }) => id === heif.heif_channel.heif_channel_interleaved);
  heif.heif_image_release(decoded.image);
  if (!pixels) throw new EngineError('file_damaged', { cause: 'libheif gave no pixels' });
  const { width, height, stride, data } = pixels;
  const rgba = new Uint8Array(width * height * 4);
  for (let row = 0; row < height; row++) rgba.set(data.subarray(row * stride, row * stride + width * 4), row * width * 4);
  return { width, height, rgba };
}

const isError = (result: object): result is HeifError => 'code' in result && result.code !== undefined;

function refusal({ message = '' }: HeifError): EngineError {
  if (message.includes('Security limit')) return new EngineError('too_many_pixels', { cause: message });
  if (!message.includes('Unsupported') && !message.includes('not been built in'))
    return new EngineError('file_damaged', { cause: message });
  return new EngineError('unsupported_type', {
    detail: 'This HEIC picture uses a coding Sheetlift cannot read. Save it as JPEG, then add it again. No pages were counted.',
    cause: message,
  });
}
