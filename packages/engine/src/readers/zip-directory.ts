import { EngineError } from '../errors.ts';
import { MAX_ARCHIVE_ENTRIES } from '../limits.ts';

/** One record of a ZIP file as its directory states it; sizes are claims, never trusted. */
export interface ZipRecord {
  /** As written, separators and all. */
  name: string;
  encrypted: boolean;
  /** 0 stored, 8 deflated; nothing else is read. */
  method: number;
  crc: number;
  compressedSize: number;
  size: number;
  /** Byte at which the local header starts. */
  headerOffset: number;
}

export interface ZipDirectory {
  records: ZipRecord[];
  /** The directory was missing or broken and the records were found by their local headers. */
  recovered: boolean;
}

/**
 * The records of a ZIP file (PKWARE APPNOTE 6.3.10): central directory with ZIP64, prepended and appended bytes; without a
 * usable one, the local headers in order. Throws `EngineError` file_damaged where there is neither, expands_too_far for
 * more than `MAX_ARCHIVE_ENTRIES` records or records that share bytes.
 */
export function readZipDirectory(bytes: Uint8Array): ZipDirectory {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  if (end !== null) {
    const records = readCentralDirectory(view, end);
    if (records.length > 0 || end.count === 0) {
      refuseOverlaps(records);
      return { records, recovered: false };
    }
  }
  const records = scanLocalHeaders(view, bytes);
  if (records.length === 0) throw new EngineError('file_damaged', { cause: 'no ZIP directory and no local header' });
  return { records, recovered: true };
}

const LOCAL_HEADER = 0x04034b50;
const CENTRAL_HEADER = 0x02014b50;
const END_RECORD = 0x06054b50;
const DATA_DESCRIPTOR = 0x08074b50;
const ZIP64_END_RECORD = 0x06064b50;
const ZIP64_LOCATOR = 0x07064b50;

/** The end record is 22 bytes with a comment of up to 65,535; some senders append a few bytes more. */
const END_SEARCH_BYTES = 22 + 65_535 + 4_096;

interface DirectoryEnd {
  count: number;
  /** Byte of the first central record. */
  start: number;
  /** Bytes that stand before the archive, for instance of a self-extracting program. */
  shift: number;
}

function findEnd(view: DataView): DirectoryEnd | null {
  const lowest = Math.max(0, view.byteLength - END_SEARCH_BYTES);
  for (let at = view.byteLength - 22; at >= lowest; at--) {
    if (view.getUint32(at, true) === END_RECORD) return zip64End(view, at) ?? plainEnd(view, at);
  }
  return null;
}

function plainEnd(view: DataView, at: number): DirectoryEnd {
  return placeDirectory(view, {
    count: view.getUint16(at + 10, true),
    size: view.getUint32(at + 12, true),
    offset: view.getUint32(at + 16, true),
    endsAt: at,
  });
}

function zip64End(view: DataView, endAt: number): DirectoryEnd | null {
  const locator = endAt - 20;
  if (locator < 0 || view.getUint32(locator, true) !== ZIP64_LOCATOR) return null;
  for (const at of [uint64(view, locator + 8), locator - 56]) {
    if (at < 0 || at + 56 > view.byteLength || view.getUint32(at, true) !== ZIP64_END_RECORD) continue;
    return placeDirectory(view, { count: uint64(view, at + 32), size: uint64(view, at + 40), offset: uint64(view, at + 48), endsAt: at });
  }
  return null;
}

/** Where the central directory really starts: offsets are off by what was prepended. */
function placeDirectory(view: DataView, claim: { count: number; size: number; offset: number; endsAt: number }): DirectoryEnd {
  const byEnd = claim.endsAt - claim.size;
  const start = [byEnd, claim.offset].find((at) => isAt(view, at, CENTRAL_HEADER)) ?? -1;
  return { count: claim.count, start, shift: start === byEnd ? byEnd - claim.offset : 0 };
}

function readCentralDirectory(view: DataView, end: DirectoryEnd): ZipRecord[] {
  const records: ZipRecord[] = [];
  let at = end.start;
  while (at >= 0 && at + 46 <= view.byteLength && view.getUint32(at, true) === CENTRAL_HEADER) {
    if (records.length >= MAX_ARCHIVE_ENTRIES) throw new EngineError('expands_too_far', { cause: 'too many archive entries' });
    const nameLength = view.getUint16(at + 28, true);
    const extraLength = view.getUint16(at + 30, true);
    const next = at + 46 + nameLength + extraLength + view.getUint16(at + 32, true);
    if (next > view.byteLength) break;
    records.push(centralRecord(view, at, nameLength, extraLength, end.shift));
    at = next;
  }
  return records;
}

function centralRecord(view: DataView, at: number, nameLength: number, extraLength: number, shift: number): ZipRecord {
  const flags = view.getUint16(at + 8, true);
  const extra = readExtra(view, at + 46 + nameLength, extraLength, {
    size: view.getUint32(at + 24, true),
    compressedSize: view.getUint32(at + 20, true),
    headerOffset: view.getUint32(at + 42, true),
  });
  return {
    name: extra.name ?? decodeName(slice(view, at + 46, nameLength), (flags & 0x800) !== 0),
    encrypted: (flags & 1) !== 0,
    method: view.getUint16(at + 10, true),
    crc: view.getUint32(at + 16, true),
    compressedSize: extra.compressedSize,
    size: extra.size,
    headerOffset: extra.headerOffset + shift,
  };
}

interface ExtraFields {
  name?: string;
  size: number;
  compressedSize: number;
  headerOffset: number;
}

/** ZIP64 sizes (0x0001) stand only for those that are all ones; the Unicode path (0x7075) replaces the name. */
function readExtra(view: DataView, start: number, length: number, plain: ExtraFields): ExtraFields {
  const fields = { ...plain };
  const end = start + length;
  for (let at = start; at + 4 <= end;) {
    const id = view.getUint16(at, true);
    const size = view.getUint16(at + 2, true);
    const body = at + 4;
    if (body + size > end) break;
    if (id === 0x0001) readZip64Extra(view, body, body + size, fields);
    if (id === 0x7075 && size > 5) fields.name = decodeName(slice(view, body + 5, size - 5), true);
    at = body + size;
  }
  return fields;
}

function readZip64Extra(view: DataView, start: number, end: number, fields: ExtraFields): void {
  let at = start;
  for (const key of ['size', 'compressedSize', 'headerOffset'] as const) {
    if (fields[key] !== 0xffffffff || at + 8 > end) continue;
    fields[key] = uint64(view, at);
    at += 8;
  }
}

/** Records that point into each other's bytes never come from a packer; they multiply a small file (D. Fifield, 2019). */
function refuseOverlaps(records: readonly ZipRecord[]): void {
  const ranges = records.map((record) => ({ from: record.headerOffset, to: record.headerOffset + 30 + record.compressedSize }));
  ranges.sort((a, b) => a.from - b.from || a.to - b.to);
  for (let index = 1; index < ranges.length; index++) {
    if (ranges[index]!.from < ranges[index - 1]!.to) throw new EngineError('expands_too_far', { cause: 'overlapping archive entries' });
  }
}

function scanLocalHeaders(view: DataView, bytes: Uint8Array): ZipRecord[] {
  const records: ZipRecord[] = [];
  let at = nextSignature(view, bytes, 0, [LOCAL_HEADER]);
  while (at + 30 <= view.byteLength) {
    if (records.length >= MAX_ARCHIVE_ENTRIES) throw new EngineError('expands_too_far', { cause: 'too many archive entries' });
    const record = localRecord(view, bytes, at);
    records.push(record);
    at = nextSignature(view, bytes, dataOffset(view, at) + record.compressedSize, [LOCAL_HEADER]);
  }
  return records;
}

function localRecord(view: DataView, bytes: Uint8Array, at: number): ZipRecord {
  const flags = view.getUint16(at + 6, true);
  const data = Math.min(dataOffset(view, at), view.byteLength);
  const claimed = view.getUint32(at + 18, true);
  // Sizes that follow the data (flag bit 3), or that reach beyond the file, are replaced by what is there.
  const unknown = (flags & 8) !== 0 || data + claimed > view.byteLength;
  const end = unknown ? nextSignature(view, bytes, data, [DATA_DESCRIPTOR, LOCAL_HEADER, CENTRAL_HEADER, END_RECORD]) : data + claimed;
  const nameLength = Math.min(view.getUint16(at + 26, true), view.byteLength - at - 30);
  return {
    name: decodeName(slice(view, at + 30, nameLength), (flags & 0x800) !== 0),
    encrypted: (flags & 1) !== 0,
    method: view.getUint16(at + 8, true),
    crc: view.getUint32(at + 14, true),
    compressedSize: end - data,
    size: view.getUint32(at + 22, true),
    headerOffset: at,
  };
}

/** Where the data of the record with this local header starts. */
export function dataOffset(view: DataView, headerOffset: number): number {
  return headerOffset + 30 + view.getUint16(headerOffset + 26, true) + view.getUint16(headerOffset + 28, true);
}

export function isLocalHeader(view: DataView, at: number): boolean {
  return isAt(view, at, LOCAL_HEADER) && at + 30 <= view.byteLength;
}

function nextSignature(view: DataView, bytes: Uint8Array, from: number, signatures: readonly number[]): number {
  for (let at = bytes.indexOf(0x50, from); at >= 0 && at + 4 <= bytes.length; at = bytes.indexOf(0x50, at + 1)) {
    if (signatures.includes(view.getUint32(at, true))) return at;
  }
  return bytes.length;
}

const isAt = (view: DataView, at: number, signature: number): boolean =>
  at >= 0 && at + 4 <= view.byteLength && view.getUint32(at, true) === signature;

const slice = (view: DataView, at: number, length: number): Uint8Array => new Uint8Array(view.buffer, view.byteOffset + at, length);

/** Exact below 2^53; larger claims only need to stay larger than any file. */
const uint64 = (view: DataView, at: number): number => view.getUint32(at, true) + view.getUint32(at + 4, true) * 2 ** 32;

/** UTF-8 where flagged or valid, else the code page of the PC that ZIP was made for. */
function decodeName(bytes: Uint8Array, flagged: boolean): string {
  try {
    return new TextDecoder('utf-8', { fatal: !flagged, ignoreBOM: true }).decode(bytes);
  } catch {
    return Array.from(bytes, (byte) => (byte < 0x80 ? String.fromCharCode(byte) : CODE_PAGE_437[byte - 0x80]!)).join('');
  }
}

const CODE_PAGE_437 = [
  ...'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0',
];
