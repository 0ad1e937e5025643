import { degrees, PDFString } from 'pdf-lib';
import { describe, expect, test } from 'vitest';
import type { FixedPage, QuarterTurn } from '../../model/index.ts';
import { draft, open, readContent, readOnly, wordOf, writeScan } from './pdf.test-fixture.ts';

/** A page with words, a ruled frame, a tick box, a form field and a link. */
const pageTurned = (own: number): Promise<Uint8Array> =>
  draft(({ document, page, font }) => {
    page.setRotation(degrees(own));
    page.drawText('Invoice 4711', { x: 50, y: 500, size: 12, font });
    page.drawRectangle({ x: 50, y: 200, width: 200, height: 100, borderWidth: 1 });
    const form = document.getForm();
    const name = form.createTextField('name');
    name.setText('Ada');
    name.addToPage(page, { x: 100, y: 420, width: 80, height: 20 });
    form.createCheckBox('agree').addToPage(page, { x: 100, y: 380, width: 14, height: 14 });
    const action = document.context.obj({ S: 'URI', URI: PDFString.of('https://example.org/') });
    const link = document.context.obj({ Type: 'Annot', Subtype: 'Link', Rect: [50, 490, 150, 515], A: action });
    page.node.addAnnot(document.context.register(link));
  });

describe('a turned PDF', () => {
  test('is read and drawn like one whose pages say so themselves', async () => {
    const upright = await pageTurned(0);
    for (const turn of [90, 180, 270] as const) {
      const saysSo = await pageTurned(turn);
      expect(await readContent(upright, { turn })).toEqual(await readContent(saysSo));
      const [turned, itself] = [await open(upright, { turn }), await open(saysSo)];
      expect(await turned.renderPage(1, 300)).toEqual(await itself.renderPage(1, 300));
      turned.close();
      itself.close();
    }
  });

  test('adds the turn to that of the page, once, however often it is read', async () => {
    const saysSo = await pageTurned(90);
    const document = await open(saysSo, { turn: 270 });
    const [first, again] = [await document.readPage(1), await document.readPage(1)];
    document.close();
    expect(first.page).toEqual(await readContent(await pageTurned(0)));
    expect(again.page).toEqual(first.page);
  });

  test('has its words where a person then sees them', async () => {
    const place = async (turn: QuarterTurn): Promise<FixedPage> => readContent(await pageTurned(0), { turn });
    const { box } = wordOf(await place(0), 'Invoice');
    const turned = await place(90);
    expect([turned.widthPt, turned.heightPt]).toEqual([600, 400]);
    const { left, top, right, bottom } = wordOf(turned, 'Invoice').box;
    [left - (600 - box.bottom), top - box.left, right - (600 - box.top), bottom - box.right].forEach((difference) =>
      expect(Math.abs(difference)).toBeLessThan(0.02),
    );
    expect(turned.links[0]?.box.left).toBeCloseTo(490, 0);
  });

  test('is given to recognition as it stands', async () => {
    const scan = writeScan([{ text: 'words', x: 50, y: 500 }], []);
    const reading = await readOnly(scan, { turn: 90 });
    if (reading.kind !== 'picture') throw new Error('expected a picture');
    expect(reading.page).toMatchObject({ widthPt: 600, heightPt: 400 });
  });
});
