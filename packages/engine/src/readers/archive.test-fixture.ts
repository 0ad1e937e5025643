import { deflateSync, strToU8, zipSync } from 'fflate';
import { crc32 } from './archive.ts';

export type Part = string | Uint8Array;

const bytesOf = (part: Part): Uint8Array => (typeof part === 'string' ? strToU8(part) : part);

/** A well-formed archive. */
export function zipOf(parts: Record<string, Part>): Uint8Array {
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, bytesOf(part)])));
}

/** One record of a hand-made archive; what is left out is as it should be. */
interface RawRecord {
  name: string;
  /** Not yet deflated. */
  content?: Part;
  /** Deflated already; replaces `content`. */
  deflated?: Uint8Array;
  /** Sizes, flags and checksum that the directory states instead of the truth. */
  claim?: { size?: number; compressedSize?: number; flags?: number; crc?: number; method?: number; headerOffset?: number };
  /** Sizes and checksum follow the data, as streaming packers write them. */
  descriptor?: boolean;
  /** Only a record in the directory, without bytes of its own. */
  directoryOnly?: boolean;
}

/** An archive with everything a hostile or hasty packer can get wrong. */
export function rawZip(records: readonly RawRecord[], options: { prepend?: Uint8Array; withoutDirectory?: boolean } = {}): Uint8Array {
  const pieces: Uint8Array[] = options.prepend ? [options.prepend] : [];
  const nothing = deflateSync(new Uint8Array(0));
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const record of records) {
    const content = bytesOf(record.content ?? '');
    const data = record.deflated ?? (content.length === 0 ? nothing : deflateSync(content));
    const facts = {
      size: content.length,
      compressedSize: data.length,
      flags: 0x800 | (record.descriptor ? 8 : 0),
      crc: crc32(content),
      method: 8,
      headerOffset: offset,
      ...record.claim,
    };
    const name = strToU8(record.name);
    directory.push(header(0x02014b50, facts, name, facts.headerOffset));
    if (record.directoryOnly) continue;
    const local = header(0x04034b50, record.descriptor ? { ...facts, size: 0, compressedSize: 0, crc: 0 } : facts, name, null);
    const descriptor = record.descriptor ? uint32s([0x08074b50, facts.crc, facts.compressedSize, facts.size]) : new Uint8Array(0);
    pieces.push(local, data, descriptor);
    offset += local.length + data.length + descriptor.length;
  }
  if (options.withoutDirectory) return concat(pieces);
  const size = directory.reduce((sum, piece) => sum + piece.length, 0);
  const end = concat([
    uint32s([0x06054b50, 0]),
    uint16s([records.length & 0xffff, records.length & 0xffff]),
    uint32s([size, offset]),
    uint16s([0]),
  ]);
  return concat([...pieces, ...directory, end]);
}

function header(
  signature: number,
  facts: { size: number; compressedSize: number; flags: number; crc: number; method: number },
  name: Uint8Array,
  headerOffset: number | null,
): Uint8Array {
  const central = headerOffset !== null;
  const bytes = new Uint8Array((central ? 46 : 30) + name.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, signature, true);
  if (central) view.setUint16(4, 20, true);
  const at = central ? 6 : 4;
  for (const [index, value] of [20, facts.flags, facts.method, 0, 0x21].entries()) view.setUint16(at + 2 * index, value, true);
  for (const [index, value] of [facts.crc, facts.compressedSize, facts.size].entries()) view.setUint32(at + 10 + 4 * index, value, true);
  view.setUint16(at + 22, name.length, true);
  if (central) view.setUint32(42, headerOffset, true);
  bytes.set(name, central ? 46 : 30);
  return bytes;
}

export const uint16s = (values: readonly number[]): Uint8Array =>
  Uint8Array.from(values.flatMap((value) => [value & 0xff, (value >> 8) & 0xff]));
export const uint32s = (values: readonly number[]): Uint8Array =>
  Uint8Array.from(values.flatMap((value) => [value & 0xff, (value >>> 8) & 0xff, (value >>> 16) & 0xff, (value >>> 24) & 0xff]));

export function concat(pieces: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
