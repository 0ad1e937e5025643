import { BLACK_CODES, LONGEST_CODE, type Mode, MODE_CODES, WHITE_CODES } from './ccitt-codes.ts';

export interface CcittOptions {
  width: number;
  rows: number;
  /** "rle": TIFF compression 2; "g3": 3 (T.4); "g4": 4 (T.6). */
  coding: 'rle' | 'g3' | 'g4';
  /** G3 only: a bit after each end of line tells whether the next row is coded against the one above. */
  twoDimensional: boolean;
}

/**
 * Fax coding (ITU-T T.4, T.6) to one bit a pixel, 1 black, rows padded to bytes. Stops at the first damage: `rows` counts the good ones.
 */
export function unpackCcitt(data: Uint8Array, options: CcittOptions): { bits: Uint8Array; rows: number } {
  const { width, rows, coding } = options;
  const stride = (width + 7) >> 3;
  const bits = new Uint8Array(stride * rows);
  const input = createBitInput(data);
  let above = [width, width];
  let row = 0;
  for (; row < rows; row++) {
    if (input.exhausted()) break;
    if (coding === 'rle') input.alignToByte();
    const alongAbove = coding === 'g4' || (coding === 'g3' && skipEndOfLine(input, options.twoDimensional));
    const changes = alongAbove ? readRowAlong(input, above, width) : readRow(input, width);
    if (!changes) break;
    paintRow(bits.subarray(row * stride, (row + 1) * stride), changes, width);
    above = changes;
  }
  return { bits, rows: row };
}

interface BitInput {
  /** The next bit, 0 past the end. */
  bit(): number;
  peek(count: number): number;
  skip(count: number): void;
  alignToByte(): void;
  exhausted(): boolean;
}

function createBitInput(data: Uint8Array): BitInput {
  let at = 0;
  const end = data.length * 8;
  const bitAt = (position: number): number => ((data[position >> 3] ?? 0) >> (7 - (position & 7))) & 1;
  return {
    bit: () => bitAt(at++),
    peek(count) {
      let value = 0;
      for (let index = 0; index < count; index++) value = (value << 1) | bitAt(at + index);
      return value;
    },
    skip: (count) => void (at += count),
    alignToByte: () => void (at = (at + 7) & ~7),
    exhausted: () => at >= end,
  };
}

/** Skips fill bits and the end-of-line code where there is one. Answers whether the row is coded along the one above. */
function skipEndOfLine(input: BitInput, twoDimensional: boolean): boolean {
  if (input.peek(11) !== 0) return false;
  while (!input.exhausted() && input.peek(1) === 0) input.skip(1);
  input.skip(1);
  return twoDimensional && input.bit() === 0;
}

/** Positions where the colour changes, white first, closed by two stops at the row's end; null where the coding is broken. */
function readRow(input: BitInput, width: number): number[] | null {
  const changes: number[] = [];
  let at = 0;
  for (let black = false; at < width; black = !black) {
    const run = readRun(input, black);
    if (run === null || at + run > width) return null;
    at += run;
    changes.push(at);
  }
  return close(changes, width);
}

/** A row coded along the one above it (T.6, 2.2). `a` names places on this row, `b` on the one above. */
function readRowAlong(input: BitInput, above: number[], width: number): number[] | null {
  const changes: number[] = [];
  let a0 = 0;
  let black = false;
  let index = 0;
  while (a0 < width) {
    index = findChange(above, index, changes.length === 0 && a0 === 0 ? -1 : a0, black);
    const b1 = above[index] ?? width;
    const mode = readCode(input, MODE_CODES);
    if (mode === null) return null;
    if (mode === 'pass') {
      a0 = above[index + 1] ?? width;
    } else if (mode === 'horizontal') {
      const first = readRun(input, black);
      const second = readRun(input, !black);
      if (first === null || second === null || a0 + first + second > width) return null;
      changes.push(a0 + first, a0 + first + second);
      a0 += first + second;
    } else {
      const a1 = b1 + verticalShift(mode);
      if (a1 < a0 || a1 > width) return null;
      changes.push(a1);
      a0 = a1;
      black = !black;
    }
  }
  return close(changes, width);
}

/**
 * Index of the first change above that lies right of `a0` and goes to the opposite of the current colour. Looks back one pair: vertical
 * modes may step left.
 */
function findChange(above: number[], from: number, a0: number, black: boolean): number {
  let index = Math.max(0, (from & ~1) - 2) + (black ? 1 : 0);
  while (index < above.length && (above[index] as number) <= a0) index += 2;
  return index;
}

const verticalShift = (mode: Mode): number => Number(mode.slice('vertical '.length));

function readRun(input: BitInput, black: boolean): number | null {
  let run = 0;
  for (;;) {
    const part = readCode(input, black ? BLACK_CODES : WHITE_CODES);
    if (part === null) return null;
    run += part;
    if (part < 64) return run;
    if (input.exhausted()) return null;
  }
}

function readCode<T>(input: BitInput, codes: Map<number, T>): T | null {
  let code = 1;
  for (let length = 0; length < LONGEST_CODE; length++) {
    code = (code << 1) | input.bit();
    const meaning = codes.get(code);
    if (meaning !== undefined) return meaning;
  }
  return null;
}

function close(changes: number[], width: number): number[] {
  changes.push(width, width);
  return changes;
}

function paintRow(row: Uint8Array, changes: number[], width: number): void {
  for (let index = 0; index + 1 < changes.length; index += 2) {
    const end = Math.min(changes[index + 1] as number, width);
    for (let x = changes[index] as number; x < end; x++) row[x >> 3] = (row[x >> 3] as number) | (0x80 >> (x & 7));
  }
}
