import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { MAX_PAGES } from '../../limits.ts';
import type { DocumentType, FixedPage, GreyPicture, OpenDocument, QuarterTurn } from '../../model/index.ts';
import { createNodePorts } from '../../node/node-ports.ts';
import { openPicture } from './open-picture.ts';
import { bmp, HEIGHT, PIXELS, pngHead, tiff, WIDTH } from './picture-bytes.test-fixture.ts';
import { photoOf, photoOfSheets, sheetAt } from './photo.test-fixture.ts';

const ports = createNodePorts();
const open = (bytes: Uint8Array, type: DocumentType, turn: QuarterTurn = 0): Promise<OpenDocument> =>
  openPicture(new Uint8Array(bytes), type, { fileName: 'picture', embedded: true, turn }, ports);

async function greyOf(document: OpenDocument, pageNumber = 1): Promise<GreyPicture> {
  const reading = await document.readPage(pageNumber);
  if (reading.kind !== 'picture') throw new Error(`Page ${pageNumber} is no picture`);
  return reading.picture.draw(10_000);
}

/** Brightness of the four corners, rounded to ten as JPEG does not keep them to the bit. */
async function cornersOf(document: OpenDocument): Promise<number[]> {
  const { width, height, grey } = await greyOf(document);
  return [0, width - 1, (height - 1) * width, height * width - 1].map((at) => Math.round((grey[at] ?? -1) / 10) * 10);
}

const picture = (): Sharp => sharp(Buffer.from(PIXELS), { raw: { width: WIDTH, height: HEIGHT, channels: 1 } }).toColourspace('srgb');
const UPRIGHT = [0, 80, 160, 240];

describe('openPicture', () => {
  it.each(['png', 'webp', 'gif', 'jpeg'] as const)('reads %s as one page', async (type) => {
    const document = await open(await picture().toFormat(type, { quality: 100, lossless: true }).toBuffer(), type);
    expect(document).toMatchObject({ type, pageCount: 1, attachments: null });
    expect(await greyOf(document)).toMatchObject({ width: WIDTH, height: HEIGHT });
    expect(await cornersOf(document)).toEqual(UPRIGHT);
  });

  it.each([
    [1, [0, 80, 160, 240], 12],
    [2, [80, 0, 240, 160], 12],
    [3, [240, 160, 80, 0], 12],
    [4, [160, 240, 0, 80], 12],
    [5, [0, 160, 80, 240], 8],
    [6, [160, 0, 240, 80], 8],
    [7, [240, 80, 160, 0], 8],
    [8, [80, 240, 0, 160], 8],
  ])('turns a JPEG upright by EXIF orientation %i', async (orientation, corners, width) => {
    const document = await open(await picture().withMetadata({ orientation }).jpeg({ quality: 100 }).toBuffer(), 'jpeg');
    expect((await greyOf(document)).width).toBe(width);
    expect(await cornersOf(document)).toEqual(corners);
    const page = await document.renderPage(1, width * 2);
    expect(page).toMatchObject({ width: width * 2 });
    expect(page?.rgba).toHaveLength(WIDTH * HEIGHT * 4 * 4);
  });

  it.each([
    [1, 90, [160, 0, 240, 80], 8],
    [1, 180, [240, 160, 80, 0], 12],
    [1, 270, [80, 240, 0, 160], 8],
    [6, 270, [0, 80, 160, 240], 12],
    [8, 180, [160, 0, 240, 80], 8],
    [2, 90, [240, 80, 160, 0], 8],
    [5, 270, [160, 240, 0, 80], 12],
  ] as const)(
    'turns a JPEG of EXIF orientation %i by %i degrees more where a person says so',
    async (orientation, turn, corners, width) => {
      const document = await open(await picture().withMetadata({ orientation }).jpeg({ quality: 100 }).toBuffer(), 'jpeg', turn);
      expect(await cornersOf(document)).toEqual(corners);
      const { page } = await document.readPage(1);
      expect(page.kind === 'fixed' && page.widthPt > page.heightPt).toBe(width === 12);
      expect(await document.renderPage(1, width)).toMatchObject({ width, height: 20 - width });
    },
  );

  it('takes the page size from a plausible resolution, else assumes one', async () => {
    const sizeAt = async (density: number): Promise<number> => {
      const blank = await sharp({ create: { width: 600, height: 900, channels: 3, background: '#fff' } })
        .withMetadata({ density })
        .jpeg()
        .toBuffer();
      const { page } = await (await open(blank, 'jpeg')).readPage(1);
      return page.kind === 'fixed' ? page.widthPt : 0;
    };
    expect(await sizeAt(300)).toBe(144);
    expect(await sizeAt(1200)).toBe(288);
  });

  it('takes a phone photo that claims 72 dpi for a page of paper', async () => {
    const photo = await sharp({ create: { width: 3000, height: 4000, channels: 3, background: '#fff' } })
      .withMetadata({ density: 72 })
      .jpeg()
      .toBuffer();
    const { page } = await (await open(photo, 'jpeg')).readPage(1);
    expect(page.kind === 'fixed' && Math.round(page.heightPt)).toBe(842);
  });

  it('shows what is transparent as paper', async () => {
    const clear = await sharp({ create: { width: 4, height: 4, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
      .png()
      .toBuffer();
    expect([...(await greyOf(await open(clear, 'png'))).grey]).toEqual(new Array(16).fill(255));
  });

  describe('BMP', () => {
    it.each([24, 32, 8, 4] as const)('reads %i bits a pixel, bottom up and top down', async (bits) => {
      const rounded = bits === 4 ? [0, 90, 150, 240] : UPRIGHT;
      expect(await cornersOf(await open(bmp(bits, false), 'bmp'))).toEqual(rounded);
      expect(await cornersOf(await open(bmp(bits, true), 'bmp'))).toEqual(rounded);
    });

    it('reads one bit a pixel', async () => {
      expect(await cornersOf(await open(bmp(1, false), 'bmp'))).toEqual([0, 0, 260, 260]);
    });

    it('reads what is there of a truncated file and says so', async () => {
      const bytes = bmp(24, false);
      const reading = await (await open(bytes.subarray(0, bytes.length - 100), 'bmp')).readPage(1);
      expect(reading.page.issues.map(({ code }) => code)).toEqual(['partly_damaged']);
    });
  });

  describe('TIFF', () => {
    it('reads one page a directory, leaving out thumbnails', async () => {
      const document = await open(tiff([{}, { tags: { 254: 1 } }, { tags: { 262: 0 } }]), 'tiff');
      expect(document.pageCount).toBe(2);
      expect(await cornersOf(document)).toEqual(UPRIGHT);
      expect((await greyOf(document, 2)).grey[0]).toBe(255);
    });

    it('ends at a directory that points at itself', async () => {
      expect((await open(tiff([{ next: 8 }]), 'tiff')).pageCount).toBe(1);
    });

    it('refuses more pages than a document may have', async () => {
      const pages = Array.from({ length: MAX_PAGES + 1 }, () => ({ data: new Uint8Array(0) }));
      await expect(open(tiff(pages), 'tiff')).rejects.toMatchObject({ code: 'too_many_pages' });
    });

    it('turns by the orientation tag', async () => {
      expect(await cornersOf(await open(tiff([{ tags: { 274: 6 } }]), 'tiff'))).toEqual([160, 0, 240, 80]);
    });

    it.each(['none', 'lzw', 'deflate', 'packbits', 'jpeg'] as const)('reads colours compressed with %s', async (compression) => {
      const noise = Buffer.from(Array.from({ length: 90 * 70 * 3 }, (_, at) => (at * 7 + ((at * at) >> 5)) & 255));
      const source = sharp(noise, { raw: { width: 90, height: 70, channels: 3 } }).blur(2);
      const file = await source.clone().tiff({ compression, quality: 100, predictor: 'none' }).toBuffer();
      expect(await largestDifference(await greyOf(await open(file, 'tiff')), source)).toBeLessThanOrEqual(compression === 'jpeg' ? 12 : 1);
    });

    it('reads differences between neighbours, and tiles', async () => {
      const noise = Buffer.from(Array.from({ length: 90 * 70 * 3 }, (_, at) => (at * 7 + ((at * at) >> 5)) & 255));
      const source = sharp(noise, { raw: { width: 90, height: 70, channels: 3 } });
      expect(
        await largestDifference(
          await greyOf(
            await open(
              await source
                .clone()
                .tiff({ compression: 'lzw', predictor: 'horizontal', tile: true, tileWidth: 32, tileHeight: 32 })
                .toBuffer(),
              'tiff',
            ),
          ),
          source,
        ),
      ).toBeLessThanOrEqual(1);
    });

    it('reads fax group 4', async () => {
      const source = sharp(
        Buffer.from(Array.from({ length: 300 * 200 }, (_, at) => (((at % 300) * 3 + Math.floor(at / 300) * 5) % 97 < 60 ? 255 : 0))),
        { raw: { width: 300, height: 200, channels: 1 } },
      );
      const file = await source.clone().toColourspace('b-w').tiff({ compression: 'ccittfax4', bitdepth: 1 }).toBuffer();
      expect(await largestDifference(await greyOf(await open(file, 'tiff')), source)).toBeLessThanOrEqual(0);
    });

    it('reads fax group 3 and run lengths', async () => {
      // Six white, two black, four white (T.4): 1110 11 1011.
      const row = [0b11101110, 0b11000000];
      const runs = tiff([{ tags: { 257: 1, 258: 1, 259: 2, 262: 0, 279: 2 }, data: Uint8Array.from(row) }]);
      expect([...(await greyOf(await open(runs, 'tiff'))).grey]).toEqual([255, 255, 255, 255, 255, 255, 0, 0, 255, 255, 255, 255]);
      // The same after an end of line: 000000000001.
      const fax = tiff([{ tags: { 257: 1, 258: 1, 259: 3, 262: 0, 279: 3 }, data: Uint8Array.of(0b00000000, 0b00011110, 0b11101100) }]);
      expect([...(await greyOf(await open(fax, 'tiff'))).grey]).toEqual([255, 255, 255, 255, 255, 255, 0, 0, 255, 255, 255, 255]);
    });

    it('makes a damaged page of several an issue, and a damaged single one an error', async () => {
      const broken = { tags: { 258: 13 } };
      const document = await open(tiff([{}, broken]), 'tiff');
      const reading = await document.readPage(2);
      expect(reading).toMatchObject({
        kind: 'content',
        page: { source: 'none', issues: [{ code: 'page_unreadable', severity: 'error', pageNumber: 2 }] },
      });
      await expect((await open(tiff([broken]), 'tiff')).readPage(1)).rejects.toMatchObject({ code: 'unsupported_type' });
    });

    it('says of a strip that ends early that the page is damaged in part', async () => {
      const reading = await (await open(tiff([{ data: PIXELS.subarray(0, 50) }]), 'tiff')).readPage(1);
      expect(reading.page.issues.map(({ code }) => code)).toEqual(['partly_damaged']);
    });
  });

  it('refuses sizes beyond the limit by the header alone', async () => {
    await expect(open(pngHead(50_000, 50_000), 'png')).rejects.toMatchObject({ code: 'too_many_pixels' });
    await expect(open(tiff([{ tags: { 256: 60_000, 257: 60_000 } }]), 'tiff')).rejects.toMatchObject({ code: 'too_many_pixels' });
    const bitmap = bmp(24, false);
    new DataView(bitmap.buffer).setInt32(18, 2_000_000_000, true);
    await expect(open(bitmap, 'bmp')).rejects.toMatchObject({ code: 'too_many_pixels' });
  });

  it('reads a truncated JPEG as far as it goes and says so', async () => {
    const whole = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#8aa' } })
      .jpeg()
      .toBuffer();
    const reading = await (await open(whole.subarray(0, whole.length - 400), 'jpeg')).readPage(1);
    expect(reading).toMatchObject({ kind: 'picture', page: { issues: [{ code: 'partly_damaged', severity: 'warning' }] } });
  });

  it.each([
    ['jpeg', [0xff, 0xd8, 0xff, 0xd9]],
    ['png', [0x89, 0x50, 0x4e, 0x47]],
    ['gif', [0x47, 0x49, 0x46, 0x38, 0x39, 0x61]],
    ['webp', [0x52, 0x49, 0x46, 0x46]],
    ['bmp', [0x42, 0x4d]],
    ['tiff', [0x49, 0x49, 42, 0, 8, 0, 0, 0]],
    ['heic', [0, 0, 0, 24, 0x66, 0x74, 0x79, 0x70, 0x68, 0x65, 0x69, 0x63]],
  ] as const)('refuses a %s that is only a beginning as damaged', async (type, bytes) => {
    await expect(open(Uint8Array.from(bytes), type)).rejects.toMatchObject({ name: 'EngineError', code: 'file_damaged' });
  });

  it('ends on random bytes behind a header, whatever they are', async () => {
    let seed = 1;
    const random = (): number => (seed = (seed * 16_807) % 2_147_483_647) & 255;
    for (const compression of [1, 2, 3, 4, 5, 8, 32773]) {
      for (let round = 0; round < 20; round++) {
        const data = Uint8Array.from({ length: 60 }, random);
        const bits = compression <= 4 && compression > 1 ? 1 : 8;
        const reading = await (await open(tiff([{ tags: { 258: bits, 259: compression }, data }]), 'tiff')).readPage(1);
        expect(reading.kind).toBe('picture');
      }
    }
  });

  it('shows and reads a sheet photographed from aside as if from above, and says so', async () => {
    const { width, height, grey } = photoOf([
      { x: 120, y: 90 },
      { x: 500, y: 130 },
      { x: 540, y: 720 },
      { x: 60, y: 690 },
    ]);
    const document = await open(
      await sharp(Buffer.from(grey), { raw: { width, height, channels: 1 } })
        .toColourspace('srgb')
        .png()
        .toBuffer(),
      'png',
    );
    const reading = await document.readPage(1);
    expect(reading.page.issues).toMatchObject([{ code: 'photo_flattened', severity: 'info', pageNumber: 1 }]);
    const flat = await greyOf(document);
    const [near, right, bottom] = [4, flat.width - 5, flat.height - 5];
    const rim = [near * flat.width + near, near * flat.width + right, bottom * flat.width + near].map((at) => flat.grey[at] as number);
    expect(Math.min(...rim)).toBeGreaterThan(200);
    const shown = await document.renderPage(1, flat.width);
    expect(shown).toMatchObject({ width: flat.width, height: flat.height });
    expect((reading.page as FixedPage).widthPt / (reading.page as FixedPage).heightPt).toBeCloseTo(flat.width / flat.height, 2);
  });

  it('reads each sheet of a photo that shows several as a page of its own, whichever way a person turns it, but for a TIFF', async () => {
    const { width, height, grey } = photoOfSheets([
      sheetAt({ x: 230, y: 500 }, 260, 700, 0.12),
      sheetAt({ x: 640, y: 360 }, 300, 480, -0.2),
    ]);
    const photo = await sharp(Buffer.from(grey), { raw: { width, height, channels: 1 } })
      .jpeg({ quality: 92 })
      .toBuffer();
    const document = await open(photo, 'jpeg');
    expect(document.pageCount).toBe(2);
    expect((await open(await sharp(photo).tiff().toBuffer(), 'tiff')).pageCount).toBe(1);
    const sizes = [260, 700, 300, 480];
    for (const pageNumber of [2, 1]) {
      const reading = await document.readPage(pageNumber);
      expect(reading.page.issues).toMatchObject([{ code: 'sheet_of_photo', severity: 'info', pageNumber }]);
      const flat = await greyOf(document, pageNumber);
      const [across, down] = sizes.slice(2 * pageNumber - 2) as [number, number];
      expect(Math.abs(flat.width - across)).toBeLessThan(6);
      expect(Math.abs(flat.height - down)).toBeLessThan(6);
      expect(await document.renderPage(pageNumber, flat.width)).toMatchObject({ width: flat.width, height: flat.height });
    }
    const turned = await open(photo, 'jpeg', 90);
    const lying = await greyOf(turned, 1);
    expect(lying.width).toBe((await greyOf(document, 1)).height);
    expect(await turned.renderPage(1, lying.width)).toMatchObject({ height: lying.height });
    await expect(document.readPage(3)).rejects.toThrow(RangeError);
  });
});

/** The largest difference between what was read and the luma of the source, pixel by pixel; infinite where the size differs. */
async function largestDifference(found: GreyPicture, source: Sharp): Promise<number> {
  const { data, info } = await source.clone().toColourspace('srgb').removeAlpha().raw().toBuffer({ resolveWithObject: true });
  if (found.width !== info.width || found.height !== info.height) return Infinity;
  const differences = Array.from(found.grey, (grey, pixel) => {
    const [red = 0, green = 0, blue = 0] = [0, 1, 2].map((channel) => data[pixel * info.channels + Math.min(channel, info.channels - 1)]);
    return Math.abs(grey - Math.round(0.299 * red + 0.587 * green + 0.114 * blue));
  });
  return Math.max(...differences);
}
