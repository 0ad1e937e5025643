import { EngineError } from '../../errors.ts';
import type { RawPicture } from '../../model/index.ts';
import type { PictureHeader } from './picture-header.ts';
import { unpackBmpRuns } from './unpack-bmp-runs.ts';

const FILE_HEADER_BYTES = 14;
const RUNS_8 = 1;
const RUNS_4 = 2;
const BIT_FIELDS = 3;
const BIT_FIELDS_WITH_ALPHA = 6;

/** How a BMP stores its picture. */
export interface BmpPicture extends PictureHeader {
  bits: number;
  compression: number;
  /** Rows stand from top to bottom, against the custom. */
  topDown: boolean;
  /** Offset of the pixels. */
  pixelsAt: number;
  /** One RGB triple a palette entry. */
  palette: [number, number, number][];
  /** Red, green, blue and alpha bits of a 16 or 32 bit pixel. */
  masks: [number, number, number, number];
}

/** Null where it is no BMP that anybody could decode. */
export function parseBmpHeader(bytes: Uint8Array): BmpPicture | null {
  if (bytes.length < FILE_HEADER_BYTES + 12) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const headerBytes = view.getUint32(14, true);
  const old = headerBytes === 12;
  if (!old && (headerBytes < 40 || FILE_HEADER_BYTES + headerBytes > bytes.length)) return null;
  const signedHeight = old ? view.getUint16(20, true) : view.getInt32(22, true);
  const picture = {
    width: old ? view.getUint16(18, true) : view.getInt32(18, true),
    height: Math.abs(signedHeight),
    topDown: signedHeight < 0,
    bits: view.getUint16(old ? 24 : 28, true),
    compression: old ? 0 : view.getUint32(30, true),
    orientation: 1,
    dpi: old ? null : view.getInt32(38, true) * 0.0254 || null,
    pixelsAt: view.getUint32(10, true),
    masks: readMasks(view, headerBytes),
    palette: readPalette(view, headerBytes),
    complete: true,
  };
  if (!isKnown(picture)) return null;
  const needed = picture.compression === RUNS_8 || picture.compression === RUNS_4 ? 1 : rowBytes(picture) * picture.height;
  return { ...picture, complete: picture.pixelsAt + needed <= bytes.length };
}

function isKnown({ width, bits, compression }: { width: number; bits: number; compression: number }): boolean {
  if (width <= 0 || ![1, 4, 8, 16, 24, 32].includes(bits)) return false;
  if (compression === RUNS_8) return bits === 8;
  if (compression === RUNS_4) return bits === 4;
  return compression === 0 || ((compression === BIT_FIELDS || compression === BIT_FIELDS_WITH_ALPHA) && bits >= 16);
}

/** Raw pixels; rows the file lacks are white. Throws `EngineError` file_damaged where no row is there. */
export function decodeBmp(bytes: Uint8Array, picture: BmpPicture): RawPicture {
  const { width, height, topDown, pixelsAt, compression } = picture;
  const runs = compression === RUNS_8 || compression === RUNS_4;
  const data = runs ? unpackBmpRuns(bytes.subarray(pixelsAt), picture) : bytes.subarray(pixelsAt);
  const stride = runs ? width : rowBytes(picture);
  const rows = Math.min(height, Math.floor(data.length / stride));
  if (rows === 0) throw new EngineError('file_damaged', { cause: 'A BMP without rows' });
  const rgba = new Uint8Array(width * height * 4).fill(255);
  const paint = painter(runs ? { ...picture, bits: 8 } : picture, rgba);
  for (let row = 0; row < rows; row++) {
    const y = topDown ? row : height - 1 - row;
    paint(data.subarray(row * stride, (row + 1) * stride), y * width * 4);
  }
  return rows < height ? { width, height, rgba, partial: true } : { width, height, rgba };
}

const rowBytes = ({ width, bits }: { width: number; bits: number }): number => Math.ceil((width * bits) / 32) * 4;

/** Paints one stored row into the picture, from byte `to` on. */
type PaintRow = (row: Uint8Array, to: number) => void;

function painter({ bits, width, palette, masks, compression }: BmpPicture, rgba: Uint8Array): PaintRow {
  if (bits <= 8) {
    const perByte = 8 / bits;
    return (row, to) => {
      for (let x = 0; x < width; x++) {
        const shift = 8 - bits - (x % perByte) * bits;
        const index = ((row[Math.floor(x / perByte)] as number) >> shift) & ((1 << bits) - 1);
        rgba.set(palette[index] ?? [0, 0, 0], to + x * 4);
      }
    };
  }
  if (bits === 24 || (bits === 32 && compression === 0)) {
    const step = bits / 8;
    return (row, to) => {
      for (let x = 0; x < width; x++) {
        for (let channel = 0; channel < 3; channel++) rgba[to + x * 4 + channel] = row[x * step + 2 - channel] as number;
      }
    };
  }
  const channels = masks.map(channelReader);
  return (row, to) => {
    const view = new DataView(row.buffer, row.byteOffset, row.byteLength);
    for (let x = 0; x < width; x++) {
      const pixel = bits === 16 ? view.getUint16(x * 2, true) : view.getUint32(x * 4, true);
      channels.forEach((read, channel) => void (rgba[to + x * 4 + channel] = read(pixel)));
    }
  };
}

/** Reads the bits of a mask as 0..255; an empty mask (no alpha) is full. */
function channelReader(mask: number): (pixel: number) => number {
  if (mask === 0) return () => 255;
  const shift = 31 - Math.clz32(mask & -mask);
  const top = mask >>> shift;
  return (pixel) => Math.round((((pixel & mask) >>> shift) / top) * 255);
}

function readMasks(view: DataView, headerBytes: number): [number, number, number, number] {
  const bits = view.getUint16(headerBytes === 12 ? 24 : 28, true);
  const compression = headerBytes === 12 ? 0 : view.getUint32(30, true);
  if (compression !== BIT_FIELDS && compression !== BIT_FIELDS_WITH_ALPHA)
    return bits === 16 ? [0x7c00, 0x3e0, 0x1f, 0] : [0xff0000, 0xff00, 0xff, 0];
  const mask = (index: number): number => (54 + index * 4 + 4 <= view.byteLength ? view.getUint32(54 + index * 4, true) : 0);
  return [mask(0), mask(1), mask(2), headerBytes >= 56 || compression === BIT_FIELDS_WITH_ALPHA ? mask(3) : 0];
}

function readPalette(view: DataView, headerBytes: number): [number, number, number][] {
  const step = headerBytes === 12 ? 3 : 4;
  const bits = view.getUint16(headerBytes === 12 ? 24 : 28, true);
  const palette: [number, number, number][] = [];
  const start = FILE_HEADER_BYTES + headerBytes;
  for (let at = start; bits <= 8 && palette.length < 1 << bits && at + step <= view.byteLength; at += step) {
    palette.push([view.getUint8(at + 2), view.getUint8(at + 1), view.getUint8(at)]);
  }
  return palette;
}
