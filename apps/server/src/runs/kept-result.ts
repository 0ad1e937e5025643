import { promisify } from 'node:util';
import { deflateRaw, inflateRaw } from 'node:zlib';
import type { ExtractionResult } from '@sheetlift/engine';

const deflate = promisify(deflateRaw);
const inflate = promisify(inflateRaw);

/** Results of one document inflate to so many bytes at most: 500,000 cells with what each rests on. */
const MOST_BYTES = 1024 * 1024 * 1024;

/** A result as it is kept: compressed JSON. */
export function packResult(result: ExtractionResult): Promise<Buffer> {
  return deflate(JSON.stringify(result));
}

export async function unpackResult(packed: Buffer): Promise<ExtractionResult> {
  return JSON.parse((await inflate(packed, { maxOutputLength: MOST_BYTES })).toString()) as ExtractionResult;
}
