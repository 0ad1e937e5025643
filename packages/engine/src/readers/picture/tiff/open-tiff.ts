import { EngineError } from '../../../errors.ts';
import { MAX_PAGES, MAX_PICTURE_PIXELS } from '../../../limits.ts';
import type { EnginePorts } from '../../../model/index.ts';
import { viewingHints } from '../exif.ts';
import type { PictureFrame } from '../picture-frame.ts';
import { decodeTiff } from './decode-tiff.ts';
import { parseTiffHeader, readTiffDirectory, type TiffDirectory } from './tiff-directory.ts';
import { describeTiffPicture } from './tiff-picture.ts';

const NEW_SUBFILE_TYPE = 254;
const WIDTH = 256;
const HEIGHT = 257;
/** A smaller copy of another page (1) or its mask (4). */
const NO_PAGE_OF_ITS_OWN = 1 | 4;

/** One frame a page. Directories that point back end the file; more than `MAX_PAGES` of them are too many. */
export function openTiff(bytes: Uint8Array, ports: EnginePorts): PictureFrame[] {
  const header = parseTiffHeader(bytes);
  if (!header) throw new EngineError('file_damaged', { cause: 'No TIFF header' });
  const { littleEndian } = header;
  const frames = readDirectories(bytes, header.firstDirectory, littleEndian).map((directory) =>
    openFrame(bytes, directory, littleEndian, ports),
  );
  if (frames.length === 0) throw new EngineError('file_damaged', { cause: 'No TIFF directory' });
  return frames;
}

function readDirectories(bytes: Uint8Array, first: number, littleEndian: boolean): TiffDirectory[] {
  const directories: TiffDirectory[] = [];
  const visited = new Set<number>();
  for (let offset = first; offset !== 0 && !visited.has(offset);) {
    visited.add(offset);
    if (visited.size > MAX_PAGES * 2) throw new EngineError('too_many_pages');
    const read = readTiffDirectory(bytes, offset, littleEndian);
    if (!read) break;
    if (((read.directory.get(NEW_SUBFILE_TYPE)?.[0] ?? 0) & NO_PAGE_OF_ITS_OWN) === 0 || directories.length === 0)
      directories.push(read.directory);
    offset = read.next;
  }
  return directories;
}

function openFrame(bytes: Uint8Array, directory: TiffDirectory, littleEndian: boolean, ports: EnginePorts): PictureFrame {
  const width = directory.get(WIDTH)?.[0] ?? 0;
  const height = directory.get(HEIGHT)?.[0] ?? 0;
  if (width * height > MAX_PICTURE_PIXELS) throw new EngineError('too_many_pixels');
  return {
    ...viewingHints(directory),
    width,
    height,
    complete: true,
    decode: async () => decodeTiff(describeTiffPicture(bytes, directory, littleEndian), ports),
  };
}
