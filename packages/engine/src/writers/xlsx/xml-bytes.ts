/** Bytes handed on at a time: one block of the deflater. */
const CHUNK_BYTES = 131_072;
/** The longest a character of text gets: the escaped underscore of "_x0041_". */
const MAX_BYTES_PER_CHARACTER = 7;

const SPACE = 0x20;
const UNDERSCORE = 0x5f;
const REPLACEMENT = 0xfffd;

/**
 * XML written straight to bytes, without a string or an object a cell. Chunks go to `take`, which must be done with
 * them when it returns: the buffer is used again.
 */
export class XmlBytes {
  #bytes: Uint8Array;
  #length = 0;
  #written = 0;
  readonly #take: (chunk: Uint8Array) => void;

  constructor(take: (chunk: Uint8Array) => void, chunkBytes = CHUNK_BYTES) {
    this.#take = take;
    this.#bytes = new Uint8Array(chunkBytes);
  }

  /** Bytes written so far. */
  get size(): number {
    return this.#written + this.#length;
  }

  /** Markup: ASCII, written as it is. */
  markup(text: string): void {
    this.#reserve(text.length);
    const bytes = this.#bytes;
    let length = this.#length;
    for (let index = 0; index < text.length; index++) bytes[length++] = text.charCodeAt(index);
    this.#length = length;
  }

  /** Prepared markup. */
  raw(piece: Uint8Array): void {
    const count = piece.length;
    this.#reserve(count);
    const bytes = this.#bytes;
    let length = this.#length;
    for (let index = 0; index < count; index++) bytes[length++] = piece[index] as number;
    this.#length = length;
  }

  /** A whole number from 0 to 2^31 - 1. */
  integer(value: number): void {
    this.#reserve(10);
    let digits = 1;
    for (let bound = 10; bound <= value; bound *= 10) digits++;
    let rest = value;
    for (let at = this.#length + digits - 1; at >= this.#length; at--) {
      const tenth = (rest / 10) | 0;
      this.#bytes[at] = 48 + (rest - tenth * 10);
      rest = tenth;
    }
    this.#length += digits;
  }

  /**
   * Content of an element or a quoted attribute: escaped, in UTF-8. What XML cannot hold is left out (control characters)
   * or replaced (half characters, vertical tab and form feed by a space); line ends become line feeds; text that looks
   * like Office's own escape "_x0041_" is escaped so that it stays what it is.
   */
  text(text: string): void {
    this.#reserve(text.length * MAX_BYTES_PER_CHARACTER);
    for (let index = 0; index < text.length; index++) {
      const unit = text.charCodeAt(index);
      if (unit >= 0x80) index += this.#wide(text, index, unit);
      else if (unit >= SPACE) this.#ascii(text, index, unit);
      else this.#control(text, index, unit);
    }
  }

  flush(): void {
    if (this.#length === 0) return;
    this.#take(this.#bytes.subarray(0, this.#length));
    this.#written += this.#length;
    this.#length = 0;
  }

  #reserve(count: number): void {
    if (this.#length + count <= this.#bytes.length) return;
    this.flush();
    if (count > this.#bytes.length) this.#bytes = new Uint8Array(count);
  }

  #ascii(text: string, index: number, unit: number): void {
    if (unit === 0x26) this.#put('&amp;');
    else if (unit === 0x3c) this.#put('&lt;');
    else if (unit === 0x3e) this.#put('&gt;');
    else if (unit === 0x22) this.#put('&quot;');
    else if (unit === UNDERSCORE && text.charCodeAt(index + 1) === 0x78 && isOfficeEscape(text, index)) this.#put('_x005F_');
    else this.#bytes[this.#length++] = unit;
  }

  #control(text: string, index: number, unit: number): void {
    if (unit === 0x09) this.#bytes[this.#length++] = unit;
    else if (unit === 0x0a || (unit === 0x0d && text.charCodeAt(index + 1) !== 0x0a)) this.#put('&#10;');
    else if (unit === 0x0b || unit === 0x0c) this.#bytes[this.#length++] = SPACE;
  }

  /** Returns how many further units belong to the character. */
  #wide(text: string, index: number, unit: number): number {
    const bytes = this.#bytes;
    if (unit < 0x800) {
      bytes[this.#length++] = 0xc0 | (unit >> 6);
      bytes[this.#length++] = 0x80 | (unit & 0x3f);
      return 0;
    }
    if (unit >= 0xd800 && unit <= 0xdfff) {
      const next = unit < 0xdc00 ? text.charCodeAt(index + 1) : 0;
      if (next >= 0xdc00 && next <= 0xdfff) {
        const point = 0x10000 + ((unit & 0x3ff) << 10) + (next & 0x3ff);
        bytes[this.#length++] = 0xf0 | (point >> 18);
        bytes[this.#length++] = 0x80 | ((point >> 12) & 0x3f);
        bytes[this.#length++] = 0x80 | ((point >> 6) & 0x3f);
        bytes[this.#length++] = 0x80 | (point & 0x3f);
        return 1;
      }
    }
    const whole = (unit >= 0xd800 && unit <= 0xdfff) || unit >= 0xfffe ? REPLACEMENT : unit;
    bytes[this.#length++] = 0xe0 | (whole >> 12);
    bytes[this.#length++] = 0x80 | ((whole >> 6) & 0x3f);
    bytes[this.#length++] = 0x80 | (whole & 0x3f);
    return 0;
  }

  #put(escape: string): void {
    for (let index = 0; index < escape.length; index++) this.#bytes[this.#length++] = escape.charCodeAt(index);
  }
}

/** "_x" with four hexadecimal digits and an underscore. */
const isOfficeEscape = (text: string, index: number): boolean => /^_x[0-9a-f]{4}_/i.test(text.slice(index, index + 7));
