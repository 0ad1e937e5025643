import { z } from 'zod/mini';
import { isPlainText } from './plain-text.ts';

/** Nothing we write is deeper than five; the database and our own recursion have an end somewhere beyond. */
const MAX_DEPTH = 20;

/** Any JSON that the database can keep: plain texts, not too deep, and of so many UTF-16 units when written. */
export function plainJson(maxUnits: number) {
  return z.unknown().check(z.refine((value) => isPlainJson(value) && JSON.stringify(value).length <= maxUnits, 'A value cannot be kept'));
}

export function isPlainJson(value: unknown, depth = MAX_DEPTH): boolean {
  if (typeof value === 'string') return isPlainText(value);
  if (typeof value !== 'object' || value === null) return value !== undefined;
  if (depth === 0) return false;
  return Object.entries(value).every(([key, inner]) => isPlainText(key) && isPlainJson(inner, depth - 1));
}
