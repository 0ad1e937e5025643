import { PDFDocument, type PDFFont, rgb, StandardFonts } from 'pdf-lib';

interface InvoiceItem {
  description: string;
  quantity: number;
  price: number;
}

interface InvoiceContent {
  supplier: string;
  number: string;
  date: string;
  dueDate: string;
  items: readonly InvoiceItem[];
}

export const HALDEN_INVOICE: InvoiceContent = {
  supplier: 'Halden & Moor Ltd',
  number: 'HM-26-04417',
  date: '30 September 2026',
  dueDate: '30 October 2026',
  items: [
    { description: 'Calibration weight set, class M1', quantity: 12, price: 38.5 },
    { description: 'Bench micrometer stand', quantity: 4, price: 94 },
    { description: 'Reagent vial 50 ml, amber glass', quantity: 30, price: 4.25 },
    { description: 'On-site adjustment, per hour', quantity: 2, price: 57.25 },
  ],
};

const VAT_SHARE = 0.2;

export function invoiceTotals({ items }: InvoiceContent): { net: number; vat: number; total: number } {
  const net = items.reduce((sum, { quantity, price }) => sum + quantity * price, 0);
  return { net, vat: net * VAT_SHARE, total: net * (1 + VAT_SHARE) };
}

/** An invoice on one A4 page as a supplier's program prints it. */
export async function invoicePdf(content: InvoiceContent = HALDEN_INVOICE): Promise<Buffer> {
  const document = await PDFDocument.create();
  const page = document.addPage([595, 842]);
  const regular = await document.embedFont(StandardFonts.Helvetica);
  const bold = await document.embedFont(StandardFonts.HelveticaBold);
  const put = (text: string, x: number, top: number, options: { font?: PDFFont; size?: number; right?: boolean } = {}): void => {
    const { font = regular, size = 10, right = false } = options;
    page.drawText(text, { x: right ? x - font.widthOfTextAtSize(text, size) : x, y: 842 - top, font, size, color: rgb(0.09, 0.11, 0.11) });
  };

  put(content.supplier, 56, 76, { font: bold, size: 17 });
  put('Scientific supplies, 4 Tannery Row, Eastmarch EM4 2QT', 56, 92, { size: 9 });
  put('VAT registration no. GB 123 4567 89', 56, 105, { size: 9 });
  put('INVOICE', 539, 76, { font: bold, size: 17, right: true });
  const facts = [
    ['Invoice number', content.number],
    ['Invoice date', content.date],
    ['Due date', content.dueDate],
    ['Your order', 'PL-7781'],
  ] as const;
  facts.forEach(([label, value], index) => {
    put(label, 340, 150 + index * 16);
    put(value, 539, 150 + index * 16, { right: true });
  });
  ['Bill to', 'Pinnock Laboratories', 'Unit 9, Sallow Park', 'Brackenford BK1 7RD'].forEach((line, index) =>
    put(line, 56, 150 + index * 16, index === 0 ? { font: bold } : {}),
  );

  const columns = { quantity: 370, price: 450, amount: 539 };
  put('Description', 56, 258, { font: bold });
  put('Qty', columns.quantity, 258, { font: bold, right: true });
  put('Unit price', columns.price, 258, { font: bold, right: true });
  put('Amount', columns.amount, 258, { font: bold, right: true });
  page.drawLine({ start: { x: 56, y: 842 - 264 }, end: { x: 539, y: 842 - 264 }, thickness: 1 });
  content.items.forEach(({ description, quantity, price }, index) => {
    const top = 282 + index * 20;
    put(description, 56, top);
    put(String(quantity), columns.quantity, top, { right: true });
    put(money(price), columns.price, top, { right: true });
    put(money(quantity * price), columns.amount, top, { right: true });
    page.drawLine({ start: { x: 56, y: 842 - top - 6 }, end: { x: 539, y: 842 - top - 6 }, thickness: 0.4, color: rgb(0.76, 0.79, 0.77) });
  });

  const { net, vat, total } = invoiceTotals(content);
  const sums = [
    ['Subtotal', money(net)],
    ['VAT 20 %', money(vat)],
    ['Total due EUR', money(total)],
  ] as const;
  sums.forEach(([label, value], index) => {
    const top = 300 + content.items.length * 20 + index * 18;
    const font = index === 2 ? bold : regular;
    put(label, 350, top, { font });
    put(value, columns.amount, top, { font, right: true });
  });
  put('Please pay to IBAN GB29 NWBK 6016 1331 9268 19.', 56, 520, { size: 9 });
  return Buffer.from(await document.save());
}

export function money(amount: number): string {
  return amount.toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ',');
}
