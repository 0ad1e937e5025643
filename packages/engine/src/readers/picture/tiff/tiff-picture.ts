import { EngineError } from '../../../errors.ts';
import { MAX_TIFF_SAMPLES } from '../../../limits.ts';
import type { TiffDirectory } from './tiff-directory.ts';

const WIDTH = 256;
const HEIGHT = 257;
const BITS_PER_SAMPLE = 258;
const COMPRESSION = 259;
const PHOTOMETRIC = 262;
const FILL_ORDER = 266;
const STRIP_OFFSETS = 273;
const SAMPLES_PER_PIXEL = 277;
const ROWS_PER_STRIP = 278;
const STRIP_BYTE_COUNTS = 279;
const PLANAR = 284;
const T4_OPTIONS = 292;
const PREDICTOR = 317;
const COLOR_MAP = 320;
const TILE_WIDTH = 322;
const TILE_HEIGHT = 323;
const TILE_OFFSETS = 324;
const TILE_BYTE_COUNTS = 325;
const SAMPLE_FORMAT = 339;
const JPEG_TABLES = 347;
const JPEG_OFFSET = 513;
const JPEG_BYTES = 514;
const YCBCR_SUBSAMPLING = 530;

/** How one picture of a TIFF file is stored (TIFF 6.0 names in brackets). */
export interface TiffPicture {
  littleEndian: boolean;
  width: number;
  height: number;
  compression: number;
  /** [PhotometricInterpretation] 0 white is zero, 1 black is zero, 2 RGB, 3 palette, 5 CMYK, 6 YCbCr, 8 Lab. */
  photometric: number;
  samples: number;
  /** Of one sample: 1, 2, 4, 8 or 16. */
  bits: number;
  /** Each sample in a plane of its own [PlanarConfiguration 2]. */
  planar: boolean;
  /** Bytes hold their first pixel in the low bits [FillOrder 2]. */
  lowBitsFirst: boolean;
  twoDimensionalFax: boolean;
  differences: boolean;
  palette: number[];
  parts: TiffPart[];
  /** [JPEGTables] shared by all parts. */
  jpegTables: Uint8Array | null;
}

/** A strip or tile: its compressed bytes and the rectangle it fills. */
export interface TiffPart {
  bytes: Uint8Array;
  left: number;
  top: number;
  width: number;
  /** Rows stored; those below the picture are ignored. */
  height: number;
  /** Of planar pictures: which sample. */
  plane: number;
}

/** Throws `EngineError` file_damaged or unsupported_type. */
export function describeTiffPicture(file: Uint8Array, directory: TiffDirectory, littleEndian: boolean): TiffPicture {
  const first = (tag: number, fallback: number): number => directory.get(tag)?.[0] ?? fallback;
  const width = first(WIDTH, 0);
  const height = first(HEIGHT, 0);
  const samples = first(SAMPLES_PER_PIXEL, 1);
  const bits = first(BITS_PER_SAMPLE, 1);
  const planar = first(PLANAR, 1) === 2 && samples > 1;
  const compression = first(COMPRESSION, 1);
  if (width === 0 || height === 0 || samples === 0 || samples > MAX_TIFF_SAMPLES) throw damaged('Impossible picture size');
  const jpegTables = directory.get(JPEG_TABLES);
  const picture = {
    littleEndian,
    width,
    height,
    compression,
    photometric: first(PHOTOMETRIC, 0),
    samples,
    bits,
    planar,
    lowBitsFirst: first(FILL_ORDER, 1) === 2,
    twoDimensionalFax: (first(T4_OPTIONS, 0) & 1) === 1,
    differences: first(PREDICTOR, 1) === 2,
    palette: directory.get(COLOR_MAP) ?? [],
    jpegTables: jpegTables ? Uint8Array.from(jpegTables) : null,
  };
  refuseUnsupported(picture, first(SAMPLE_FORMAT, 1), first(PREDICTOR, 1), directory.get(YCBCR_SUBSAMPLING));
  const parts = compression === 6 ? oldJpegPart(file, directory, picture) : tiffParts(file, directory, picture);
  if (parts.length === 0) throw damaged('No picture data');
  return { ...picture, parts };
}

function refuseUnsupported(
  { bits, compression, photometric }: Omit<TiffPicture, 'parts'>,
  sampleFormat: number,
  predictor: number,
  subsampling?: number[],
): void {
  const jpeg = compression === 6 || compression === 7;
  const plain = [1, 2, 4, 8, 16].includes(bits) && sampleFormat <= 2 && predictor <= 2;
  const wholeColours = photometric !== 6 || (subsampling?.[0] === 1 && subsampling[1] === 1);
  const known = [1, 2, 3, 4, 5, 8, 32946, 32773].includes(compression) && [0, 1, 2, 3, 5, 6, 8].includes(photometric);
  if (jpeg || (plain && wholeColours && known)) return;
  throw new EngineError('unsupported_type', {
    detail: 'This TIFF picture is stored in a way Sheetlift cannot read. Save it as PNG or PDF, then add it again. No pages were counted.',
    cause: `compression ${compression}, photometric ${photometric}, ${bits} bits`,
  });
}

type Head = Omit<TiffPicture, 'parts'>;

function tiffParts(file: Uint8Array, directory: TiffDirectory, picture: Head): TiffPart[] {
  const tiled = directory.has(TILE_OFFSETS);
  const width = tiled ? (directory.get(TILE_WIDTH)?.[0] ?? 0) : picture.width;
  const height = tiled
    ? (directory.get(TILE_HEIGHT)?.[0] ?? 0)
    : Math.min(picture.height, directory.get(ROWS_PER_STRIP)?.[0] ?? picture.height);
  // Tiles may reach over the picture's edge, but not by far: what they hold must be allocated.
  if (width === 0 || height === 0 || width > picture.width + 4096 || height > picture.height + 4096)
    throw damaged('Impossible strip or tile size');
  const columns = Math.ceil(picture.width / width);
  const rows = Math.ceil(picture.height / height);
  const offsets = directory.get(tiled ? TILE_OFFSETS : STRIP_OFFSETS) ?? [];
  const counts = directory.get(tiled ? TILE_BYTE_COUNTS : STRIP_BYTE_COUNTS) ?? [];
  const planes = picture.planar ? picture.samples : 1;
  return offsets.slice(0, columns * rows * planes).map((offset, index) => ({
    bytes: file.subarray(offset, Math.min(file.length, offset + (counts[index] ?? file.length))),
    left: (index % columns) * width,
    top: (Math.floor(index / columns) % rows) * height,
    width,
    // The last strip holds the rest only; a tile is always full.
    height: tiled ? height : Math.min(height, picture.height - (Math.floor(index / columns) % rows) * height),
    plane: Math.floor(index / (columns * rows)),
  }));
}

/** Old JPEG [compression 6]: one whole JPEG file inside, where there is one. */
function oldJpegPart(file: Uint8Array, directory: TiffDirectory, { width, height }: Head): TiffPart[] {
  const offset = directory.get(JPEG_OFFSET)?.[0];
  if (offset === undefined || offset + 2 > file.length) return [];
  const length = directory.get(JPEG_BYTES)?.[0] ?? file.length;
  return [{ bytes: file.subarray(offset, Math.min(file.length, offset + length)), left: 0, top: 0, width, height, plane: 0 }];
}

const damaged = (cause: string): EngineError => new EngineError('file_damaged', { cause });
