import { EngineError } from '../../errors.ts';
import { MAX_PICTURE_PIXELS } from '../../limits.ts';
import type { DocumentType, EnginePorts } from '../../model/index.ts';
import { decodeBmp, parseBmpHeader } from './decode-bmp.ts';
import { parseGifHeader } from './gif-header.ts';
import { parseJpegHeader } from './jpeg-header.ts';
import { openHeic } from './open-heic.ts';
import type { PictureFrame } from './picture-frame.ts';
import type { PictureHeader } from './picture-header.ts';
import { parsePngHeader } from './png-header.ts';
import { openTiff } from './tiff/open-tiff.ts';
import { parseWebpHeader } from './webp-header.ts';

const HEADERS = { jpeg: parseJpegHeader, png: parsePngHeader, gif: parseGifHeader, webp: parseWebpHeader };

/** The pages of a picture file, none decoded yet. Throws `EngineError` where there is none, or one is too large. */
export async function pictureFrames(bytes: Uint8Array, type: DocumentType, ports: EnginePorts): Promise<PictureFrame[]> {
  const frames = await framesOf(bytes, type, ports);
  for (const { width, height } of frames) {
    if (width * height === 0) throw new EngineError('file_damaged', { cause: 'A picture without pixels' });
    if (width * height > MAX_PICTURE_PIXELS) throw new EngineError('too_many_pixels');
  }
  return frames;
}

async function framesOf(bytes: Uint8Array, type: DocumentType, ports: EnginePorts): Promise<PictureFrame[]> {
  switch (type) {
    case 'jpeg':
    case 'png':
    case 'gif':
    case 'webp':
      return [{ ...known(HEADERS[type](bytes)), decode: () => ports.decodePicture(bytes, type) }];
    case 'bmp': {
      const picture = known(parseBmpHeader(bytes));
      return [{ ...picture, decode: async () => decodeBmp(bytes, picture) }];
    }
    case 'tiff':
      return openTiff(bytes, ports);
    case 'heic':
      return [await openHeic(bytes, ports)];
    default:
      throw new EngineError('unsupported_type', { cause: `${type} is no picture` });
  }
}

function known<T extends PictureHeader>(header: T | null): T {
  if (header === null) throw new EngineError('file_damaged', { cause: 'The picture has no readable header' });
  return header;
}
