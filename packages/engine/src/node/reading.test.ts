import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { generateTextPdf } from '../../../../lab/src/generate-pdf.ts';
import { collectPages, inspectDocument, openFile, readPages } from '../reading.ts';
import { MAX_FILE_BYTES } from '../limits.ts';
import type { FilePart, PageRange } from '../model/index.ts';
import { drawPage } from '../ocr/drawn-page.test-fixture.ts';
import { createNodePorts } from './node-ports.ts';

const ports = createNodePorts();
const options = { fileName: 'document', embedded: true };
const picture = async (width: number, height: number, type: 'png' | 'jpeg'): Promise<Uint8Array> =>
  new Uint8Array(
    await sharp({ create: { width, height, channels: 3, background: '#fff' } })
      .toFormat(type)
      .toBuffer(),
  );

describe('reading some pages', () => {
  const pagesRead = async (ranges: PageRange[]): Promise<number[]> => {
    const document = await collectPages(await readPages(await generateTextPdf(9), { ...options, ranges }, ports));
    expect(document.pageCount).toBe(9);
    expect(document.pages.flatMap(({ issues }) => issues)).toEqual([]);
    return document.pages.map(({ pageNumber }) => pageNumber);
  };

  it('reads the pages of all ranges once, in the order of the document, under their own numbers', async () => {
    expect(
      await pagesRead([
        { from: 7, to: 40 },
        { from: 2, to: 3 },
        { from: 3, to: 4 },
      ]),
    ).toEqual([2, 3, 4, 7, 8, 9]);
  });

  it('says so where none of the pages is there', async () => {
    await expect(pagesRead([{ from: 10, to: 12 }])).rejects.toMatchObject({
      code: 'file_empty',
      message: expect.stringContaining('it has 9'),
    });
  });
});

describe('a photo that nobody could read', () => {
  const text = Array.from({ length: 12 }, (_, line) => `Invoice number ${4711 + line} of 12 March`);
  const asPng = async (change: (picture: Sharp) => Sharp): Promise<Uint8Array> => {
    const { width, height, grey } = await drawPage(text, 700, 600);
    return new Uint8Array(
      await change(sharp(grey, { raw: { width, height, channels: 1 } }).toColourspace('srgb'))
        .png()
        .toBuffer(),
    );
  };

  it.each([
    ['too blurred to be read well', (drawn: Sharp) => drawn.blur(6)],
    ['too small to be read', (drawn: Sharp) => drawn.resize({ width: 150 })],
  ])('is %s, and that is said when it is opened', async (sentence, change) => {
    expect(await inspectDocument(await asPng(change), options, ports)).toMatchObject({ illegible: expect.stringContaining(sentence) });
  });

  it('is not one that is sharp', async () => {
    expect(await inspectDocument(await asPng((drawn) => drawn), options, ports)).not.toHaveProperty('illegible');
  });
});

describe('files joined to one document', () => {
  const part = (bytes: Uint8Array): FilePart => ({ bytes, fileName: 'part' });

  it('are its pages, each with its own size', async () => {
    const parts = [part(await picture(300, 600, 'png')), part(await picture(600, 300, 'jpeg'))];
    expect(await inspectDocument(parts, options, ports)).toEqual({ needsPassword: false, type: 'png', pageCount: 2, textLayer: false });
    const open = await openFile(parts, { ...options, turn: 90 }, ports);
    const sizes = [(await open.readPage(1)).page, (await open.readPage(2)).page].map(
      (page) => page.kind === 'fixed' && [page.pageNumber, page.widthPt, page.heightPt],
    );
    expect(sizes).toEqual([
      [1, 288, 144],
      [2, 144, 288],
    ]);
    expect(await open.renderPage(2, 30)).toMatchObject({ width: 30, height: 60 });
  });

  it('keeps the pages that can be read where one is damaged', async () => {
    const sound = await picture(30, 60, 'png');
    const damaged = sound.slice(0, 45);
    const open = await openFile([part(sound), part(damaged)], options, ports);
    expect((await open.readPage(2)).page.issues.map(({ code }) => code)).toEqual(['page_unreadable']);
    expect((await open.readPage(1)).kind).toBe('picture');
  });

  it('must have pages, and be no larger together than a file may be', async () => {
    const one = part(await picture(30, 60, 'png'));
    await expect(openFile([one, part(new TextEncoder().encode('Total 12.00'))], options, ports)).rejects.toMatchObject({
      code: 'unsupported_type',
      message: expect.stringContaining('Only PDF files and pictures'),
    });
    await expect(openFile([], options, ports)).rejects.toMatchObject({ code: 'file_empty' });
    await expect(openFile([one, part(new Uint8Array(MAX_FILE_BYTES))], options, ports)).rejects.toMatchObject({ code: 'expands_too_far' });
  });
});
