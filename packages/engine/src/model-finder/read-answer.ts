import type { ModelReply } from '../language-model/model-port.ts';

/** What a model said of one cell. Fields, candidates and lines are names and numbers of the question; nothing in it is a value. */
export type CellAnswer =
  | { kind: 'candidate'; field: string; candidate: string }
  | { kind: 'quote'; field: string; line: number; quote: string }
  | { kind: 'absent'; field: string; lookedAt: number[] };

/** What a model reads in one of the pictures it was shown, by its number from 1. */
interface PictureReading {
  picture: number;
  text: string;
}

/** What a model said, as far as it can be read. */
export interface ModelAnswer {
  cells: CellAnswer[];
  /** Cells of a row, each a quote. */
  rows: Extract<CellAnswer, { kind: 'quote' }>[][];
  /** Lines that it says are no rows. */
  noRows: number[];
  readings: PictureReading[];
  /** "broken": no JSON of the asked form; "cut": what was whole before the end is kept. */
  fault: 'broken' | 'cut' | 'refused' | null;
}

const NOTHING = { cells: [], rows: [], noRows: [], readings: [] };
/** A longer answer than any that was asked for: 2,000 rows of 20 cells. */
const MOST_CHARACTERS = 4_000_000;

/** Reads what came back, trusting nothing: what has not the asked form is left out, what was cut off is kept up to its last whole part. */
export function readAnswer({ text, ended }: Pick<ModelReply, 'text' | 'ended'>): ModelAnswer {
  if (ended === 'refused') return { ...NOTHING, fault: 'refused' };
  const start = text.indexOf('{');
  if (start < 0 || text.length > MOST_CHARACTERS) return { ...NOTHING, fault: 'broken' };
  const { json, isWhole } = wholeParts(text.slice(start));
  const parsed = parse(json);
  if (!isRecord(parsed)) return { ...NOTHING, fault: isWhole ? 'broken' : 'cut' };
  const cells = listOf(parsed['cells']).flatMap(cellOf);
  const rows = listOf(parsed['rows']).flatMap((row) => {
    const quotes = listOf(isRecord(row) ? row['cells'] : null).flatMap((cell) => quoteOf(cell));
    return quotes.length > 0 ? [quotes] : [];
  });
  const readings = listOf(parsed['readings']).flatMap(readingOf);
  const fits = ['cells', 'rows', 'noRows', 'readings'].some((part) => Array.isArray(parsed[part]));
  return { cells, rows, noRows: linesOf(parsed['noRows']), readings, fault: !isWhole || ended === 'cut' ? 'cut' : fits ? null : 'broken' };
}

/** Nesting of the asked form, with room. */
const MOST_DEPTH = 12;

/** The JSON as far as its last whole part, closed: up to the end of the outermost object, or of the last element of a list in it. */
function wholeParts(text: string): { json: string; isWhole: boolean } {
  const open: string[] = [];
  let isString = false;
  let kept: string | null = null;
  for (let at = 0; at < text.length; at++) {
    const sign = text.charAt(at);
    if (isString) {
      if (sign === '\\') at++;
      else if (sign === '"') isString = false;
    } else if (sign === '"') isString = true;
    else if (sign === '{' || sign === '[') {
      open.push(sign);
      if (open.length > MOST_DEPTH) return { json: '', isWhole: true };
    } else if (sign === '}' || sign === ']') {
      if (open.pop() !== (sign === '}' ? '{' : '[')) return { json: kept ?? '', isWhole: false };
      if (open.length === 0) return { json: text.slice(0, at + 1), isWhole: true };
      // Cells of a row that was not finished are no row: only whole elements of the outermost list count.
      if (open.length <= 2)
        kept =
          text.slice(0, at + 1) +
          open
            .map((one) => (one === '{' ? '}' : ']'))
            .reverse()
            .join('');
    }
  }
  return { json: kept ?? '', isWhole: false };
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json) as unknown;
  } catch {
    return null;
  }
}

function cellOf(cell: unknown): CellAnswer[] {
  if (!isRecord(cell) || typeof cell['field'] !== 'string') return [];
  const { field, answer, candidate } = cell;
  if (answer === 'absent') return [{ kind: 'absent', field, lookedAt: linesOf(cell['lookedAt']) }];
  if (answer === 'candidate') return typeof candidate === 'string' && candidate !== '' ? [{ kind: 'candidate', field, candidate }] : [];
  return answer === 'quote' ? quoteOf(cell) : [];
}

function quoteOf(cell: unknown): Extract<CellAnswer, { kind: 'quote' }>[] {
  if (!isRecord(cell)) return [];
  const { field, line, quote } = cell;
  if (typeof field !== 'string' || typeof quote !== 'string' || quote.trim() === '') return [];
  return [{ kind: 'quote', field, quote, line: typeof line === 'number' && Number.isInteger(line) ? line : 0 }];
}

/** Longer ones are no words of one line. */
const MOST_READ = 200;

function readingOf(reading: unknown): PictureReading[] {
  if (!isRecord(reading)) return [];
  const { picture, text } = reading;
  if (typeof picture !== 'number' || typeof text !== 'string' || text.length > MOST_READ) return [];
  return [{ picture, text: text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim() }];
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const linesOf = (value: unknown): number[] => listOf(value).filter((line): line is number => Number.isInteger(line));
