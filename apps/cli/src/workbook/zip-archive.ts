import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib';
import { WorkbookProblem } from './workbook-problem.ts';

/** A part of the archive, as its directory tells of it (PKWARE APPNOTE.TXT 6.3, 4.3). */
interface Entry {
  name: string;
  /** 0 stored, 8 deflated. */
  method: number;
  crc: number;
  packedBytes: number;
  /** Where its header begins. */
  offset: number;
  /** Where the next header, or the directory, begins: what lies between belongs to this entry. */
  end: number;
  /** Its record in the directory. */
  record: Buffer;
}

const LOCAL_HEADER = 0x04_03_4b_50;
const DIRECTORY_RECORD = 0x02_01_4b_50;
const DIRECTORY_END = 0x06_05_4b_50;
const LOCAL_HEADER_BYTES = 30;
const DIRECTORY_RECORD_BYTES = 46;
const DIRECTORY_END_BYTES = 22;
const MOST_COMMENT_BYTES = 65_535;

/** Stands where a size needs 64 bits. */
const IN_64_BITS = 0xff_ff_ff_ff;

const ENCRYPTED = 1;
/** Sizes stand behind the content. */
const SIZES_BEHIND = 8;

/** No part of a workbook that people open is larger; a bomb is. */
const MOST_PART_BYTES = 1024 * 1024 * 1024;

/** A ZIP in memory, of which parts are read and exchanged. All that is not exchanged stays as it is, to the compressed byte. */
export class ZipArchive {
  readonly #bytes: Buffer;
  readonly #entries: Map<string, Entry>;
  readonly #directoryAt: number;
  readonly #endAt: number;

  /** Throws `WorkbookProblem`. */
  constructor(bytes: Buffer) {
    this.#bytes = bytes;
    this.#endAt = findEnd(bytes);
    this.#directoryAt = bytes.readUInt32LE(this.#endAt + 16);
    if (this.#directoryAt === IN_64_BITS || this.#directoryAt >= this.#endAt) throw new WorkbookProblem('it is too large, or damaged');
    this.#entries = readDirectory(bytes, this.#directoryAt, bytes.readUInt16LE(this.#endAt + 10));
  }

  has(name: string): boolean {
    return this.#entries.has(name);
  }

  get names(): string[] {
    return [...this.#entries.keys()];
  }

  /** The part's content; null where there is none of that name. */
  read(name: string): Buffer | null {
    const entry = this.#entries.get(name);
    if (!entry) return null;
    const nameBytes = this.#bytes.readUInt16LE(entry.offset + 26);
    const extraBytes = this.#bytes.readUInt16LE(entry.offset + 28);
    const start = entry.offset + LOCAL_HEADER_BYTES + nameBytes + extraBytes;
    const content = unpack(this.#bytes.subarray(start, start + entry.packedBytes), entry);
    if (crc32(content) !== entry.crc) throw new WorkbookProblem(`its part ${name} is damaged`);
    return content;
  }

  /** The archive with other contents under some of its names. */
  with(contents: ReadonlyMap<string, Uint8Array>): Buffer {
    const pieces: Buffer[] = [];
    const directory: Buffer[] = [];
    let offset = 0;
    const add = (piece: Buffer): void => {
      pieces.push(piece);
      offset += piece.length;
    };
    const entries = [...this.#entries.values()];
    const inPlace = entries.toSorted((one, other) => one.offset - other.offset);
    const moved = new Map<Entry, Buffer>();
    add(this.#bytes.subarray(0, inPlace[0]?.offset ?? this.#directoryAt));
    for (const entry of inPlace) {
      const content = contents.get(entry.name);
      const { local, record } = content
        ? exchanged(entry, content)
        : { local: this.#bytes.subarray(entry.offset, entry.end), record: Buffer.from(entry.record) };
      record.writeUInt32LE(offset, 42);
      moved.set(entry, record);
      add(local);
    }
    for (const entry of entries) directory.push(moved.get(entry)!);
    const directoryAt = offset;
    for (const record of directory) add(record);
    const end = Buffer.from(this.#bytes.subarray(this.#endAt));
    end.writeUInt32LE(offset - directoryAt, 12);
    end.writeUInt32LE(directoryAt, 16);
    add(end);
    return Buffer.concat(pieces);
  }
}

/** A new archive of the given parts. */
export function zipOf(parts: ReadonlyMap<string, string>): Buffer {
  const locals: Buffer[] = [];
  const records: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of parts) {
    const blank = Buffer.alloc(DIRECTORY_RECORD_BYTES + name.length);
    blank.writeUInt32LE(DIRECTORY_RECORD, 0);
    for (const at of [4, 6]) blank.writeUInt16LE(20, at);
    // 1 January 1980, as the format has no earlier day.
    blank.writeUInt16LE(0x21, 14);
    blank.writeUInt16LE(name.length, 28);
    blank.write(name, DIRECTORY_RECORD_BYTES, 'latin1');
    const { local, record } = exchanged({ name, record: blank }, Buffer.from(text));
    record.writeUInt32LE(offset, 42);
    locals.push(local);
    records.push(record);
    offset += local.length;
  }
  const directory = Buffer.concat(records);
  const end = Buffer.alloc(DIRECTORY_END_BYTES);
  end.writeUInt32LE(DIRECTORY_END, 0);
  for (const at of [8, 10]) end.writeUInt16LE(parts.size, at);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, directory, end]);
}

function findEnd(bytes: Buffer): number {
  const from = Math.max(0, bytes.length - DIRECTORY_END_BYTES - MOST_COMMENT_BYTES);
  for (let at = bytes.length - DIRECTORY_END_BYTES; at >= from; at--) if (bytes.readUInt32LE(at) === DIRECTORY_END) return at;
  throw new WorkbookProblem('it is no workbook (.xlsx), or is locked with a password');
}

function readDirectory(bytes: Buffer, directoryAt: number, count: number): Map<string, Entry> {
  const entries: Entry[] = [];
  let at = directoryAt;
  for (let index = 0; index < count; index++) {
    if (at + DIRECTORY_RECORD_BYTES > bytes.length || bytes.readUInt32LE(at) !== DIRECTORY_RECORD)
      throw new WorkbookProblem('it is damaged');
    const [nameBytes, extraBytes, commentBytes] = [28, 30, 32].map((place) => bytes.readUInt16LE(at + place)) as [number, number, number];
    const length = DIRECTORY_RECORD_BYTES + nameBytes + extraBytes + commentBytes;
    const record = bytes.subarray(at, at + length);
    const [packedBytes, size, offset] = [20, 24, 42].map((place) => record.readUInt32LE(place)) as [number, number, number];
    if ([packedBytes, size, offset].includes(IN_64_BITS)) throw new WorkbookProblem('it is too large');
    if ((record.readUInt16LE(8) & ENCRYPTED) !== 0) throw new WorkbookProblem('it is locked with a password');
    if (offset + LOCAL_HEADER_BYTES > directoryAt || bytes.readUInt32LE(offset) !== LOCAL_HEADER)
      throw new WorkbookProblem('it is damaged');
    const name = record.toString('utf8', DIRECTORY_RECORD_BYTES, DIRECTORY_RECORD_BYTES + nameBytes);
    entries.push({ name, method: record.readUInt16LE(10), crc: record.readUInt32LE(16), packedBytes, offset, end: directoryAt, record });
    at += length;
  }
  const inPlace = entries.toSorted((one, other) => one.offset - other.offset);
  inPlace.forEach((entry, index) => (entry.end = inPlace[index + 1]?.offset ?? directoryAt));
  const named = new Map(entries.map((entry) => [entry.name, entry]));
  if (named.size < entries.length) throw new WorkbookProblem('it has two parts of one name');
  return named;
}

function unpack(packed: Buffer, { method, name }: Entry): Buffer {
  if (method === 0) return packed;
  try {
    if (method === 8) return inflateRawSync(packed, { maxOutputLength: MOST_PART_BYTES });
  } catch {
    // Said below.
  }
  throw new WorkbookProblem(`its part ${name} cannot be unpacked`);
}

/** Header, name and content of a part, and its record: what the directory said of it stays, but for what the content changes. */
function exchanged({ name, record: before }: Pick<Entry, 'name' | 'record'>, content: Uint8Array): { local: Buffer; record: Buffer } {
  const packed = deflateRawSync(content);
  const record = Buffer.from(before);
  record.writeUInt16LE(before.readUInt16LE(8) & ~SIZES_BEHIND, 8);
  record.writeUInt16LE(8, 10);
  record.writeUInt32LE(crc32(content), 16);
  record.writeUInt32LE(packed.length, 20);
  record.writeUInt32LE(content.length, 24);
  const nameBytes = Buffer.from(name);
  const header = Buffer.alloc(LOCAL_HEADER_BYTES);
  header.writeUInt32LE(LOCAL_HEADER, 0);
  // Version, flags, method, time, date, checksum, sizes and the length of the name stand here as they stand there.
  record.copy(header, 4, 6, 30);
  return { local: Buffer.concat([header, nameBytes, packed]), record };
}
