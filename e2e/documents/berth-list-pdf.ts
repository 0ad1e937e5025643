import { PDFDocument, StandardFonts } from 'pdf-lib';

interface Berth {
  article: string;
  /** Printed lines. */
  words: readonly string[];
  quantity: string;
}

export const SPRING_BERTHS: readonly Berth[] = [
  { article: 'K4', words: ['Quay 12 north 3', 'behind shed 40'], quantity: '17' },
  { article: 'K9', words: ['Basin 7 east 18'], quantity: '4' },
  { article: 'L2', words: ['Old lock gate 6', 'lower berth 22', 'by tide only'], quantity: '260' },
  { article: 'M1', words: ['Ferry pier 3 aft'], quantity: '31' },
];

export const AUTUMN_BERTHS: readonly Berth[] = [
  { article: 'P7', words: ['Crane road 14 a', 'upper berth 2'], quantity: '88' },
  { article: 'R3', words: ['Dry dock 5 west'], quantity: '1' },
];

const LINE_PT = 14;

/**
 * A list as an old program prints it: three columns a space apart, entries of one to three lines, figures in the words. No gutter, ruling or
 * distance tells its columns and rows. `downPt`: how much lower it stands.
 */
export async function berthListPdf(berths: readonly Berth[], downPt = 0): Promise<Buffer> {
  const document = await PDFDocument.create();
  const page = document.addPage([595, 842]);
  const font = await document.embedFont(StandardFonts.Courier);
  const put = (text: string, x: number, foot: number): void => page.drawText(text, { x, y: 842 - foot, font, size: 10 });
  put('Harbour office of Wexmoor', 60, 60);
  put('List of berths let by the season', 60, 76);
  if (downPt > 0) put('Sent again at the wish of the tenant', 60, 92);
  put('Article', 60, 140 + downPt);
  put('Description', 108, 140 + downPt);
  put('Quantity', 210, 140 + downPt);
  let foot = 146 + downPt;
  for (const { article, words, quantity } of berths) {
    put(article, 60, foot + LINE_PT);
    put(quantity, 210, foot + LINE_PT);
    for (const line of words) put(line, 108, (foot += LINE_PT));
  }
  put('Let by the harbour master', 60, foot + 40);
  return Buffer.from(await document.save());
}
