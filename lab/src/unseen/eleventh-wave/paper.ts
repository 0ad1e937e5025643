import type { SeededRandom } from '../../seeded-random.ts';

/** What stands in a cell or a line; null leaves it empty. */
export type Printed = string | number | null;

const LOCALES = { eng: 'en-GB', deu: 'de-DE', fra: 'fr-FR', spa: 'es-ES', ita: 'it-IT', por: 'pt-PT', nld: 'nl-NL', pol: 'pl-PL' } as const;
export type Tongue = keyof typeof LOCALES;

/** A whole HTML document for a browser to print; `sheet` is what stands in its @page rule. */
export const paper = (style: string, body: string, sheet = 'size: A4; margin: 17mm 20mm'): string =>
  `<!doctype html><html><head><meta charset="utf-8"><style>@page{${sheet}}body{margin:0}${style}</style></head><body>${body}</body></html>`;

const LOOKS = [
  '',
  'body{font-family:"DejaVu Serif"!important;font-size:92%}',
  'h1,h2{color:#7a1f2b}',
  'body{font-family:"DejaVu Sans"!important;font-size:90%}',
  'body{line-height:1.5}',
];

/** What the issuers of a kind do differently in print: type, colour, leading. */
export const look = (issuer: number): string => LOOKS[issuer % LOOKS.length] as string;

export const safe = (value: Printed): string =>
  String(value ?? '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;');

export const line = (cells: readonly Printed[], tag = 'td'): string =>
  `<tr>${cells.map((cell) => `<${tag}>${safe(cell)}</${tag}>`).join('')}</tr>`;

export const table = (head: readonly Printed[], rows: readonly (readonly Printed[])[], kind = ''): string =>
  `<table class="${kind}"><thead>${line(head, 'th')}</thead><tbody>${rows.map((row) => line(row)).join('')}</tbody></table>`;

/** Lines of a label and what it names, as a table of two columns. */
export const pairs = (labelled: readonly (readonly [string, Printed])[], kind = 'pairs'): string =>
  `<table class="${kind}">${labelled.map((pair) => line(pair)).join('')}</table>`;

/** Cells with a small caption in their upper corner. */
export const captions = (captioned: readonly (readonly [string, Printed])[]): string =>
  captioned.map(([caption, value]) => `<div class="cell"><i>${safe(caption)}</i>${safe(value) || '&nbsp;'}</div>`).join('');

export const several = <Item>(count: number, make: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** A day, YYYY-MM-DD, at most `span` days after the first. */
export const dayFrom = (random: SeededRandom, first: string, span: number): string => daysAfter(first, random.whole(0, span));

export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** The day in figures with that sign between them: 04.11.2026. */
export const figures = (day: string, sign: string): string => day.split('-').toReversed().join(sign);

/** The day with its month in words, as the language writes it. */
export const inWords = (day: string, tongue: Tongue): string =>
  new Intl.DateTimeFormat(LOCALES[tongue], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

/** The number with that many decimals, in the signs of the language. */
export const amount = (value: number, tongue: Tongue, decimals = 2): string =>
  new Intl.NumberFormat(LOCALES[tongue], {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    useGrouping: 'always',
  }).format(value);

/** Minutes after midnight as HH:MM. */
export const hour = (minutes: number): string =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

export const rounded = (value: number, decimals = 2): number => Number(value.toFixed(decimals));
