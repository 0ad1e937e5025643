import type { Printable } from '../../generate/markup.ts';

/** As it stands in a page: its signs escaped, its line breaks kept; nothing prints nothing. */
export const safe = (value: Printable): string =>
  String(value ?? '')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/\n/g, '<br>');

export const row = (values: readonly Printable[], tag = 'td'): string =>
  `<tr>${values.map((value) => `<${tag}>${safe(value)}</${tag}>`).join('')}</tr>`;

/** A row in which one sentence takes the place of all cells. */
export const across = (columns: number, value: string, look: string): string =>
  `<tr class="${look}"><td colspan="${columns}">${safe(value)}</td></tr>`;

/** Its heads stand again at the top of each page that it runs on to. */
export const listing = (look: string, heads: string, rows: string): string =>
  `<table class="${look}"><thead>${heads}</thead><tbody>${rows}</tbody></table>`;

/** A box ticked or not, alone. */
export const box = (ticked: boolean): string => (ticked ? '☒' : '☐');
