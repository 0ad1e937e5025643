import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BoundingBox, GreyPicture, QuarterTurn } from '../model/index.ts';
import { createNodePorts, type NodePorts } from '../node/node-ports.ts';
import { drawPage, negativeIn, readingOf } from './drawn-page.test-fixture.ts';
import { recogniseBox } from './recognise-box.ts';
import { turnByAngle, turnByQuarters } from './turn-grey.ts';

const LETTER = [
  'Invoice number 4711',
  'Date 12 March 2024',
  'Please pay the amount within thirty days',
  'Hotel room for three nights',
  'Total amount 1,234.50 EUR',
  'Thank you for your business with us',
];
const [WIDTH, HEIGHT] = [700, 480];

/** Around the line, in the fixture's points. */
const line = (index: number): BoundingBox => ({ left: 30, top: 34 + index * 47, right: 480, bottom: 78 + index * 47 });

describe('recogniseBox', () => {
  let ports: NodePorts;
  beforeAll(() => void (ports = createNodePorts()));
  afterAll(() => ports.close());

  const read = async (picture: GreyPicture, box: BoundingBox, turn: QuarterTurn = 0): Promise<string> => {
    const words = await recogniseBox(readingOf(picture).picture, box, turn, { languages: ['eng'] }, ports);
    return words.map(({ text }) => text).join(' ');
  };

  it('reads what stands in the box and nothing of its neighbours', async () => {
    const page = await drawPage(LETTER, WIDTH, HEIGHT);
    const found = await recogniseBox(readingOf(page).picture, line(0), 0, { languages: ['eng'] }, ports);
    expect(found.map(({ text }) => text)).toEqual(['Invoice', 'number', '4711']);
    for (const { box, origin, confidence } of found) {
      expect(origin).toBe('ocr');
      expect(confidence).toBeGreaterThan(0.8);
      expect(box.left).toBeGreaterThan(35);
      expect(box.right).toBeLessThan(340);
      expect(box.top).toBeGreaterThan(30);
      expect(box.bottom).toBeLessThan(80);
    }
  });

  it('reads a box on a page that lies on its side or its head, and says where its words stand on the page as it is', async () => {
    const page = await drawPage(LETTER, WIDTH, HEIGHT);
    const { left, top, right, bottom } = line(0);
    const over = { left: WIDTH - right, top: HEIGHT - bottom, right: WIDTH - left, bottom: HEIGHT - top };
    expect(await read(turnByQuarters(page, 180), over, 180)).toBe('Invoice number 4711');
    const aside = { left: HEIGHT - bottom, top: left, right: HEIGHT - top, bottom: right };
    const words = await recogniseBox(readingOf(turnByQuarters(page, 90)).picture, aside, 270, { languages: ['eng'] }, ports);
    expect(words.map(({ text }) => text)).toEqual(['Invoice', 'number', '4711']);
    expect(words[0]!.box.top).toBeLessThan(words[2]!.box.top);
  });

  it('reads a box on a skewed page', async () => {
    const page = turnByAngle(await drawPage(LETTER, WIDTH, HEIGHT), 3);
    // The first line falls by some 20 points: the box around it holds a corner of the next one.
    expect(await read(page, { left: 30, top: 20, right: 400, bottom: 76 })).toContain('Invoice number');
  });

  it('reads a line that is set so tightly that letters of the line above hang into it', async () => {
    const lines = ['gypsy quay, jug, pylon', '18 Tug Lane', 'Thank you for your business'];
    const page = await drawPage(lines, WIDTH, HEIGHT, 28, -4);
    // From the line of the letters above to the middle of the capitals below.
    expect(await read(page, { left: 30, top: 61, right: 330, bottom: 101 })).toBe('18 Tug Lane');
  });

  it('reads light print on a dark bar, in a box within the bar', async () => {
    const bar = { left: 0, top: 0, width: WIDTH, height: 82 };
    const page = negativeIn(await drawPage(LETTER, WIDTH, HEIGHT), bar, { dark: 40, light: 255 });
    expect(await read(page, line(0))).toBe('Invoice number 4711');
  });

  it('reads a single figure, and nothing where nothing is printed', async () => {
    const page = await drawPage([...LETTER, '7'], WIDTH, HEIGHT);
    expect(await read(page, { left: 30, top: 34 + 6 * 47, right: 80, bottom: 78 + 6 * 47 })).toBe('7');
    expect(await read(page, { left: 560, top: 300, right: 690, bottom: 380 })).toBe('');
    expect(await read(page, { left: WIDTH + 20, top: 10, right: WIDTH + 90, bottom: 40 })).toBe('');
  });
});
