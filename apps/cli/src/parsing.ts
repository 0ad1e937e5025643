import type { PageRange } from '@sheetlift/engine';
import { UsageError } from './usage-error.ts';

/** Runs a parser of the standard library and turns its complaints into a usage error. */
export function parsing<T>(parse: () => T): T {
  try {
    return parse();
  } catch (error) {
    throw new UsageError(`${(error as Error).message} Run "sheetlift --help".`);
  }
}

export function oneOf<Choice extends string>(option: string, given: string, choices: readonly Choice[]): Choice {
  const found = choices.find((choice) => choice === given);
  if (found === undefined) throw new UsageError(`${option} takes ${choices.join(', ')}; not "${given}".`);
  return found;
}

export function wholeNumber(option: string, given: string): number {
  const number = Number(given);
  if (!Number.isInteger(number) || number < 1) throw new UsageError(`${option} takes a whole number from 1; not "${given}".`);
  return number;
}

/** `--time SECONDS` as the reading options have it; nothing where it is not given. */
export function timeBudget(given: string | undefined): { budgetMs?: number } {
  return given === undefined ? {} : { budgetMs: wholeNumber('--time', given) * 1000 };
}

/** `--pages 1-3,7` as the reading options have it; nothing where it is not given. */
export function pageRanges(given: string | undefined): { ranges?: PageRange[] } {
  return given === undefined ? {} : { ranges: given.split(',').map(pageRange) };
}

function pageRange(text: string): PageRange {
  const match = /^\s*(\d{1,9})\s*(?:-\s*(\d{1,9})\s*)?$/.exec(text);
  const from = Number(match?.[1]);
  const to = Number(match?.[2] ?? match?.[1]);
  if (!match || from < 1 || to < from) throw new UsageError(`--pages takes pages and ranges: 3 or 1-3,7; not "${text}".`);
  return { from, to };
}
