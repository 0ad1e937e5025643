import type { Day } from '../../generate/printed-forms.ts';
import { safe } from '../seventh-wave/paper.ts';

/** A whole paper in a style of its own, of a size of its own. */
export const leaf = (style: string, body: string, size = 'A4'): string =>
  `<!doctype html><meta charset="utf-8"><style>@page{size:${size};margin:15mm 16mm}body{margin:0;line-height:1.35}table{border-collapse:collapse}${style}</style><body>${body}</body>`;

/** The small sizes are too wide for the margins of a letter. */
export const card = (style: string, body: string, size: string): string => leaf(`@page{margin:8mm 9mm}${style}`, body, size);

/** Lines that stand one under another. */
export const lines = (look: string, ...values: readonly (string | null)[]): string =>
  values
    .filter((value) => value !== null)
    .map((value) => `<div class="${look}">${safe(value)}</div>`)
    .join('');

export const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** 0 is Sunday. */
export const weekdayOf = ({ year, month, day }: Day): number => new Date(Date.UTC(year, month - 1, day)).getUTCDay();

/** A time of day from minutes after midnight. */
export const clock = (minutes: number, between = ':'): string =>
  `${twoDigits(Math.floor(minutes / 60) % 24)}${between}${twoDigits(minutes % 60)}`;
