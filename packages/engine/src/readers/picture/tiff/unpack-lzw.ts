const CLEAR = 256;
const END = 257;
const MAX_CODE_BITS = 12;

/** TIFF's LZW (TIFF 6.0, section 13; high bit first, code width grows one code early). Damage ends the output early. */
export function unpackLzw(data: Uint8Array, expectedBytes: number): Uint8Array {
  const output = new Uint8Array(expectedBytes);
  const table = createTable();
  let written = 0;
  let at = 0;
  let previous = CLEAR;
  while (written < expectedBytes) {
    const bits = table.codeBits();
    if (at + bits > data.length * 8) break;
    const code = codeAt(data, at, bits);
    at += bits;
    if (code === END) break;
    if (code === CLEAR) {
      table.clear();
    } else {
      if (code > table.size() || (previous === CLEAR && code > END)) break;
      if (previous !== CLEAR) table.add(previous, table.firstByte(code < table.size() ? code : previous));
      written = table.write(code, output, written);
    }
    previous = code;
  }
  return output.subarray(0, Math.min(written, expectedBytes));
}

function codeAt(data: Uint8Array, at: number, bits: number): number {
  const byte = at >> 3;
  const window = ((data[byte] ?? 0) << 16) | ((data[byte + 1] ?? 0) << 8) | (data[byte + 2] ?? 0);
  return (window >> (24 - (at & 7) - bits)) & ((1 << bits) - 1);
}

interface LzwTable {
  clear(): void;
  size(): number;
  codeBits(): number;
  add(prefix: number, last: number): void;
  firstByte(code: number): number;
  /** Writes the string of a code and returns the new end of the output. */
  write(code: number, output: Uint8Array, at: number): number;
}

function createTable(): LzwTable {
  const limit = 1 << MAX_CODE_BITS;
  const prefixes = new Uint16Array(limit);
  const lasts = new Uint8Array(limit);
  const firsts = new Uint8Array(limit);
  const lengths = new Uint16Array(limit);
  for (let code = 0; code < 256; code++) {
    lasts[code] = code;
    firsts[code] = code;
    lengths[code] = 1;
  }
  let size = END + 1;
  return {
    clear: () => void (size = END + 1),
    size: () => size,
    codeBits: () => Math.min(MAX_CODE_BITS, 32 - Math.clz32(size + 1)),
    add(prefix, last) {
      if (size >= limit) return;
      prefixes[size] = prefix;
      lasts[size] = last;
      firsts[size] = firsts[prefix] as number;
      lengths[size] = (lengths[prefix] as number) + 1;
      size++;
    },
    firstByte: (code) => firsts[code] as number,
    write(code, output, at) {
      const end = at + (lengths[code] as number);
      for (let place = end - 1, current = code; place >= at; place--, current = prefixes[current] as number) {
        if (place < output.length) output[place] = lasts[current] as number;
      }
      return end;
    },
  };
}
