import { decodeText } from '../text-encoding.ts';
import { parameterOf } from './mail-headers.ts';
import type { MimePart } from './mime-part.ts';

/** The bytes of a part before transfer (RFC 2045, section 6). Faults are read over. */
export function partBytes(part: MimePart): Uint8Array {
  const encoding = headerOf(part, 'content-transfer-encoding').toLowerCase();
  if (encoding.includes('base64')) return decodeBase64(part.body);
  if (encoding.includes('quoted-printable')) return decodeQuotedPrintable(part.body);
  return part.body;
}

/** The text of a part, by its character set where that fits the bytes; flowed lines (RFC 3676) joined. */
export function partText(part: MimePart): string {
  const contentType = headerOf(part, 'content-type');
  const text = decodeText(partBytes(part), parameterOf(contentType, 'charset') ?? undefined).replace(/\r\n?/g, '\n');
  if (parameterOf(contentType, 'format')?.toLowerCase() !== 'flowed') return text;
  return joinFlowed(text, parameterOf(contentType, 'delsp')?.toLowerCase() === 'yes');
}

export const headerOf = (part: MimePart, key: string): string => part.headers.find((header) => header.key === key)?.value ?? '';

function decodeBase64(body: Uint8Array): Uint8Array {
  const decoded = new Uint8Array(Math.ceil((body.length * 3) / 4));
  let length = 0;
  let bits = 0;
  let held = 0;
  for (let at = 0; at < body.length; at++) {
    const value = BASE64_VALUES[body[at]!]!;
    if (value < 0) continue;
    held = (held << 6) | value;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    decoded[length++] = (held >> bits) & 0xff;
    held &= (1 << bits) - 1;
  }
  return decoded.subarray(0, length);
}

const BASE64_VALUES = Int8Array.from({ length: 256 }, (_, byte) =>
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'.indexOf(String.fromCharCode(byte)),
);

function decodeQuotedPrintable(body: Uint8Array): Uint8Array {
  const decoded = new Uint8Array(body.length);
  let length = 0;
  for (let at = 0; at < body.length; at++) {
    const byte = body[at]!;
    if (byte !== 0x3d) {
      decoded[length++] = byte;
      continue;
    }
    const softBreak = softBreakEnd(body, at + 1);
    if (softBreak > 0) {
      at = softBreak - 1;
      continue;
    }
    const high = hexValue(body[at + 1]);
    const low = hexValue(body[at + 2]);
    if (high < 0 || low < 0) {
      decoded[length++] = byte;
      continue;
    }
    decoded[length++] = high * 16 + low;
    at += 2;
  }
  return decoded.subarray(0, length);
}

/** Where the line after a soft break starts, blanks before the line end forgiven; 0 where this is none. */
function softBreakEnd(body: Uint8Array, from: number): number {
  let at = from;
  while (body[at] === 0x20 || body[at] === 0x09) at += 1;
  if (body[at] === 0x0d) at += 1;
  if (body[at] === 0x0a) return at + 1;
  return at >= body.length ? at : 0;
}

function hexValue(byte: number | undefined): number {
  if (byte === undefined) return -1;
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30;
  const letter = byte | 0x20;
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : -1;
}

function joinFlowed(text: string, deleteSpace: boolean): string {
  let joined = '';
  for (const line of text.split('\n')) {
    const unstuffed = line.startsWith(' ') ? line.slice(1) : line;
    const soft = unstuffed.endsWith(' ') && unstuffed !== '-- ';
    joined += soft ? (deleteSpace ? unstuffed.slice(0, -1) : unstuffed) : `${unstuffed}\n`;
  }
  return joined;
}
