/** A PDF of so many printed pages, each with a number and a sum of its own; `mark` makes its content another one. */
export function longPdf(pages: number, mark = ''): Buffer {
  const FIRST = 4;
  const kids = Array.from({ length: pages }, (_none, index) => `${FIRST + index * 2} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages} /Kids [${kids}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  for (let page = 1; page <= pages; page++) {
    const lines = [`Letter ${page} ${mark}`, 'Nordlicht Supplies, 12 Harbour Street', `Total: ${page}.50 EUR`];
    const text = `BT /F1 12 Tf 72 700 Td ${lines.map((line) => `(${line}) Tj 0 -20 Td`).join(' ')} ET`;
    const font = '/Resources << /Font << /F1 3 0 R >> >>';
    objects.push(`<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] ${font} /Contents ${FIRST + page * 2 - 1} 0 R >>`);
    objects.push(`<< /Length ${text.length} >>\nstream\n${text}\nendstream`);
  }
  const parts = ['%PDF-1.4\n'];
  const offsets: number[] = [];
  let length = parts[0]!.length;
  objects.forEach((object, index) => {
    const part = `${index + 1} 0 obj\n${object}\nendobj\n`;
    offsets.push(length);
    parts.push(part);
    length += part.length;
  });
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  parts.push(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`);
  parts.push(`trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`);
  return Buffer.from(parts.join(''), 'latin1');
}
