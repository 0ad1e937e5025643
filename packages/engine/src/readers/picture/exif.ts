import { parseTiffHeader, readTiffDirectory, type TiffDirectory } from './tiff/tiff-directory.ts';

const ORIENTATION = 274;
const X_RESOLUTION = 282;
const RESOLUTION_UNIT = 296;
const CENTIMETRES = 3;

/** What EXIF data (or a TIFF directory) says of how to look at the picture. */
export interface ViewingHints {
  /** 1..8 as EXIF counts them; 1 where nothing, or nonsense, is said. */
  orientation: number;
  dpi: number | null;
}

/** `bytes` are a TIFF file in small, as JPEG, PNG and WebP embed it. */
export function parseExif(bytes: Uint8Array): ViewingHints {
  const header = parseTiffHeader(bytes);
  const read = header && readTiffDirectory(bytes, header.firstDirectory, header.littleEndian);
  return read ? viewingHints(read.directory) : { orientation: 1, dpi: null };
}

export function viewingHints(directory: TiffDirectory): ViewingHints {
  const orientation = directory.get(ORIENTATION)?.[0] ?? 1;
  const resolution = directory.get(X_RESOLUTION)?.[0] ?? 0;
  const perInch = directory.get(RESOLUTION_UNIT)?.[0] === CENTIMETRES ? resolution * 2.54 : resolution;
  return {
    orientation: Number.isInteger(orientation) && orientation >= 1 && orientation <= 8 ? orientation : 1,
    dpi: Number.isFinite(perInch) && perInch > 0 ? perInch : null,
  };
}
