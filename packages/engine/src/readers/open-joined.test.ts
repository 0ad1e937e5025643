import { PDFDocument, StandardFonts } from 'pdf-lib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { FilePart, OpenDocument } from '../model/index.ts';
import { createNodePorts } from '../node/node-ports.ts';
import { openJoined } from './open-joined.ts';

const ports = createNodePorts();
const open = (...parts: FilePart[]): Promise<OpenDocument> => openJoined(parts, { fileName: 'joined', embedded: true }, ports);

async function pdf(...pages: string[]): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (const text of pages) document.addPage([400, 500]).drawText(text, { x: 50, y: 400, font, size: 14 });
  return document.save();
}

const png = async (): Promise<Uint8Array> =>
  new Uint8Array(
    await sharp({ create: { width: 40, height: 60, channels: 3, background: '#fff' } })
      .png()
      .toBuffer(),
  );

const words = async (document: OpenDocument): Promise<string[]> =>
  Promise.all(
    Array.from({ length: document.pageCount }, async (_, index) => {
      const { page } = await document.readPage(index + 1);
      expect(page.pageNumber).toBe(index + 1);
      return page.kind === 'fixed' ? page.words.map(({ text }) => text).join(' ') : 'damaged';
    }),
  );

describe('openJoined', () => {
  it('numbers the pages of parts as those of one document, a file of which two parts are pages opened once', async () => {
    const stack = await pdf('one', 'two', 'three', 'four');
    const document = await open(
      { bytes: stack, fileName: 'stack.pdf', pages: { from: 3, to: 4 } },
      { bytes: await png(), fileName: 'photo.png' },
      { bytes: stack, fileName: 'stack.pdf', pages: { from: 1, to: 1 } },
    );
    expect(document).toMatchObject({ type: 'pdf', pageCount: 4 });
    expect(await words(document)).toEqual(['three', 'four', '', 'one']);
    expect(await document.renderPage(4, 40)).toMatchObject({ width: 40, height: 50 });
    document.close();
  });

  it('gives up the page of a picture that is damaged and no other', async () => {
    const cut = (await png()).slice(0, 60);
    const document = await open({ bytes: await pdf('one'), fileName: 'a.pdf' }, { bytes: cut, fileName: 'b.png' });
    expect(await words(document)).toEqual(['one', 'damaged']);
    document.close();
  });

  it('refuses what has no pages, and pages that the file does not have', async () => {
    const text = new TextEncoder().encode('Total 12.00');
    await expect(open({ bytes: text, fileName: 'a.txt' })).rejects.toMatchObject({ code: 'unsupported_type' });
    await expect(open({ bytes: await pdf('one'), fileName: 'a.pdf', pages: { from: 2, to: 3 } })).rejects.toMatchObject({
      code: 'file_damaged',
    });
  });
});
