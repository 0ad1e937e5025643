import { PDFDocument, StandardFonts } from 'pdf-lib';

/** Papers scanned one after the other into one file: each page says at its foot which page of its own paper it is. */
export async function stackedPdf(papers: readonly Buffer[]): Promise<Buffer> {
  const stack = await PDFDocument.create();
  const font = await stack.embedFont(StandardFonts.Helvetica);
  for (const paper of papers) {
    const source = await PDFDocument.load(paper);
    const pages = await stack.copyPages(source, source.getPageIndices());
    pages.forEach((page, index) => {
      stack.addPage(page);
      page.drawText(`Page ${index + 1} of ${pages.length}`, { x: 270, y: 24, font, size: 9 });
    });
  }
  return Buffer.from(await stack.save());
}

/** A paper with a page of small print behind it. */
export async function withTerms(paper: Buffer): Promise<Buffer> {
  const document = await PDFDocument.load(paper);
  const font = await document.embedFont(StandardFonts.Helvetica);
  const page = document.addPage([595, 842]);
  TERMS.forEach((line, index) => page.drawText(line, { x: 56, y: 760 - index * 14, font, size: 9 }));
  return Buffer.from(await document.save());
}

const TERMS = [
  'Terms of delivery',
  'Goods stay ours until they are paid for in full.',
  'Complaints are to be made in writing within eight days of delivery.',
  'Where a delivery is late by more than two weeks the order may be withdrawn.',
];
