import { promisify } from 'node:util';
import { createInflateRaw, deflateRaw, inflateRaw, type InflateRaw } from 'node:zlib';
import type { ExtractionResult } from '@sheetlift/engine';

const deflate = promisify(deflateRaw);
const inflate = promisify(inflateRaw);

/** Results of one document inflate to so many bytes at most: 500,000 cells with what each rests on. */
const MOST_BYTES = 1024 * 1024 * 1024;

/** Something plain as it is kept: compressed JSON. */
export function packJson(value: object): Promise<Buffer> {
  return deflate(JSON.stringify(value));
}

export function unpackResult(packed: Buffer): Promise<ExtractionResult> {
  return unpackJson<ExtractionResult>(packed);
}

export async function unpackJson<Value>(packed: Buffer): Promise<Value> {
  return JSON.parse((await inflate(packed, { maxOutputLength: MOST_BYTES })).toString()) as Value;
}

/** The JSON that was kept, a piece at a time. */
export function unpackedJson(packed: Buffer): InflateRaw {
  const stream = createInflateRaw();
  stream.end(packed);
  return stream;
}
