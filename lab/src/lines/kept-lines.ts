import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { RealLine } from './real-lines.ts';

/** Writes lines for later measuring, their pixels as base64. */
export function keepLines(path: string, lines: readonly RealLine[]): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(
    path,
    JSON.stringify(
      lines.map(({ picture, ...line }) => ({ ...line, picture: { ...picture, grey: Buffer.from(picture.grey).toString('base64') } })),
    ),
  );
}

/** The lines written before; null where none were. */
export function keptLines(path: string): RealLine[] | null {
  if (!existsSync(path)) return null;
  const kept = JSON.parse(readFileSync(path, 'utf8')) as (Omit<RealLine, 'picture'> & {
    picture: { width: number; height: number; grey: string };
  })[];
  return kept.map(({ picture, ...line }) => ({
    ...line,
    picture: { ...picture, grey: new Uint8Array(Buffer.from(picture.grey, 'base64')) },
  }));
}
