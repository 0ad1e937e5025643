import { decodeWords } from 'postal-mime';
import { MAX_MAIL_HEADER_CHARACTERS } from '../../limits.ts';
import { decodeText } from '../text-encoding.ts';
import { withWindows1252 } from '../windows-1252.ts';

export interface MailHeader {
  /** Lower case. */
  key: string;
  /** As written. */
  name: string;
  /** Unfolded, encoded words still as they are. */
  value: string;
}

/** The headers of a part, folded lines joined, in their order. */
export function readHeaders(block: Uint8Array): MailHeader[] {
  const headers: MailHeader[] = [];
  let pieces: string[] = [];
  const close = (): void => {
    const line = pieces.join(' ').slice(0, MAX_MAIL_HEADER_CHARACTERS);
    const colon = line.indexOf(':');
    if (colon > 0)
      headers.push({
        key: line.slice(0, colon).trim().toLowerCase(),
        name: line.slice(0, colon).trim(),
        value: line.slice(colon + 1).trim(),
      });
    pieces = [];
  };
  for (const line of decodeText(block).split(/\r\n|\r|\n/)) {
    if (/^[ \t]/.test(line)) {
      pieces.push(line.trim());
    } else {
      close();
      pieces.push(line);
    }
  }
  close();
  return headers;
}

/** A header's text as a person reads it: encoded words decoded (RFC 2047), controls gone. */
export const decodedHeader = (value: string): string =>
  withWindows1252(decodeWords(value))
    .replace(/[\0-\x1f\x7f]+/g, ' ')
    .trim();

/** The value of a structured header without its parameters, lower case: "text/plain". */
export const valueOf = (header: string): string =>
  header
    .split(';', 1)[0]!
    .replace(/\([^()]*\)/g, '')
    .trim()
    .toLowerCase();

/**
 * A parameter of a structured header: plain, quoted, continued in numbered pieces, with a character set (RFC 2231), or, against the
 * standard and common, as encoded words. Null where it is missing.
 */
export function parameterOf(header: string, name: string): string | null {
  const pieces = writtenParameters(header).filter((parameter) => parameter.key === name || parameter.key.startsWith(`${name}*`));
  const extended = pieces.filter((piece) => piece.key !== name).sort((a, b) => ordinalOf(a.key) - ordinalOf(b.key));
  if (extended.length > 0) return decodeExtended(extended);
  const plain = pieces[0]?.value;
  return plain === undefined ? null : decodedHeader(plain);
}

interface WrittenParameter {
  /** Lower case, with the asterisks of RFC 2231. */
  key: string;
  value: string;
}

function writtenParameters(header: string): WrittenParameter[] {
  const found: WrittenParameter[] = [];
  for (const match of header.matchAll(/;\s*([^\s=;"]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"?|([^;]*))/g)) {
    const value = match[2] !== undefined ? match[2].replace(/\\(["\\])/g, '$1') : match[3]!.replace(/\s\([^()]*\)\s*$/, '').trim();
    found.push({ key: match[1]!.toLowerCase(), value });
  }
  return found;
}

/** 0 for "filename*", the number for "filename*2*". */
const ordinalOf = (key: string): number => Number(/\*(\d{1,4})/.exec(key)?.[1] ?? 0);

function decodeExtended(pieces: readonly WrittenParameter[]): string {
  const charset = /^([^']*)'[^']*'/.exec(pieces[0]!.value)?.[1];
  const bytes = pieces.flatMap(({ key, value }, index) => {
    const text = index === 0 && charset !== undefined ? value.replace(/^[^']*'[^']*'/, '') : value;
    return key.endsWith('*') ? percentDecoded(text) : [...new TextEncoder().encode(text)];
  });
  return decodeText(Uint8Array.from(bytes), charset || undefined);
}

function percentDecoded(text: string): number[] {
  const bytes: number[] = [];
  for (const match of text.matchAll(/%([0-9a-f]{2})|[^%]+|%/gi)) {
    if (match[1]) bytes.push(Number.parseInt(match[1], 16));
    else for (const byte of new TextEncoder().encode(match[0])) bytes.push(byte);
  }
  return bytes;
}
