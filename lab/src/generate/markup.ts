/** HTML of the pieces documents are made of. Values are printed as given; null prints nothing. */
export type Printable = string | number | null;
export type Labelled = readonly [label: string, value: Printable];

const escaped = (value: Printable): string =>
  String(value ?? '')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;');
/** Several lines: a line break for each. */
const lines = (value: Printable): string => escaped(value).replace(/\n/g, '<br>');

/** Labels in a column, values beside them; pairs without a value are left out unless blanks are kept. */
export function labelsLeft(pairs: readonly Labelled[], { colon = false, blanks = false, width = 'auto' } = {}): string {
  const rows = pairs
    .filter(([, value]) => blanks || value !== null)
    .map(([label, value]) => `<tr><td class="label">${escaped(label)}${colon ? ':' : ''}</td><td>${lines(value)}</td></tr>`);
  return `<table class="pairs" style="width:${width}">${rows.join('')}</table>`;
}

/** "Label: value", a line each. */
export const labelsInline = (pairs: readonly Labelled[], separator = ': '): string =>
  pairs
    .filter(([, value]) => value !== null)
    .map(([label, value]) => `<div><span class="label">${escaped(label)}${separator}</span>${lines(value)}</div>`)
    .join('');

/** A form: ruled boxes with a small label over the value; empty boxes stay. */
export function boxes(columns: number, pairs: readonly Labelled[]): string {
  const cells = pairs.map(
    ([label, value]) =>
      `<div class="box"><div class="small">${escaped(label)}</div><div class="filled">${lines(value) || '&nbsp;'}</div></div>`,
  );
  return `<div class="boxes" style="grid-template-columns:repeat(${columns},1fr)">${cells.join('')}</div>`;
}

/** A form to be written on: the value above a line, its label under it. */
export const labelsBelow = (pairs: readonly Labelled[]): string =>
  `<div class="below">${pairs.map(([label, value]) => `<div><div class="written">${lines(value) || '&nbsp;'}</div><div class="small">${escaped(label)}</div></div>`).join('')}</div>`;

/** Labels in one line, values in the line under them. */
export const labelsAcross = (pairs: readonly Labelled[]): string =>
  `<table class="across"><tr>${pairs.map(([label]) => `<th>${escaped(label)}</th>`).join('')}</tr><tr>${pairs.map(([, value]) => `<td>${lines(value)}</td>`).join('')}</tr></table>`;

export function table(
  headers: readonly string[],
  rows: readonly (readonly Printable[])[],
  { look = 'ruled', right = [] as readonly number[] } = {},
): string {
  const align = (column: number): string => (right.includes(column) ? ' class="right"' : '');
  const head = headers.length ? `<tr>${headers.map((header, column) => `<th${align(column)}>${lines(header)}</th>`).join('')}</tr>` : '';
  const body = rows.map((row) => `<tr>${row.map((cell, column) => `<td${align(column)}>${lines(cell)}</td>`).join('')}</tr>`).join('');
  return `<table class="grid ${look}">${head}${body}</table>`;
}

export const sideBySide = (...parts: readonly string[]): string =>
  `<div class="side">${parts.map((part) => `<div>${part}</div>`).join('')}</div>`;
export const paragraphs = (...texts: readonly string[]): string => texts.map((one) => `<p>${lines(one)}</p>`).join('');
export const heading = (value: string): string => `<h1>${escaped(value)}</h1>`;
export const section = (value: string): string => `<h2>${escaped(value)}</h2>`;
export const small = (value: string): string => `<div class="small">${lines(value)}</div>`;
export const block = (value: string): string => `<div class="block">${lines(value)}</div>`;
export const onTheRight = (value: string): string => `<div class="right">${lines(value)}</div>`;
export const tickBox = (label: string, ticked: boolean): string => `<span class="tick">${ticked ? '☒' : '☐'} ${escaped(label)}</span>`;
export const ticks = (options: readonly (readonly [string, boolean])[]): string =>
  `<div class="ticks">${options.map(([label, ticked]) => tickBox(label, ticked)).join('')}</div>`;

/** The looks documents come in. */
export const LOOKS = ['plain', 'serif', 'form', 'typed', 'modern'] as const;
export type Look = (typeof LOOKS)[number];

const FACES: Record<Look, string> = {
  plain: "font:10.5pt 'Liberation Sans'",
  serif: "font:11pt 'Liberation Serif'",
  form: "font:9pt 'Liberation Sans Narrow'",
  typed: "font:10pt 'Liberation Mono'",
  modern: "font:9.5pt 'DejaVu Sans';color:#223",
};

/** A whole page. */
export function page(look: Look, ...parts: readonly string[]): string {
  const tint = look === 'modern' ? 'th{background:#e8edf5}h1{color:#1f4e8c}' : '';
  return `<!doctype html><meta charset="utf-8"><style>${STYLE}body{${FACES[look]}}${tint}</style><body>${parts.join('')}</body>`;
}

const STYLE = `@page{size:A4;margin:17mm 16mm}body{margin:0;line-height:1.35}h1{font-size:1.55em;margin:.5em 0}h2{font-size:1.1em;margin:.9em 0 .3em}
p{margin:.55em 0}.small{font-size:.74em;color:#444}.block{margin:.5em 0}.right{text-align:right}table{border-collapse:collapse}.label{padding-right:1.6em;vertical-align:top}
.pairs{margin:.5em 0}.pairs td{padding:.12em .2em;vertical-align:top}.boxes{display:grid;border:1px solid #222;border-width:1px 0 0 1px;margin:.5em 0}
.box{border:1px solid #222;border-width:0 1px 1px 0;padding:.2em .4em;min-height:2.6em}.filled{font-family:'Liberation Mono';font-size:1.05em}
.below{display:flex;flex-wrap:wrap;gap:.9em 2em;margin:.7em 0}.below>div{min-width:12em;flex:1}.written{border-bottom:1px solid #222}
.across{width:100%;margin:.7em 0}.across th,.across td{text-align:left;padding:.2em .5em}.across th{font-size:.85em;border-bottom:1px solid #555}
.grid{width:100%;margin:.8em 0}.grid th,.grid td{padding:.25em .5em;text-align:left;vertical-align:top}.grid th.right,.grid td.right{text-align:right}
.ruled th,.ruled td{border:1px solid #333}.lined th{border-bottom:1.5px solid #222}.lined td{border-bottom:.5px solid #bbb}.bare th{font-weight:bold}
.side{display:flex;gap:2.2em;justify-content:space-between}.side>div{flex:1}.tick{margin-right:1.6em}.ticks{margin:.4em 0}`;
