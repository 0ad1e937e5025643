import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/**
 * Deflate's level: on worksheets 1 takes a third of the time of 6 and gives files about a fifth larger
 * (lab bench, 100,000 x 20).
 */
const LEVEL = 1;

/** 64 thousand hashes stay in the processor's cache; fflate's million does not. */
const HASH_MEMORY = 4;

/** A part that grows while others are written. */
export interface OpenPart {
  push(chunk: Uint8Array): void;
  /** Ends the part. */
  close(): void;
}

/**
 * A ZIP written part by part. One part at a time streams; others that grow meanwhile are kept compressed until `release`.
 * Dates are fixed, so that the same content gives the same bytes in every time zone.
 */
export class ZipPackage {
  #ready: Uint8Array[] = [];
  readonly #zip = new Zip((error, chunk) => {
    if (error) throw error;
    this.#ready.push(chunk);
  });

  /** A part that goes out while it is written. */
  stream(name: string): OpenPart {
    return this.#open(deflated(name));
  }

  /** A part whose content is compressed already. */
  stored(name: string): OpenPart {
    return this.#open(dated(new ZipPassThrough(name)));
  }

  /** A part that is kept, compressed, until `release`. */
  hold(name: string): OpenPart & { release(): void } {
    const file = deflated(name);
    const held: Uint8Array<ArrayBuffer>[] = [];
    file.ondata = (error, chunk) => {
      if (error) throw error;
      held.push(chunk);
    };
    return {
      push: (chunk) => file.push(chunk),
      close: () => file.push(new Uint8Array(0), true),
      release: () => {
        this.#zip.add(file);
        held.forEach((chunk, index) => file.ondata(null, chunk, index === held.length - 1));
      },
    };
  }

  /** A whole text part. */
  text(name: string, text: string): void {
    const part = this.stream(name);
    part.push(new TextEncoder().encode(text));
    part.close();
  }

  end(): void {
    this.#zip.end();
  }

  /** Whether there is something to take. */
  get hasReady(): boolean {
    return this.#ready.length > 0;
  }

  /** The bytes ready to go out, once. */
  take(): Uint8Array[] {
    const ready = this.#ready;
    this.#ready = [];
    return ready;
  }

  #open(file: ZipDeflate | ZipPassThrough): OpenPart {
    this.#zip.add(file);
    return { push: (chunk) => file.push(chunk), close: () => file.push(new Uint8Array(0), true) };
  }
}

const deflated = (name: string): ZipDeflate => dated(new ZipDeflate(name, { level: LEVEL, mem: HASH_MEMORY }));

/** Midday, because a ZIP holds local time and some zone has no midnight on that day. */
function dated<File extends ZipPassThrough | ZipDeflate>(file: File): File {
  file.mtime = new Date(1980, 0, 1, 12);
  return file;
}
