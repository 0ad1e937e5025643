/** What stands in a cell or a line; null leaves it empty. */
type Shown = string | number | null;

/** A row of a table; a text alone runs over the whole width, as group headings and carried-forward lines do. */
type TableRow = readonly Shown[] | string;

export const esc = (shown: Shown): string =>
  String(shown ?? '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('\n', '<br>');

const BASE = `*{box-sizing:border-box}table{border-collapse:collapse}th{text-align:left}th.r,td.r,.r{text-align:right}td,th{vertical-align:top}p{margin:0 0 2mm}`;

const page = (rule: string, style: string, body: string): string =>
  `<!doctype html><html><head><meta charset="utf-8"><style>@page{${rule}}body{margin:0}${BASE}${style}</style></head><body>${body}</body></html>`;

/** Sheets of A4 whose breaks the paper itself sets; what a sheet fixes at its foot stands in `.foot`. */
export const sheets = (style: string, bodies: readonly string[]): string =>
  page(
    'size:A4;margin:0',
    `.sheet{position:relative;width:210mm;height:296.6mm;padding:15mm 18mm;break-after:page}.sheet:last-child{break-after:auto}.foot{position:absolute;left:18mm;right:18mm;bottom:8mm}${style}`,
    bodies.map((body) => `<div class="sheet">${body}</div>`).join(''),
  );

/** Text that flows over as many pages as it needs, with a line at the foot of each that counts them. */
export const flow = (style: string, body: string, foot: { left: string; page: string; of: string }): string =>
  page(
    `size:A4;margin:22mm 24mm 24mm;@bottom-left{content:"${foot.left}";font:7.5pt sans-serif}@bottom-right{content:"${foot.page} " counter(page) " ${foot.of} " counter(pages);font:7.5pt sans-serif}`,
    style,
    body,
  );

/** A table; a heading that begins with `>` is of a column set to the right. */
export function grid(headings: readonly string[], rows: readonly TableRow[], kind = 'grid'): string {
  const side = (index: number): string => (headings[index]?.startsWith('>') ? ' class="r"' : '');
  const head = headings.map((heading, index) => `<th${side(index)}>${esc(heading.replace(/^>/, ''))}</th>`).join('');
  const body = rows.map((row) =>
    typeof row === 'string'
      ? `<tr class="wide"><td colspan="${headings.length}">${esc(row)}</td></tr>`
      : `<tr>${row.map((cell, index) => `<td${side(index)}>${esc(cell)}</td>`).join('')}</tr>`,
  );
  return `<table class="${kind}"><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table>`;
}

/** Labels and what they name, side by side. */
export const beside = (pairs: readonly (readonly [string, Shown])[], kind = 'beside'): string =>
  `<table class="${kind}">${pairs.map(([label, shown]) => `<tr><td>${esc(label)}</td><td>${esc(shown)}</td></tr>`).join('')}</table>`;

/** Boxes with the caption inside; the third says over how many columns of the grid the box runs. */
export const boxes = (captioned: readonly (readonly [string, Shown, number?])[], columns: number, kind = 'boxes'): string =>
  `<div class="${kind}" style="display:grid;grid-template-columns:repeat(${columns},1fr)">${captioned
    .map(
      ([caption, shown, span = 1]) => `<div style="grid-column:span ${span}"><small>${esc(caption)}</small>${esc(shown) || '&nbsp;'}</div>`,
    )
    .join('')}</div>`;

/** The list in parts: so many on the first page, so many on each that follows. */
export function parts<Item>(items: readonly Item[], first: number, following: number): Item[][] {
  const found = [items.slice(0, first)];
  for (let at = first; at < items.length; at += following) found.push(items.slice(at, at + following));
  return found;
}
