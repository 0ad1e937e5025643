import type { BoundingBox } from '../model/index.ts';
import { median, quantile } from './median.ts';
import type { PlacedWord } from './placed-word.ts';

/** All words on one baseline across the page (or the part of it looked at), left to right. */
export interface TextRow extends BoundingBox {
  em: number;
  words: PlacedWord[];
}

/** The end of a growing row that the next word must fit: a band that follows a slight skew. */
interface OpenRow {
  words: PlacedWord[];
  right: number;
  band: Band;
  checked: number;
}

interface Band {
  top: number;
  bottom: number;
}

/** Words of a similar size must share half their height; set on tables, funsd, sroie. */
const MIN_OVERLAP = 0.5;
/** Rows that may claim a bucket of heights; pages with more overlapping text than this are not readable anyway. */
const MAX_ROWS_PER_BUCKET = 24;

/**
 * Groups words to baselines: words from left to right, each to the open row whose end it continues best. Following the
 * end of a row instead of its start keeps slightly skewed lines whole.
 */
export function groupRows(words: readonly PlacedWord[]): TextRow[] {
  const bucketHeight = Math.max(
    median(
      words.map((word) => word.bottom - word.top),
      10,
    ),
    2,
  );
  const buckets = new Map<number, OpenRow[]>();
  const rows: OpenRow[] = [];
  const sorted = [...words].sort((a, b) => a.left - b.left || a.top - b.top || a.order - b.order);
  for (const [step, word] of sorted.entries()) {
    const band = bandOf(word);
    const row = bestRow(buckets, bucketHeight, word, band, step + 1);
    if (row) extend(row, word, band, buckets, bucketHeight);
    else rows.push(openRow(word, band, buckets, bucketHeight));
  }
  return rows.map((row) => toTextRow(row.words)).sort((a, b) => a.top + a.bottom - (b.top + b.bottom) || a.left - b.left);
}

/** Flat marks (a dash, a leader) are as high as the text they belong to. */
function bandOf(word: PlacedWord): Band {
  const height = word.bottom - word.top;
  if (height >= 0.3 * word.em || height === 0) return { top: word.top, bottom: word.bottom };
  return /^[_.,…]+$/.test(word.word.text)
    ? { top: word.bottom - 0.7 * word.em, bottom: word.bottom }
    : { top: word.top - 0.3 * word.em, bottom: word.bottom + 0.3 * word.em };
}

function bestRow(buckets: Map<number, OpenRow[]>, bucketHeight: number, word: PlacedWord, band: Band, step: number): OpenRow | undefined {
  let best: OpenRow | undefined;
  let bestFit = 0;
  const [from, to] = bucketRange(band, bucketHeight);
  for (let bucket = from; bucket <= to; bucket++) {
    for (const row of buckets.get(bucket) ?? []) {
      if (row.checked === step) continue;
      row.checked = step;
      const fit = fitTo(row, word, band);
      if (fit > bestFit) [best, bestFit] = [row, fit];
    }
  }
  return best;
}

/** 0 where the word cannot continue the row, else the more the better. */
function fitTo(row: OpenRow, word: PlacedWord, band: Band): number {
  const gap = word.left - row.right;
  if (gap < -0.4 * word.em) return 0;
  const wordHeight = band.bottom - band.top;
  const rowHeight = row.band.bottom - row.band.top;
  const small = Math.min(wordHeight, rowHeight);
  const large = Math.max(wordHeight, rowHeight, 0.1);
  const overlap = Math.min(band.bottom, row.band.bottom) - Math.max(band.top, row.band.top);
  if (overlap < MIN_OVERLAP * small) return 0;
  if (large > 1.7 * small && !sharesBaseline(row.band, band, small) && !(gap < 0.4 * word.em && wordHeight < rowHeight)) return 0;
  return overlap / large + 0.2 / (1 + Math.max(gap, 0) / word.em);
}

const sharesBaseline = (a: Band, b: Band, small: number): boolean => Math.abs(a.bottom - b.bottom) <= 0.4 * small;

function openRow(word: PlacedWord, band: Band, buckets: Map<number, OpenRow[]>, bucketHeight: number): OpenRow {
  const row: OpenRow = { words: [word], right: word.right, band, checked: 0 };
  register(row, buckets, bucketHeight);
  return row;
}

function extend(row: OpenRow, word: PlacedWord, band: Band, buckets: Map<number, OpenRow[]>, bucketHeight: number): void {
  row.words.push(word);
  row.right = Math.max(row.right, word.right);
  const ratio = (band.bottom - band.top) / Math.max(row.band.bottom - row.band.top, 0.1);
  if (ratio < 0.75 || ratio > 1.7) return;
  row.band = band;
  register(row, buckets, bucketHeight);
}

function register(row: OpenRow, buckets: Map<number, OpenRow[]>, bucketHeight: number): void {
  const [from, to] = bucketRange(row.band, bucketHeight);
  for (let bucket = from; bucket <= to; bucket++) {
    const rows = buckets.get(bucket);
    if (!rows) buckets.set(bucket, [row]);
    else if (!rows.includes(row)) {
      rows.push(row);
      if (rows.length > MAX_ROWS_PER_BUCKET) rows.shift();
    }
  }
}

/** Very high words (a turned stamp, a rule read as a letter) claim only the buckets around their foot. */
function bucketRange(band: Band, bucketHeight: number): [number, number] {
  const to = Math.floor(band.bottom / bucketHeight);
  return [Math.max(Math.floor(band.top / bucketHeight), to - 8), to];
}

function toTextRow(words: PlacedWord[]): TextRow {
  const row: TextRow = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity, em: rowEm(words), words };
  for (const word of words) {
    row.left = Math.min(row.left, word.left);
    row.top = Math.min(row.top, word.top);
    row.right = Math.max(row.right, word.right);
    row.bottom = Math.max(row.bottom, word.bottom);
    if (!word.word.fontSizePt) word.em = row.em;
  }
  return row;
}

/** Most letters of a row have the upper quartile's height; low words (a, of, -) would make the font look small. */
const rowEm = (words: readonly PlacedWord[]): number =>
  quantile(
    words.map((word) => word.em),
    0.7,
    10,
  );
