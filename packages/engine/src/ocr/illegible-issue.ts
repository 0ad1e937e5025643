import type { Issue } from '../model/index.ts';
import type { Legibility } from './prepare-picture.ts';

const SENTENCES: Record<Exclude<Legibility, 'legible'>, (page: string) => string> = {
  too_small: (page) => `The print on ${page} is too small to be read. Take the photo again from nearer, or scan it at 300 dpi.`,
  too_blurred: (page) =>
    `${capitalised(page)} is too blurred to be read well. Take the photo again with a steady hand and more light, or scan it at 300 dpi.`,
};

/** What is to be said of a page whose print is too small or too blurred; null of others. */
export const illegibleIssue = (legibility: Legibility, pageNumber: number): Issue | null =>
  legibility === 'legible'
    ? null
    : { code: 'low_quality_scan', severity: 'warning', pageNumber, message: SENTENCES[legibility](`page ${pageNumber}`) };

const capitalised = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
