import { deflateSync } from 'node:zlib';
import { PDFDocument, degrees, rgb } from 'pdf-lib';
import { describe, expect, test } from 'vitest';
import {
  codeOf,
  draft,
  open,
  readContent,
  readOnly,
  testPorts,
  textsOf,
  wordOf,
  writeEncryptedPage,
  writePage,
  writePdf,
  writeScan,
} from './pdf.test-fixture.ts';
import { loadPdfium } from './pdfium.ts';

describe('words', () => {
  test('stand where a person sees them, however the page is turned', async () => {
    for (const angle of [0, 90, 180, 270]) {
      // The text is drawn so that it stands upright at the same place of the turned page.
      const at = { 0: [50, 500], 90: [100, 50], 180: [350, 100], 270: [300, 550] }[angle] as [number, number];
      const page = await readContent(
        await draft(({ page: sheet, font }) => {
          sheet.setRotation(degrees(angle));
          sheet.drawText('Invoice 4711', { x: at[0], y: at[1], size: 12, font, rotate: degrees(angle) });
        }),
      );
      expect([page.widthPt, page.heightPt]).toEqual(angle % 180 === 0 ? [400, 600] : [600, 400]);
      expect(textsOf(page.words)).toEqual(['Invoice', '4711']);
      const { box } = wordOf(page, 'Invoice');
      expect(box.left).toBeCloseTo(50, 0);
      expect(box.right).toBeGreaterThan(box.left + 35);
      expect(box.bottom).toBeGreaterThan(100);
      expect(box.top).toBeLessThan(100);
      expect(box.bottom - box.top).toBeLessThan(17);
    }
  });

  test('outside the crop box are not on the page, and places count from its corner', async () => {
    const page = await readContent(
      await draft(({ page: sheet, font }) => {
        sheet.setCropBox(100, 200, 200, 300);
        sheet.drawText('inside', { x: 150, y: 400, size: 10, font });
        sheet.drawText('outside', { x: 20, y: 400, size: 10, font });
      }),
    );
    expect([page.widthPt, page.heightPt]).toEqual([200, 300]);
    expect(textsOf(page.words)).toEqual(['inside']);
    expect(wordOf(page, 'inside').box.left).toBeCloseTo(50, 0);
    expect(wordOf(page, 'inside').box.bottom).toBeGreaterThan(100);
  });

  test('hyphenated over two lines stay two, with the printed hyphen', async () => {
    const page = await readContent(writePage('BT /F1 12 Tf 50 500 Td (the confiden-) Tj 0 -14 Td (tial parts) Tj ET'));
    expect(textsOf(page.words)).toEqual(['the', 'confiden-', 'tial', 'parts']);
  });

  test('are told apart by distance where the file has no spaces', async () => {
    const page = await readContent(writePage('BT /F1 12 Tf 50 500 Td (left) Tj 80 0 Td (right) Tj 0 -40 Td (below) Tj ET'));
    expect(textsOf(page.words)).toEqual(['left', 'right', 'below']);
  });

  test('hold together over kerning and over changes of operator', async () => {
    const page = await readContent(writePage('BT /F1 12 Tf 50 500 Td [(T) 80 (otal) -20 (ly)] TJ ( ) Tj (12) Tj (34) Tj ET'));
    expect(textsOf(page.words)).toEqual(['Totally', '1234']);
  });

  test('of two cells that run into each other are two', async () => {
    const page = await readContent(writePage('BT /F1 10 Tf 50 500 Td (P-01.1) Tj 28 0 Td (0.00) Tj ET'));
    expect(textsOf(page.words)).toEqual(['P-01.1', '0.00']);
  });

  test('a raised index joins the word before it', async () => {
    const page = await readContent(writePage('BT /F1 12 Tf 50 500 Td (25 m) Tj /F1 7 Tf 5 Ts (2) Tj ET'));
    expect(textsOf(page.words)).toEqual(['25', 'm', '2']);
    expect(page.words.map((word) => word.joinsPrevious ?? false)).toEqual([false, false, true]);
  });

  test('printed twice to look bold count once', async () => {
    const page = await readContent(
      writePage('BT /F1 12 Tf 50 500 Td (Total) Tj ET BT /F1 12 Tf 50.3 500 Td (Total) Tj ET BT /F1 12 Tf 50 300 Td (Total) Tj ET'),
    );
    expect(textsOf(page.words)).toEqual(['Total', 'Total']);
  });

  test('without ink are no words of a page that shows others', async () => {
    const page = await readContent(writePage('BT /F1 12 Tf 50 500 Td (seen) Tj 3 Tr 0 -30 Td (hidden) Tj ET'));
    expect(textsOf(page.words)).toEqual(['seen']);
  });

  test('that a cell cuts off are not on the page', async () => {
    const page = await readContent(
      writePage('q 50 480 60 40 re W n BT /F1 12 Tf 50 500 Td (Broadcast Group) Tj ET Q BT /F1 12 Tf 120 500 Td (Agency) Tj ET'),
    );
    expect(textsOf(page.words)).toEqual(['Broadcast', 'Agency']);
  });

  test('carry their size and weight', async () => {
    const page = await readContent(
      await draft(({ page: sheet, font, bold }) => {
        sheet.drawText('plain', { x: 50, y: 500, size: 9, font });
        sheet.drawText('strong', { x: 50, y: 450, size: 18, font: bold });
      }),
    );
    expect(page.words.map(({ fontSizePt, bold }) => [fontSizePt, bold ?? false])).toEqual([
      [9, false],
      [18, true],
    ]);
  });

  test('written upwards or on a slant are whole', async () => {
    const page = await readContent(
      await draft(({ page: sheet, font }) => {
        sheet.drawText('upward words', { x: 50, y: 100, size: 12, font, rotate: degrees(90) });
        sheet.drawText('COPY ONLY', { x: 150, y: 150, size: 40, font, rotate: degrees(45) });
      }),
    );
    expect(textsOf(page.words)).toEqual(['upward', 'words', 'COPY', 'ONLY']);
    const { box } = wordOf(page, 'upward');
    expect(box.bottom - box.top).toBeGreaterThan(box.right - box.left);
  });
});

describe('drawings', () => {
  test('rule tables with lines, bars and frames', async () => {
    const page = await readContent(
      await draft(({ page: sheet, font }) => {
        sheet.drawText('cell', { x: 60, y: 480, size: 10, font });
        sheet.drawLine({ start: { x: 50, y: 500 }, end: { x: 350, y: 500 }, thickness: 1 });
        sheet.drawRectangle({ x: 50, y: 400, width: 300, height: 0.8, color: rgb(0, 0, 0) });
        sheet.drawRectangle({ x: 50, y: 200, width: 300, height: 100, borderWidth: 1, borderColor: rgb(0, 0, 0) });
        sheet.drawRectangle({ x: 50, y: 50, width: 300, height: 100, color: rgb(0.9, 0.9, 0.9) });
      }),
    );
    expect(
      page.rulings
        .filter((ruling) => ruling.orientation === 'horizontal')
        .map((ruling) => ruling.box.top)
        .toSorted((a, b) => a - b),
    ).toEqual([99.5, 199.2, 299.5, 399.5]);
    expect(page.rulings.filter((ruling) => ruling.orientation === 'vertical')).toHaveLength(2);
  });

  test('hold tick boxes: empty, crossed by lines, ticked by a letter or typed as a symbol', async () => {
    const box = (x: number) => `${x} 500 10 10 re S`;
    const content = `${box(50)} ${box(100)} 101 501 m 109 509 l 109 501 m 101 509 l S ${box(150)} BT /F1 9 Tf 152 502 Td (X) Tj ET BT /F2 10 Tf 200 500 Td (4) Tj ET BT /F1 10 Tf 220 500 Td (agreed) Tj ET`;
    const page = await readContent(writePageWithDingbats(content));
    const marks = page.marks.map((mark) => [Math.round(mark.box.left), mark.checked]);
    expect(marks).toEqual([
      [50, false],
      [100, true],
      [150, true],
      [200, true],
    ]);
    expect(textsOf(page.words)).toContain('✔');
  });

  test('a row of cells for single letters holds no tick boxes', async () => {
    const cells = [50, 60, 70, 80].map((x) => `${x} 500 10 10 re S`).join(' ');
    const page = await readContent(writePage(`${cells} BT /F1 9 Tf 50 400 Td (IBAN) Tj ET`));
    expect(page.marks).toEqual([]);
  });
});

describe('what lies above the page', () => {
  test('form fields have values, titles and places, and their values are words', async () => {
    const page = await readContent(
      await draft(async ({ document, page: sheet, font }) => {
        sheet.drawText('Name:', { x: 20, y: 505, size: 10, font });
        const form = document.getForm();
        const name = form.createTextField('person.name');
        name.setText('Ada Lovelace');
        name.addToPage(sheet, { x: 60, y: 500, width: 200, height: 20 });
        const agree = form.createCheckBox('agree');
        agree.addToPage(sheet, { x: 60, y: 460, width: 12, height: 12 });
        agree.check();
        const other = form.createCheckBox('other');
        other.addToPage(sheet, { x: 60, y: 440, width: 12, height: 12 });
        const speed = form.createRadioGroup('speed');
        speed.addOptionToPage('Standard', sheet, { x: 60, y: 400, width: 12, height: 12 });
        speed.addOptionToPage('Express', sheet, { x: 100, y: 400, width: 12, height: 12 });
        speed.select('Express');
        const country = form.createDropdown('country');
        country.addOptions(['France', 'Portugal']);
        country.select('Portugal');
        country.addToPage(sheet, { x: 60, y: 350, width: 100, height: 20 });
        form.createTextField('empty').addToPage(sheet, { x: 60, y: 300, width: 100, height: 20 });
      }),
    );
    const fields = Object.fromEntries(page.formFields.map((field) => [field.name, [field.kind, field.value]]));
    expect(fields).toEqual({
      'person.name': ['text', 'Ada Lovelace'],
      agree: ['checkbox', 'Yes'],
      other: ['checkbox', null],
      speed: ['radio', 'Express'],
      country: ['choice', 'Portugal'],
      empty: ['text', null],
    });
    expect(page.words.map((word) => [word.origin, word.text, word.formField ?? null])).toEqual([
      ['text', 'Name:', null],
      ['form', 'Ada', 'person.name'],
      ['form', 'Lovelace', 'person.name'],
      ['form', 'Yes', 'agree'],
      ['form', 'Express', 'speed'],
      ['form', 'Portugal', 'country'],
    ]);
    const { box } = wordOf(page, 'Ada');
    expect(box.left).toBeGreaterThanOrEqual(60);
    expect(box.top).toBeGreaterThanOrEqual(79);
    expect(box.bottom).toBeLessThanOrEqual(101);
    expect(page.marks.map((mark) => mark.checked)).toEqual([true, false, false, true]);
  });

  test('a flattened form is text', async () => {
    const page = await readContent(
      await draft(({ document, page: sheet }) => {
        const form = document.getForm();
        const name = form.createTextField('name');
        name.setText('Grace Hopper');
        name.addToPage(sheet, { x: 60, y: 500, width: 200, height: 20 });
        form.flatten();
      }),
    );
    expect(page.formFields).toEqual([]);
    expect(page.words.map((word) => [word.origin, word.text])).toEqual([
      ['text', 'Grace'],
      ['text', 'Hopper'],
    ]);
  });

  test('links keep their target and the words under them', async () => {
    const link = '/Annots [<< /Type /Annot /Subtype /Link /Rect [50 490 150 515] /A << /S /URI /URI (https://example.org/terms) >> >>]';
    const page = await readContent(writePage('BT /F1 12 Tf 50 500 Td (our terms) Tj ET', '', link));
    expect(page.links).toEqual([{ box: { left: 50, top: 85, right: 150, bottom: 110 }, target: 'https://example.org/terms' }]);
    expect(textsOf(page.words)).toEqual(['our', 'terms']);
  });

  test('a note typed onto the page is read, a hidden one is not', async () => {
    const note = (text: string, flags: number) =>
      `<< /Type /Annot /Subtype /FreeText /Rect [50 390 250 410] /Contents (${text}) /DA (/Helv 10 Tf) /F ${flags} >>`;
    const page = await readContent(
      writePage('BT /F1 12 Tf 50 500 Td (Name) Tj ET', '', `/Annots [${note('Alan Turing', 4)} ${note('secret', 2)}]`),
    );
    expect(textsOf(page.words)).toEqual(['Name', 'Alan', 'Turing']);
  });
});

describe('the choice between text layer and OCR', () => {
  const lines = Array.from({ length: 20 }, (_, index) => ({ text: `printing number ${index + 1}`, x: 60, y: 520 - index * 20 }));

  test('a scan without text is a picture at its own resolution', async () => {
    const document = await open(writeScan(lines, []));
    const reading = await document.readPage(1);
    if (reading.kind !== 'picture') throw new Error('expected a picture');
    expect(reading.picture.nativeWidthPx).toBe(800);
    const picture = await reading.picture.draw(400);
    expect([picture.width, picture.height, picture.grey.length]).toEqual([400, 600, 240_000]);
    expect(picture.grey.some((grey) => grey < 128)).toBe(true);
    expect(picture.grey[0]).toBe(255);
    document.close();
  });

  test('a text layer that lies on the printing is read', async () => {
    const page = await readContent(writeScan(lines, lines));
    expect(page.source).toBe('text-layer');
    expect(page.words).toHaveLength(60);
  });

  test('a text layer that lies beside the printing is not', async () => {
    const reading = await readOnly(
      writeScan(
        lines,
        lines.map((line) => ({ ...line, x: 260, y: line.y / 4 })),
      ),
    );
    expect(reading.kind).toBe('picture');
  });

  test('a page number over a scan does not make it a text page', async () => {
    const reading = await readOnly(writeScan(lines, [{ text: 'Page 1', x: 180, y: 20 }]));
    expect(reading.kind).toBe('picture');
  });

  test('letters without a meaning are read from the picture', async () => {
    const font =
      '<< /Type /Font /Subtype /Type0 /BaseFont /Nameless /Encoding /Identity-H /DescendantFonts [<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Nameless /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor << /Type /FontDescriptor /FontName /Nameless /Flags 4 /FontBBox [0 0 1000 1000] /ItalicAngle 0 /Ascent 800 /Descent -200 /CapHeight 700 /StemV 80 >> /DW 600 >>] >>';
    const reading = await readOnly(
      writePdf([
        '<< /Type /Catalog /Pages 2 0 R >>',
        '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
        '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 400 600] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
        { entries: '', stream: 'BT /F1 12 Tf 50 500 Td <0003001000110012e0010014> Tj ET' },
        font,
      ]),
    );
    expect(reading.kind).toBe('picture');
    expect(reading.page).toMatchObject({ words: [] });
  });

  test('a blank page is nothing to recognise', async () => {
    const page = await readContent(writePage(''));
    expect([page.source, page.words.length]).toEqual(['none', 0]);
  });
});

describe('files', () => {
  test('that are locked ask for their password', async () => {
    const bytes = writeEncryptedPage('secret sum', 'open sesame');
    expect(await codeOf(open(bytes))).toBe('password_required');
    expect(await codeOf(open(bytes, { password: 'wrong' }))).toBe('password_required');
    expect(textsOf((await readContent(bytes, { password: 'open sesame' })).words)).toEqual(['secret', 'sum']);
  });

  test('with a broken table of objects are read', async () => {
    const whole = new TextDecoder('latin1').decode(writePage('BT /F1 12 Tf 50 500 Td (rescued) Tj ET'));
    const broken = Uint8Array.from(whole.slice(0, whole.indexOf('xref\n')) + 'trailer << /Root 1 0 R >>', (character) =>
      character.charCodeAt(0),
    );
    expect(textsOf((await readContent(broken)).words)).toEqual(['rescued']);
  });

  test('that nobody can read are refused', async () => {
    expect(await codeOf(open(new Uint8Array()))).toBe('file_empty');
    expect(await codeOf(open(Uint8Array.from('%PDF-1.7\nnothing of any use', (character) => character.charCodeAt(0))))).toBe(
      'file_damaged',
    );
    expect(await codeOf(open(writePdf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [] /Count 0 >>'])))).toBe(
      'file_damaged',
    );
  });

  test('that claim pages they do not have are read as far as they go', async () => {
    const bytes = writePdf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 7 >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 400 600] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
      { entries: '', stream: 'BT /F1 12 Tf 50 500 Td (only) Tj ET' },
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ]);
    const document = await open(bytes);
    expect(document.pageCount).toBe(1);
    const { page } = await document.readPage(1);
    expect(page.issues.map((issue) => issue.code)).toEqual(['second_reader_used']);
    document.close();
  });

  test('with too many pages are refused before they are read', async () => {
    const kids = Array.from({ length: 2_001 }, () => '3 0 R').join(' ');
    const bytes = writePdf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      `<< /Type /Pages /Kids [${kids}] /Count 2001 >>`,
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 400 600] >>',
    ]);
    expect(await codeOf(open(bytes))).toBe('too_many_pages');
  });

  test('with a page tree that leads back to itself end', async () => {
    const bytes = writePdf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [2 0 R 3 0 R] /Count 2 >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 400 600] >>',
    ]);
    expect(['opened', 'file_damaged']).toContain(await codeOf(open(bytes).then((document) => document.close())));
  });

  test('with a stream packed three times over are read', async () => {
    const content = 'BT /F1 12 Tf 50 500 Td (unpacked) Tj ET';
    const packed = new Uint8Array(deflateSync(deflateSync(deflateSync(content))));
    const bytes = writePdf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 400 600] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
      { entries: '/Filter [/FlateDecode /FlateDecode /FlateDecode]', stream: packed },
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ]);
    expect(textsOf((await readContent(bytes)).words)).toEqual(['unpacked']);
  });

  test('leave nothing behind when they are closed', async () => {
    const bytes = await draft(({ page, font }) => page.drawText('again and again', { x: 50, y: 500, size: 12, font }));
    const heap = async () => (await loadPdfium(testPorts)).api.memory.buffer.byteLength;
    await readContent(bytes);
    const before = await heap();
    for (let round = 0; round < 300; round += 1) await readContent(bytes);
    expect(await heap()).toBe(before);
    expect((await loadPdfium(testPorts)).documents).toBe(0);
  });

  test('go on being read after PDFium has crashed', async () => {
    const bytes = writePage('BT /F1 12 Tf 50 500 Td (still here) Tj ET');
    const document = await open(bytes);
    const pdfium = await loadPdfium(testPorts);
    expect(() => pdfium.guard(() => pdfium.api.FPDF_GetPageWidthF(0x7fff0000))).toThrow('PDFium crashed');
    expect(pdfium.isCrashed).toBe(true);
    const { page } = await document.readPage(1);
    expect(page.kind === 'fixed' && textsOf(page.words)).toEqual(['still', 'here']);
    document.close();
    expect(await loadPdfium(testPorts)).not.toBe(pdfium);
  });

  test('carry the values of an e-invoice embedded in them, unless those are to be ignored', async () => {
    const xml =
      '<rsm:CrossIndustryInvoice xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100"><rsm:ExchangedDocument><rsm:ID>RE-7</rsm:ID></rsm:ExchangedDocument></rsm:CrossIndustryInvoice>';
    const bytes = await draft(async ({ document }) => {
      await document.attach(new TextEncoder().encode('<other/>'), 'meta.xml');
      await document.attach(new TextEncoder().encode(xml), 'factur-x.xml');
    });
    const read = await open(bytes);
    expect(read.xmlValues).toEqual([{ path: 'CrossIndustryInvoice/ExchangedDocument/ID', value: 'RE-7', fileName: 'factur-x.xml' }]);
    read.close();
    const ignored = await open(bytes, { embedded: false });
    expect(ignored.xmlValues).toEqual([]);
    ignored.close();
  });

  test('are drawn as a person sees them, with their form filled in', async () => {
    const bytes = await draft(({ document, page }) => {
      page.drawRectangle({ x: 0, y: 550, width: 50, height: 50, color: rgb(1, 0, 0) });
      page.setRotation(degrees(90));
      const field = document.getForm().createTextField('filled');
      field.setText('MMMMMMMM');
      field.addToPage(page, { x: 200, y: 200, width: 150, height: 30, borderWidth: 0 });
    });
    const document = await open(bytes);
    const picture = await document.renderPage(1, 600);
    document.close();
    if (picture === null) throw new Error('expected a picture');
    expect([picture.width, picture.height]).toEqual([600, 400]);
    const at = (x: number, y: number) => [...picture.rgba.subarray((y * 600 + x) * 4, (y * 600 + x) * 4 + 4)];
    // The corner that was at the top left stands at the top right after a quarter turn clockwise.
    expect(at(595, 5)).toEqual([255, 0, 0, 255]);
    expect(at(5, 5)).toEqual([255, 255, 255, 255]);
    let dark = 0;
    for (let y = 200; y < 350; y += 1) for (let x = 200; x < 230; x += 1) if (at(x, y)[0]! < 100) dark += 1;
    expect(dark).toBeGreaterThan(50);
  });
});

test('a document of pdf-lib with object streams is read', async () => {
  const document = await PDFDocument.create();
  document.addPage([200, 200]).drawText('compact', { x: 20, y: 100, size: 12 });
  expect(textsOf((await readContent(await document.save({ useObjectStreams: true }))).words)).toEqual(['compact']);
});

function writePageWithDingbats(content: string): Uint8Array {
  return writePdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 400 600] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>',
    { entries: '', stream: content },
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /ZapfDingbats >>',
  ]);
}
