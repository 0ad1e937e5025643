import { MAX_TIFF_ENTRIES, MAX_TIFF_VALUES } from '../../../limits.ts';

/** One directory of a TIFF file or of EXIF data: tag -> numbers. Text, fractions of other kinds and what is out of bounds are left out. */
export type TiffDirectory = ReadonlyMap<number, number[]>;

export interface TiffFile {
  littleEndian: boolean;
  /** Offset of the first directory. */
  firstDirectory: number;
}

/** Bytes of one value by TIFF type; types that are not read (text, floating point) are missing. */
const VALUE_BYTES: Record<number, number> = { 1: 1, 3: 2, 4: 4, 5: 8, 6: 1, 7: 1, 8: 2, 9: 4, 10: 8, 13: 4 };

/** Null where this is no TIFF. */
export function parseTiffHeader(bytes: Uint8Array): TiffFile | null {
  if (bytes.length < 8) return null;
  const littleEndian = bytes[0] === 0x49 && bytes[1] === 0x49;
  if (!littleEndian && !(bytes[0] === 0x4d && bytes[1] === 0x4d)) return null;
  const view = viewOf(bytes);
  if (view.getUint16(2, littleEndian) !== 42) return null;
  return { littleEndian, firstDirectory: view.getUint32(4, littleEndian) };
}

/** The directory at an offset and the offset of the next one (0 after the last); null where none can be there. */
export function readTiffDirectory(
  bytes: Uint8Array,
  offset: number,
  littleEndian: boolean,
): { directory: TiffDirectory; next: number } | null {
  if (offset < 8 || offset + 2 > bytes.length) return null;
  const view = viewOf(bytes);
  const count = view.getUint16(offset, littleEndian);
  if (count > MAX_TIFF_ENTRIES) return null;
  const directory = new Map<number, number[]>();
  for (let index = 0; index < count; index++) {
    const entry = offset + 2 + index * 12;
    if (entry + 12 > bytes.length) return directory.size > 0 ? { directory, next: 0 } : null;
    const values = readValues(view, entry, littleEndian);
    if (values) directory.set(view.getUint16(entry, littleEndian), values);
  }
  const end = offset + 2 + count * 12;
  return { directory, next: end + 4 <= bytes.length ? view.getUint32(end, littleEndian) : 0 };
}

function readValues(view: DataView, entry: number, littleEndian: boolean): number[] | null {
  const type = view.getUint16(entry + 2, littleEndian);
  const count = view.getUint32(entry + 4, littleEndian);
  const size = VALUE_BYTES[type] ?? 0;
  const start = count * size <= 4 ? entry + 8 : view.getUint32(entry + 8, littleEndian);
  if (size === 0 || count === 0 || count > MAX_TIFF_VALUES || start + count * size > view.byteLength) return null;
  return Array.from({ length: count }, (_, index) => readValue(view, start + index * size, type, littleEndian));
}

function readValue(view: DataView, at: number, type: number, littleEndian: boolean): number {
  switch (type) {
    case 1:
    case 6:
    case 7:
      return view.getUint8(at);
    case 3:
    case 8:
      return view.getUint16(at, littleEndian);
    case 5:
    case 10:
      return view.getUint32(at, littleEndian) / view.getUint32(at + 4, littleEndian);
    default:
      return view.getUint32(at, littleEndian);
  }
}

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
