import { person } from '../../generate/people-and-places.ts';
import type { SeededRandom } from '../../seeded-random.ts';

/** What stands in a cell; null leaves it empty. */
export type Printed = string | number | null;

/** What runs along the head and foot of every page, left and right; {page} and {pages} stand for the numbers. */
interface Furniture {
  head?: [string, string];
  foot?: [string, string];
  margin?: string;
  /** The first page is a cover: nothing runs along it. */
  cover?: boolean;
}

/** A whole HTML document for a browser to print on A4. */
export function paper(style: string, body: string, { head, foot, margin = '22mm 20mm', cover = false }: Furniture): string {
  const strips = [
    ...(head ? [strip('top-left', head[0]), strip('top-right', head[1])] : []),
    ...(foot ? [strip('bottom-left', foot[0]), strip('bottom-right', foot[1])] : []),
  ].join(' ');
  const bare = ['top-left', 'top-right', 'bottom-left', 'bottom-right'].map((place) => `@${place} { content: none }`).join(' ');
  return `<!doctype html><html><head><meta charset="utf-8"><style>
    @page { size: A4; margin: ${margin}; ${strips} } ${cover ? `@page :first { ${bare} }` : ''}
    body { margin: 0; font: 10pt/1.4 "Liberation Serif", serif } table { border-collapse: collapse } th { text-align: left }
    td, th { padding: 2px 6px; vertical-align: top } tr { break-inside: avoid } h1, h2, h3, h4 { break-after: avoid }
    .new { break-before: page } ${style}</style></head><body>${body}</body></html>`;
}

const strip = (place: string, words: string): string =>
  `@${place} { font: 8pt "Liberation Sans", sans-serif; content: ${`"${words.replaceAll('"', '\\"')}"`
    .replaceAll('{pages}', '" counter(pages) "')
    .replaceAll('{page}', '" counter(page) "')} }`;

export const escaped = (value: Printed): string =>
  String(value ?? '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;');

export const cells = (values: Printed[], tag = 'td'): string =>
  `<tr>${values.map((value) => `<${tag}>${escaped(value)}</${tag}>`).join('')}</tr>`;

export const table = (head: Printed[], rows: Printed[][], name = ''): string =>
  `<table class="${name}"><thead>${cells(head, 'th')}</thead><tbody>${rows.map((row) => cells(row)).join('')}</tbody></table>`;

export const times = <Item>(count: number, make: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** The item at a place, counted round and round. */
export const nth = <Item>(items: readonly Item[], index: number): Item => items[index % items.length] as Item;

/** So many people of different names. */
export function people(random: SeededRandom, language: string, count: number): string[] {
  const found = new Set<string>();
  while (found.size < count) found.add(person(random, language));
  return [...found];
}

/** Paragraphs of a few sentences each, which use the pool up in its order. */
export function paragraphs(sentences: readonly string[], each: number): string {
  return times(Math.ceil(sentences.length / each), (index) => `<p>${sentences.slice(index * each, (index + 1) * each).join(' ')}</p>`).join(
    '',
  );
}

/** Letters and dots alone, for e-mail addresses. */
export const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, '.');
