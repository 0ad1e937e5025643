import { Inflate } from 'fflate';
import { EngineError } from '../errors.ts';
import { MAX_INFLATED_BYTES } from '../limits.ts';
import { dataOffset, isLocalHeader, readZipDirectory, type ZipRecord } from './zip-directory.ts';

/** The one way into every ZIP file (DOCX, XLSX, archives of documents): bounded, tolerant, never trusting a stated size. */
export interface Archive {
  /** File names as written; a name may occur twice. Folders are left out. */
  readonly names: readonly string[];
  /** True where the directory had to be recovered or something read so far did not match its checksum. */
  readonly damaged: boolean;
  /**
   * The bytes of the file at `index` of `names`. Throws `EngineError` password_required, expands_too_far, unsupported_type for
   * a rare compression, file_damaged where nothing of it can be read.
   */
  read(index: number): Uint8Array;
}

/** Bytes that may still be inflated; archives inside one another share it. */
export class InflationBudget {
  private left = MAX_INFLATED_BYTES;

  spend(byteCount: number): void {
    this.left -= byteCount;
    if (this.left < 0) throw new EngineError('expands_too_far');
  }
}

/** Throws `EngineError` file_damaged where there is no archive, expands_too_far where there are too many or overlapping entries. */
export function openArchive(bytes: Uint8Array, budget: InflationBudget = new InflationBudget()): Archive {
  const directory = readZipDirectory(bytes);
  const records = directory.records.filter((record) => !/[/\\]$/.test(record.name));
  const counted = new Set<number>();
  let damaged = directory.recovered;
  return {
    names: records.map((record) => record.name),
    get damaged() {
      return damaged;
    },
    read(index) {
      const record = records[index];
      if (!record) throw new RangeError('no such archive entry');
      // Reading a part again holds no more of it in memory.
      const content = readRecord(bytes, record, counted.has(index) ? new InflationBudget() : budget);
      counted.add(index);
      damaged ||= !content.intact;
      return content.bytes;
    },
  };
}

interface Content {
  bytes: Uint8Array;
  intact: boolean;
}

function readRecord(bytes: Uint8Array, record: ZipRecord, budget: InflationBudget): Content {
  if (record.encrypted)
    throw new EngineError('password_required', {
      detail: 'This archive is locked. Unpack it with its password, then add its documents. No pages were counted.',
    });
  const packed = packedBytes(bytes, record);
  const content = unpack(packed, record.method, budget);
  if (content.bytes.length === 0 && !content.intact)
    throw new EngineError('file_damaged', { cause: 'nothing of an archive entry inflates' });
  return { bytes: content.bytes, intact: content.intact && crc32(content.bytes) === record.crc };
}

function packedBytes(bytes: Uint8Array, record: ZipRecord): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (!isLocalHeader(view, record.headerOffset))
    throw new EngineError('file_damaged', { cause: 'an archive entry is not where the directory says' });
  const start = dataOffset(view, record.headerOffset);
  return bytes.subarray(start, start + record.compressedSize);
}

function unpack(packed: Uint8Array, method: number, budget: InflationBudget): Content {
  if (method === 8) return inflate(packed, budget);
  if (method !== 0)
    throw new EngineError('unsupported_type', {
      detail: 'This archive uses a rare compression. Unpack it, then add its documents. No pages were counted.',
      cause: `compression ${method}`,
    });
  budget.spend(packed.length);
  return { bytes: packed, intact: true };
}

/** Inflated 32 KiB at a time: at the most extreme ratio of deflate (1,032) the budget is overrun by 32 MiB. */
const PUSH_BYTES = 32 * 1024;

/** What can be inflated, also of a stream that ends early or breaks off in garbage. */
function inflate(packed: Uint8Array, budget: InflationBudget): Content {
  const pieces: Uint8Array[] = [];
  const stream = new Inflate((piece) => {
    budget.spend(piece.length);
    if (piece.length > 0) pieces.push(piece);
  });
  let intact = true;
  try {
    for (let at = 0; at < packed.length; at += PUSH_BYTES) stream.push(packed.subarray(at, at + PUSH_BYTES));
    stream.push(new Uint8Array(0), true);
  } catch (error) {
    if (error instanceof EngineError) throw error;
    intact = false;
  }
  return { bytes: join(pieces), intact };
}

function join(pieces: readonly Uint8Array[]): Uint8Array {
  if (pieces.length === 1) return pieces[0]!;
  const whole = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

/** CRC-32 (IEEE 802.3), as ZIP uses it. */
export function crc32(bytes: Uint8Array): number {
  let crc = -1;
  for (let at = 0; at < bytes.length; at++) crc = CRC_TABLE[(crc ^ bytes[at]!) & 0xff]! ^ (crc >>> 8);
  return ~crc >>> 0;
}

const CRC_TABLE = Int32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  return crc;
});
