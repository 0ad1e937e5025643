import { MAX_UNPACKED_DOCUMENTS } from '../../limits.ts';

/**
 * The mails of a mailbox file (RFC 4155): each begins with a line "From address date" after a blank line, followed by a header.
 * One mail, also with such a line at its start, comes back as it is.
 */
export function splitMailbox(bytes: Uint8Array): Uint8Array[] {
  if (!isSeparator(bytes, 0)) return [bytes];
  const starts = [0];
  for (let at = bytes.indexOf(0x0a); at >= 0 && starts.length < MAX_UNPACKED_DOCUMENTS; at = bytes.indexOf(0x0a, at + 1)) {
    if (bytes[at + 1] === 0x46 && isBlankBefore(bytes, at) && isSeparator(bytes, at + 1)) starts.push(at + 1);
  }
  return starts.map((start, index) => bytes.subarray(start, starts[index + 1]));
}

/** "From someone Mon May  2 16:07:05 2005" and a header line below it. */
function isSeparator(bytes: Uint8Array, at: number): boolean {
  const lines = new TextDecoder('windows-1252').decode(bytes.subarray(at, at + 400)).split(/\r?\n/);
  return /^From \S+/.test(lines[0] ?? '') && /^[\w-]+:/.test(lines[1] ?? '') && (at === 0 || /\d{4}\s*([+-]\d{4})?$/.test(lines[0] ?? ''));
}

const isBlankBefore = (bytes: Uint8Array, feed: number): boolean =>
  bytes[feed - 1] === 0x0a || (bytes[feed - 1] === 0x0d && bytes[feed - 2] === 0x0a);
