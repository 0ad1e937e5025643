/** A picture with four grey corners, so that turning and mirroring show: 12 x 8. */
export const WIDTH = 12;
export const HEIGHT = 8;
const greyAt = (x: number, y: number): number => (y < HEIGHT / 2 ? (x < WIDTH / 2 ? 0 : 80) : x < WIDTH / 2 ? 160 : 240);

/** Uncompressed grey pixels of the picture, row by row. */
export const PIXELS = Uint8Array.from({ length: WIDTH * HEIGHT }, (_, at) => greyAt(at % WIDTH, Math.floor(at / WIDTH)));

export interface TiffPage {
  /** Tag -> one value; those of a grey 8 bit picture in one strip stand already. */
  tags?: Record<number, number>;
  data?: Uint8Array;
  /** Offset the page names as the next one's; the true one where absent. */
  next?: number;
}

/** A little-endian TIFF file, one directory a page. */
export function tiff(pages: readonly TiffPage[]): Uint8Array {
  const bytes: number[] = [0x49, 0x49, 42, 0, 8, 0, 0, 0];
  const u16 = (value: number): number[] => [value & 255, (value >> 8) & 255];
  const u32 = (value: number): number[] => [...u16(value & 0xffff), ...u16(value >>> 16)];
  pages.forEach(({ tags, data = PIXELS, next }, index) => {
    const all = { 256: WIDTH, 257: HEIGHT, 258: 8, 259: 1, 262: 1, 273: 0, 277: 1, 278: HEIGHT, 279: data.length, ...tags };
    const entries = Object.entries(all);
    const dataAt = bytes.length + 2 + entries.length * 12 + 4;
    const end = dataAt + data.length;
    bytes.push(...u16(entries.length));
    for (const [tag, value] of entries) bytes.push(...u16(Number(tag)), ...u16(4), ...u32(1), ...u32(tag === '273' ? dataAt : value));
    bytes.push(...u32(next ?? (index + 1 < pages.length ? end : 0)), ...data);
  });
  return Uint8Array.from(bytes);
}

/** A BMP of the picture: 1, 4, 8, 24 or 32 bits a pixel, rows bottom up or top down. */
export function bmp(bits: 1 | 4 | 8 | 24 | 32, topDown: boolean): Uint8Array {
  const stride = Math.ceil((WIDTH * bits) / 32) * 4;
  const colours = bits <= 8 ? 1 << bits : 0;
  const start = 54 + colours * 4;
  const bytes = new Uint8Array(start + stride * HEIGHT);
  const view = new DataView(bytes.buffer);
  bytes.set([0x42, 0x4d]);
  view.setUint32(2, bytes.length, true);
  view.setUint32(10, start, true);
  view.setUint32(14, 40, true);
  view.setInt32(18, WIDTH, true);
  view.setInt32(22, topDown ? -HEIGHT : HEIGHT, true);
  view.setUint16(26, 1, true);
  view.setUint16(28, bits, true);
  for (let colour = 0; colour < colours; colour++)
    bytes.fill(Math.round((colour * 255) / (colours - 1)), 54 + colour * 4, 54 + colour * 4 + 3);
  for (let row = 0; row < HEIGHT; row++) {
    const y = topDown ? row : HEIGHT - 1 - row;
    for (let x = 0; x < WIDTH; x++) paintPixel(bytes, start + row * stride, x, bits, greyAt(x, y));
  }
  return bytes;
}

function paintPixel(bytes: Uint8Array, row: number, x: number, bits: number, grey: number): void {
  if (bits >= 24) {
    bytes.fill(grey, row + (x * bits) / 8, row + (x * bits) / 8 + 3);
    return;
  }
  const at = row + ((x * bits) >> 3);
  const index = Math.round((grey * ((1 << bits) - 1)) / 255);
  bytes[at] = (bytes[at] ?? 0) | (index << (8 - bits - ((x * bits) & 7)));
}

/** The head of a PNG file that claims a size, and nothing after it. */
export function pngHead(width: number, height: number): Uint8Array {
  const bytes = new Uint8Array(45);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  const view = new DataView(bytes.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  bytes.set([8, 0, 0, 0, 0], 24);
  return bytes;
}
