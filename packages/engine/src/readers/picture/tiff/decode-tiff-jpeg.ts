import { EngineError } from '../../../errors.ts';
import type { EnginePorts, RawPicture } from '../../../model/index.ts';
import { parseJpegHeader } from '../jpeg-header.ts';
import type { TiffPart, TiffPicture } from './tiff-picture.ts';

/** Adobe's marker with "no colour transform": the samples are RGB or CMYK as they stand. */
const PLAIN_COLOURS = Uint8Array.of(0xff, 0xee, 0, 14, 0x41, 0x64, 0x6f, 0x62, 0x65, 0, 100, 0, 0, 0, 0, 0);

/** JPEG strips or tiles, each made a whole JPEG file and decoded by the platform. A part that is damaged stays white. */
export async function decodeTiffJpeg(picture: TiffPicture, ports: EnginePorts): Promise<RawPicture> {
  const { width, height } = picture;
  const rgba = new Uint8Array(width * height * 4).fill(255);
  let broken = 0;
  let partial = false;
  for (const part of picture.parts) {
    try {
      const decoded = await decodePart(part, picture, ports);
      copyPart(decoded, part, { width, height, rgba });
      partial ||= decoded.partial === true;
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      broken++;
    }
  }
  if (broken === picture.parts.length) throw new EngineError('file_damaged', { cause: 'No JPEG part of the TIFF can be decoded' });
  return broken > 0 || partial ? { width, height, rgba, partial: true } : { width, height, rgba };
}

function decodePart(part: TiffPart, picture: TiffPicture, ports: EnginePorts): Promise<RawPicture> {
  const file = wholeJpeg(part.bytes, picture);
  const header = parseJpegHeader(file);
  // A part may not claim more than its place holds (JPEG rounds up to blocks of 16).
  if (!header || header.width > part.width + 16 || header.height > part.height + 16)
    throw new EngineError('file_damaged', { cause: 'A JPEG part of the TIFF is larger than its place' });
  return ports.decodePicture(file, 'jpeg');
}

/** Start marker, colour marker, shared tables, then the part without its start marker. */
function wholeJpeg(part: Uint8Array, { jpegTables, photometric }: TiffPicture): Uint8Array {
  const colours = photometric === 2 || photometric === 5 ? PLAIN_COLOURS : new Uint8Array(0);
  const tables = jpegTables && jpegTables.length > 4 ? jpegTables.subarray(2, jpegTables.length - 2) : new Uint8Array(0);
  const pieces = [Uint8Array.of(0xff, 0xd8), colours, tables, part.subarray(2)];
  const file = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    file.set(piece, at);
    at += piece.length;
  }
  return file;
}

function copyPart(from: RawPicture, part: TiffPart, to: RawPicture): void {
  const columns = Math.min(from.width, part.width, to.width - part.left);
  const rows = Math.min(from.height, to.height - part.top);
  for (let row = 0; row < rows; row++) {
    const start = row * from.width * 4;
    to.rgba.set(from.rgba.subarray(start, start + columns * 4), ((part.top + row) * to.width + part.left) * 4);
  }
}
