import { Zip, ZipPassThrough } from 'fflate';
import { Deflate, endOfPart } from './deflate.ts';

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
  /** Its pieces stand for themselves, so that all parts share it. */
  readonly #deflate = new Deflate();
  readonly #zip = new Zip((error, chunk) => {
    if (error) throw error;
    this.#ready.push(chunk);
  });

  /** A part that goes out while it is written. */
  stream(name: string): OpenPart {
    return this.#open(this.#deflated(name));
  }

  /** A part whose content is compressed already. */
  stored(name: string): OpenPart {
    return this.#open(dated(new ZipPassThrough(name)));
  }

  /** A part that is kept, compressed, until `release`. */
  hold(name: string): OpenPart & { release(): void } {
    const file = this.#deflated(name);
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

  #deflated(name: string): DeflatedFile {
    return dated(new DeflatedFile(name, this.#deflate));
  }

  #open(file: ZipPassThrough): OpenPart {
    this.#zip.add(file);
    return { push: (chunk) => file.push(chunk), close: () => file.push(new Uint8Array(0), true) };
  }
}

/** Counts and sums as a stored file does, but hands on the compressed bytes. */
class DeflatedFile extends ZipPassThrough {
  override compression = 8;
  readonly #deflate: Deflate;

  constructor(name: string, deflate: Deflate) {
    super(name);
    this.#deflate = deflate;
  }

  protected override process(chunk: Uint8Array<ArrayBuffer>, final: boolean): void {
    this.#deflate.compress(chunk, (compressed) => this.ondata(null, compressed, false));
    if (final) this.ondata(null, endOfPart(), true);
  }
}

/** Midday, because a ZIP holds local time and some zone has no midnight on that day. */
function dated<File extends ZipPassThrough>(file: File): File {
  file.mtime = new Date(1980, 0, 1, 12);
  return file;
}
