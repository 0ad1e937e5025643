import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EnginePorts, type FixedPage, HANDWRITING_SIGN, type Word } from '../model/index.ts';
import { createNodePorts, type NodePorts } from '../node/node-ports.ts';
import { createDocumentOcr } from './document-ocr.ts';
import { drawPage, frame, negativeIn, readingOf, sideBySide, withRectangles } from './drawn-page.test-fixture.ts';
import { writtenOn } from './handwriting.test-fixture.ts';
import { OcrStopped } from './ocr-pool.ts';
import { recognisePage } from './recognise-page.ts';
import { turnByAngle, turnByQuarters } from './turn-grey.ts';

const LETTER = [
  'Invoice number 4711',
  'Date 12 March 2024',
  'Please pay the amount within thirty days',
  'Hotel room for three nights',
  'Breakfast and parking',
  'Total amount 1,234.50 EUR',
  'Thank you for your business with us',
  'Payment by bank transfer only',
];

const english = { languages: ['eng'] as const };
const textOf = (page: FixedPage): string => page.words.map(({ text }) => text).join(' ');
const wordOf = (page: FixedPage, text: string): Word => {
  const word = page.words.find((each) => each.text === text);
  if (!word) throw new Error(`"${text}" was not read in: ${textOf(page)}`);
  return word;
};

describe('recognisePage', () => {
  let ports: NodePorts;
  beforeAll(() => void (ports = createNodePorts()));
  afterAll(() => ports.close());

  it('reads words with their places on the page and a confidence', async () => {
    const page = await recognisePage(readingOf(await drawPage(LETTER, 700, 480)), english, ports);
    expect(textOf(page)).toBe(LETTER.join(' '));
    expect(page).toMatchObject({ source: 'ocr', turnedBy: 0, issues: [] });
    const { box, confidence, origin } = wordOf(page, 'Invoice');
    expect(origin).toBe('ocr');
    expect(confidence).toBeGreaterThan(0.8);
    expect(confidence).toBeLessThanOrEqual(1);
    expect(box.left).toBeCloseTo(41, -1);
    expect(box.top).toBeCloseTo(41, -1);
    expect(box.right - box.left).toBeGreaterThan(70);
    expect(box.bottom - box.top).toBeLessThan(40);
  });

  it.each([90, 180, 270] as const)('reads a page turned by %i degrees and reports places on the page as it is', async (degrees) => {
    const upright = await drawPage(LETTER, 700, 480);
    const page = await recognisePage(readingOf(turnByQuarters(upright, degrees)), english, ports);
    expect(textOf(page)).toBe(LETTER.join(' '));
    expect(page.turnedBy).toBe(360 - degrees);
    expect(page.issues.map(({ code }) => code)).toEqual(['page_was_turned']);
    // "Invoice" stands at the upper left: where that corner went.
    const { box } = wordOf(page, 'Invoice');
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const expected = { 90: [480 - 50, 85], 180: [700 - 85, 480 - 50], 270: [50, 700 - 85] }[degrees];
    expect(Math.abs(x - (expected[0] ?? 0))).toBeLessThan(12);
    expect(Math.abs(y - (expected[1] ?? 0))).toBeLessThan(12);
  });

  it('says of a blurred page that it must be photographed again', async () => {
    const { width, height, grey } = await drawPage(LETTER, 700, 480);
    const blurred = await sharp(grey, { raw: { width, height, channels: 1 } })
      .blur(6)
      .toColourspace('b-w')
      .raw()
      .toBuffer();
    const page = await recognisePage(readingOf({ width, height, grey: new Uint8Array(blurred) }), english, ports);
    expect(page.issues).toMatchObject([{ code: 'low_quality_scan', message: expect.stringContaining('too blurred') }]);
  });

  it('straightens a skewed page before reading and reports places on the skewed one', async () => {
    const page = await recognisePage(readingOf(turnByAngle(await drawPage(LETTER, 700, 480), 4)), english, ports);
    expect(textOf(page)).toBe(LETTER.join(' '));
    // Turned clockwise by 4 degrees around its centre, a line falls by 7 pixels in 100.
    const [first, last] = [wordOf(page, 'Please'), wordOf(page, 'thirty')];
    const slope = (last.box.bottom - first.box.bottom) / ((last.box.left + last.box.right - first.box.left - first.box.right) / 2);
    expect(slope).toBeGreaterThan(0.05);
    expect(slope).toBeLessThan(0.09);
  });

  it('tells ticked from empty boxes and takes neither for a letter', async () => {
    const drawn = withRectangles(await drawPage([...LETTER, '', '     Private', '     Business'], 700, 640), [
      ...frame(40, 420, 26, 3),
      ...frame(40, 462, 26, 3),
      { left: 48, top: 470, width: 10, height: 10 },
    ]);
    const page = await recognisePage(readingOf(drawn), english, ports);
    expect(page.marks.map(({ checked }) => checked)).toEqual([false, true]);
    expect(page.marks[1]?.box.left).toBeCloseTo(40, -1);
    expect(page.marks[0]?.inkShare).toBe(0);
    expect(textOf(page)).toContain('Private');
  });

  it('reports drawn lines as rulings', async () => {
    const drawn = withRectangles(await drawPage(LETTER, 700, 480), [
      { left: 30, top: 440, width: 600, height: 3 },
      { left: 650, top: 30, width: 3, height: 400 },
    ]);
    const { rulings } = await recognisePage(readingOf(drawn), english, ports);
    expect(rulings.map(({ orientation }) => orientation).sort()).toEqual(['horizontal', 'vertical']);
    const across = rulings.find(({ orientation }) => orientation === 'horizontal');
    expect(across?.box.left).toBeCloseTo(30, -1);
    expect(across?.box.right).toBeCloseTo(630, -1);
  });

  it('reads grey print beside the black edge of a scanner', async () => {
    const letter = await drawPage(LETTER, 700, 480);
    const faint = { ...letter, grey: letter.grey.map((value) => 130 + Math.floor((value * 90) / 255)) };
    const page = await recognisePage(
      readingOf(withRectangles(faint, [{ left: 560, top: 0, width: 140, height: 480, grey: 5 }])),
      english,
      ports,
    );
    expect(textOf(page)).toBe(LETTER.join(' '));
  });

  it.each([
    ['a bar across the page', { left: 0, top: 0, width: 700, height: 82 }, { dark: 0, light: 255 }],
    ['a bar of a dark colour', { left: 20, top: 250, width: 660, height: 50 }, { dark: 110, light: 255 }],
    ['the head of a table in grey', { left: 20, top: 250, width: 660, height: 50 }, { dark: 60, light: 200 }],
    ['a page throughout', { left: 0, top: 0, width: 700, height: 480 }, { dark: 0, light: 255 }],
  ])('reads light print on dark: %s', async (_what, area, greys) => {
    const page = await recognisePage(readingOf(negativeIn(await drawPage(LETTER, 700, 480), area, greys)), english, ports);
    expect(textOf(page)).toBe(LETTER.join(' '));
  });

  it('reads both pages of a sheet on which two stand side by side, each in its place', async () => {
    const [first, second] = [await drawPage(LETTER, 700, 480), await drawPage(LETTER.toReversed(), 700, 480)];
    const page = await recognisePage(readingOf(sideBySide(first, second)), english, ports);
    const textIn = (isThere: (word: Word) => boolean): string => textOf({ ...page, words: page.words.filter(isThere) });
    expect(textIn(({ box }) => box.left < 700)).toBe(LETTER.join(' '));
    expect(textIn(({ box }) => box.left > 700)).toBe(LETTER.toReversed().join(' '));
  });

  it('leaves a sign where somebody wrote by hand, and no letters without sense; the print around it is read', async () => {
    const labels = ['Name of the driver:', 'Please pay within thirty days'];
    const printed = await drawPage([...LETTER, '', ...labels], 700, 600);
    const hand = { left: 330, baseline: 472, xHeight: 19 };
    const page = await recognisePage(readingOf(writtenOn(printed, 'helen hartnell', hand)), english, ports);
    const written = page.words.filter(({ box }) => box.right > 340 && box.bottom > 432 && box.top < 485);
    expect(written.map(({ text }) => text)).toEqual([HANDWRITING_SIGN]);
    expect(page.words.filter(({ text }) => text !== HANDWRITING_SIGN).map(({ text }) => text)).toEqual(
      [...LETTER, ...labels].join(' ').split(' '),
    );
    expect(page.issues).toMatchObject([
      { code: 'handwriting_not_read', severity: 'info', message: 'Handwriting in one place on page 1 was not read; \u270D stands there.' },
    ]);
  });

  it('finds nothing on a blank page', async () => {
    const blank = { width: 400, height: 300, grey: new Uint8Array(120_000).fill(255) };
    expect(await recognisePage(readingOf(blank), english, ports)).toMatchObject({ source: 'none', words: [], issues: [] });
  });

  it.each([
    ['rings and leaves that are read as round letters, and surely', ['O', 'Q', 'ºo', '8,998', '68®9'], 0.94],
    ['specks that are read as words of doubt', ['LJ', 'Wire', 'ate'], 0.7],
  ])('takes no word from %s', async (_says, texts, confidence) => {
    const seen: EnginePorts = {
      ...ports,
      recognise: async () =>
        texts.map((text, line) => ({
          text,
          confidence,
          line,
          alternatives: [],
          box: { left: 50, top: 50 * line, right: 90, bottom: 50 * line + 30 },
        })),
    };
    expect(await recognisePage(readingOf(await drawPage(['O'], 400, 300)), english, seen)).toMatchObject({ source: 'none', words: [] });
  });

  it('keeps the words of a form and does not read their places again', async () => {
    const form: Word = { text: '4711', box: { left: 240, top: 30, right: 320, bottom: 70 }, origin: 'form', confidence: 1 };
    const page = await recognisePage(readingOf(await drawPage(LETTER, 700, 480), { words: [form] }), english, ports);
    expect(page.words.filter(({ text }) => text === '4711')).toEqual([form]);
  });

  it('reads the same picture the same way whatever was read before', async () => {
    const reading = readingOf(await drawPage(LETTER, 700, 480));
    const before = await recognisePage(reading, english, ports);
    await recognisePage(readingOf(await drawPage(['Something else altogether', 'Invoce nummer 4117'], 700, 480)), english, ports);
    expect(await recognisePage(reading, english, ports)).toEqual(before);
  });

  it('makes a lost OCR worker an issue of the page', async () => {
    const lost: EnginePorts = { ...ports, recognise: () => Promise.reject(new OcrStopped('gone')) };
    const page = await recognisePage(readingOf(await drawPage(LETTER, 700, 480)), english, lost);
    expect(page.issues).toMatchObject([{ code: 'ocr_unavailable', severity: 'error', pageNumber: 1 }]);
  });

  it('reads a German page again with the German pack, and the next page with it at once', async () => {
    const used: string[] = [];
    const watched: EnginePorts = {
      ...ports,
      recognise: (picture, options) => {
        used.push(options.languages.join('+'));
        return ports.recognise(picture, options);
      },
    };
    const german = [
      'Rechnung für die Lieferung von Büchern',
      'Der Betrag ist bis zum 5. März zu zahlen',
      'und wird nicht mit der Gutschrift verrechnet',
      'Straße und Hausnummer des Kunden',
    ];
    const ocr = createDocumentOcr(watched);
    const page = await ocr.read(readingOf(await drawPage(german, 700, 300)));
    expect(textOf(page)).toBe(german.join(' '));
    await ocr.read(readingOf(await drawPage(german, 700, 300)));
    expect(used).toEqual(['eng', 'deu', 'deu']);
  });

  it('keeps what it read in English, and says so, where the pack of the language cannot be had', async () => {
    const withoutGerman: EnginePorts = {
      ...ports,
      recognise: (picture, options) =>
        options.languages.includes('deu') ? Promise.reject(new OcrStopped('no pack')) : ports.recognise(picture, options),
    };
    const german = ['Rechnung und Lieferung', 'Der Betrag ist bis zum Freitag zu zahlen', 'und wird nicht mit der Gutschrift verrechnet'];
    const page = await createDocumentOcr(withoutGerman).read(readingOf(await drawPage(german, 700, 300)));
    expect(textOf(page)).toContain('Betrag ist bis zum Freitag');
    expect(page.issues).toMatchObject([{ code: 'language_unavailable', severity: 'warning', pageNumber: 1 }]);
  });
});
