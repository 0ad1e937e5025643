/** What stands in a cell or a box; null leaves it empty. */
type Printed = string | number | null;

/** A whole HTML document for a browser to print; `size` is what stands in its @page rule. */
export const page = (style: string, body: string, size = 'size: A4; margin: 18mm'): string =>
  `<!doctype html><html><head><meta charset="utf-8"><style>@page { ${size} } body { margin: 0 } ${style}</style></head><body>${body}</body></html>`;

export const escaped = (value: Printed): string =>
  String(value ?? '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;');

export const tableRow = (cells: Printed[], tag = 'td'): string =>
  `<tr>${cells.map((cell) => `<${tag}>${escaped(cell)}</${tag}>`).join('')}</tr>`;

/** Boxes with a small caption above what they hold. */
export const boxes = (captioned: [string, Printed][]): string =>
  captioned.map(([caption, value]) => `<div class="box"><small>${caption}</small>${escaped(value) || '&nbsp;'}</div>`).join('');

/** Lines of a label and, beside it, what it names. */
export const labelled = (pairs: [string, Printed][]): string =>
  `<table class="labelled">${pairs.map((pair) => tableRow(pair)).join('')}</table>`;

export const times = <Item>(count: number, make: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => make(index));

export const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
