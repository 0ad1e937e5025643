import type { DocumentLayout } from '../model/index.ts';
import { decideDayOrder } from '../values/day-order.ts';
import { findDates, type DayOrder } from '../values/find-dates.ts';
import type { CompiledField } from './compile/compiled-field.ts';

/** How a document writes dates and numbers. */
export interface Conventions {
  dayOrder: DayOrder;
}

/** Something of a kind in a text: `text.slice(from, to)`. */
export interface Finding {
  from: number;
  to: number;
  likelihood: number;
  reading: string | null;
}

/** Lines from which the conventions are read; a price list of hundreds of pages tells nothing more after them. */
const MAX_CONVENTION_LINES = 2_000;

export function conventionsOf(layout: DocumentLayout): Conventions {
  const texts = layout.lines.slice(0, MAX_CONVENTION_LINES).map((line) => line.text);
  return { dayOrder: decideDayOrder(texts, layout.languages) };
}

export function hasForm(field: CompiledField): boolean {
  return field.isDateOutput || field.field.type === 'number' || FORMS[field.kind] !== undefined;
}

export function findOfKind(text: string, field: CompiledField, conventions: Conventions): Finding[] | null {
  if (field.isDateOutput || field.kind === 'date') return findDates(text, { order: conventions.dayOrder }).filter((date) => date.precision === 'day').map(({ from, to, likelihood, reading }) => ({ from, to, likelihood, reading }));
  const form = field.field.type === 'number' ? NUMBER : FORMS[field.kind];
  if (!form) return null;
  return [...text.matchAll(form)].map((match) => ({ from: match.index, to: match.index + match[0].length, likelihood: 0.8, reading: null }));
}

const NUMBER = /(?<![\p{L}\d.,])[-−(]?(?:\p{Sc}\s?)?\d[\d.,'’]*(?:\)|-)?(?![\p{L}\d])/gu;

const FORMS: Partial<Record<CompiledField['kind'], RegExp>> = {
  identifier: /(?<![\p{L}\p{N}])(?=[\p{L}\p{N}./_-]*\d)[\p{L}\p{N}][\p{L}\p{N}./_-]*[\p{L}\p{N}]/gu,
  email: /[^\s<>",;:()]+@[^\s<>",;()]+\.\p{L}{2,}/gu,
  'vat-id': /\b[A-Z]{2}\s?\d[\d ]{7,13}\b/g,
  iban: /\b[A-Z]{2}\d{2}(?:\s?[A-Z0-9]{4}){3,7}(?:\s?[A-Z0-9]{1,4})?\b/g,
};

/** 0..1: how much a line looks like the name of a company. */
export function companyLikelihood(text: string): number {
  if (/\b(?:inc|llc|llp|ltd|limited|corp|corporation|gmbh|ag|kg|s\.?a\.?s?|s\.?r\.?l|bv|nv|plc|bhd|pty|co\.|company|enterprise|trading|e\.k)\b/i.test(text)) return 0.9;
  return /^\p{Lu}/u.test(text.trim()) && text.length < 60 && !/\d{3}/.test(text) ? 0.5 : 0.2;
}
