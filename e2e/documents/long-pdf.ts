import { PDFDocument, rgb, StandardFonts } from 'pdf-lib';

/** A ledger of many pages with 40 lines each: a heading with the page's number, a running number in every line. */
export async function longPdf(pageCount: number): Promise<Buffer> {
  const document = await PDFDocument.create();
  const regular = await document.embedFont(StandardFonts.Helvetica);
  const bold = await document.embedFont(StandardFonts.HelveticaBold);
  for (let pageNumber = 1; pageNumber <= pageCount; pageNumber++) {
    const page = document.addPage([595, 842]);
    page.drawText(`Ledger, sheet ${pageNumber}`, { x: 56, y: 780, font: bold, size: 17 });
    page.drawText(`Mark: ${markOf(pageNumber)}`, { x: 400, y: 780, font: regular, size: 10 });
    for (let line = 0; line < 40; line++) {
      const y = 740 - line * 17;
      const entry = (pageNumber - 1) * 40 + line + 1;
      page.drawText(`${entry}`, { x: 56, y, font: regular, size: 9 });
      page.drawText(ENTRIES[entry % ENTRIES.length]!, { x: 110, y, font: regular, size: 9 });
      page.drawText((((entry * 37) % 9_000) / 100 + 10).toFixed(2), { x: 490, y, font: regular, size: 9 });
      page.drawLine({ start: { x: 56, y: y - 5 }, end: { x: 539, y: y - 5 }, thickness: 0.4, color: rgb(0.76, 0.79, 0.77) });
    }
  }
  return Buffer.from(await document.save());
}

/** A word that stands on one page only. */
export const markOf = (pageNumber: number): string => `QX${String(pageNumber).padStart(4, '0')}`;

const ENTRIES = [
  'Calibration weight set, class M1',
  'Bench micrometer stand',
  'Reagent vial 50 ml, amber glass',
  'On-site adjustment, per hour',
  'Überweisung an Lowgate Joinery',
  'Carriage and packing for week 38',
];
