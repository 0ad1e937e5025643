import { MAX_CELL_CHARACTERS } from '../../limits.ts';
import type { OfficePackage } from '../office-package.ts';

/** The texts that cells point to; formatted runs are joined and phonetic hints left out. */
export function readSharedStrings(office: OfficePackage, partName: string | null): string[] {
  const strings: string[] = [];
  if (partName === null) return strings;
  let pieces: string[] = [];
  let inText = false;
  let phonetic = false;
  office.readPart(partName, {
    open(name) {
      if (name === 'si') pieces = [];
      else if (name === 't') inText = true;
      else if (name === 'rPh') phonetic = true;
    },
    text(text) {
      if (inText && !phonetic) pieces.push(text);
    },
    close(name) {
      if (name === 'si') strings.push(cellText(pieces.join('')));
      else if (name === 't') inText = false;
      else if (name === 'rPh') phonetic = false;
    },
  });
  return strings;
}

/** A text as a cell shows it. Characters that XML cannot hold are written as _x000D_ (ECMA-376 part 1, 22.9.2.19). */
export function cellText(written: string): string {
  const text = written.slice(0, MAX_CELL_CHARACTERS);
  const unescaped = text.includes('_x')
    ? text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text;
  return unescaped.replace(/\r\n?/g, '\n').trim();
}
