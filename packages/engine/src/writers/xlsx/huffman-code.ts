/** A prefix code by canonical assignment (RFC 1951, 3.2.2): bits of each symbol, mirrored for writing lowest bit first. */
export interface HuffmanCode {
  lengths: Uint8Array;
  codes: Uint16Array;
}

/**
 * A code for symbols of the counts given, none longer than `maxBits`. Symbols that do not occur have length 0, but at least
 * two have a code, as some readers demand.
 */
export function huffmanCode(counts: Uint32Array, maxBits: number): HuffmanCode {
  const lengths = new Uint8Array(counts.length);
  const used = [...counts.keys()].filter((symbol) => (counts[symbol] as number) > 0);
  for (let symbol = 0; used.length < 2; symbol++) if (!used.includes(symbol)) used.push(symbol);
  used.sort((a, b) => (counts[a] as number) - (counts[b] as number) || a - b);
  const depths = leafDepths(used.map((symbol) => counts[symbol] as number));
  shorten(depths, maxBits);
  used.forEach((symbol, index) => (lengths[symbol] = depths[index] as number));
  return { lengths, codes: canonicalCodes(lengths, maxBits) };
}

/** Depths of the leaves of the best tree over ascending weights, by the two-queue method (van Leeuwen 1976). */
function leafDepths(weights: readonly number[]): number[] {
  const leafCount = weights.length;
  const nodes = [...weights];
  const parents: number[] = [];
  let leaf = 0;
  let inner = leafCount;
  const lightest = (): number =>
    leaf < leafCount && (inner >= nodes.length || (nodes[leaf] as number) <= (nodes[inner] as number)) ? leaf++ : inner++;
  for (let joined = 1; joined < leafCount; joined++) {
    const [a, b] = [lightest(), lightest()];
    parents[a] = parents[b] = nodes.length;
    nodes.push((nodes[a] as number) + (nodes[b] as number));
  }
  const depths = new Array<number>(nodes.length).fill(0);
  for (let node = nodes.length - 2; node >= 0; node--) depths[node] = (depths[parents[node] as number] as number) + 1;
  return depths.slice(0, leafCount);
}

/** Caps depths, then lengthens the rarest symbols until the code is one again (Kraft's sum is at most 1). */
function shorten(depths: number[], maxBits: number): void {
  let sum = 0;
  for (let index = 0; index < depths.length; index++) {
    depths[index] = Math.min(depths[index] as number, maxBits);
    sum += 2 ** (maxBits - (depths[index] as number));
  }
  for (let index = 0; sum > 2 ** maxBits; index = (index + 1) % depths.length) {
    if ((depths[index] as number) >= maxBits) continue;
    depths[index]!++;
    sum -= 2 ** (maxBits - (depths[index] as number));
  }
}

function canonicalCodes(lengths: Uint8Array, maxBits: number): Uint16Array {
  const codes = new Uint16Array(lengths.length);
  let next = 0;
  for (let bits = 1; bits <= maxBits; bits++) {
    next <<= 1;
    for (let symbol = 0; symbol < lengths.length; symbol++) if (lengths[symbol] === bits) codes[symbol] = mirrored(next++, bits);
  }
  return codes;
}

function mirrored(code: number, bits: number): number {
  let mirror = 0;
  for (let bit = 0; bit < bits; bit++) mirror |= ((code >> bit) & 1) << (bits - 1 - bit);
  return mirror;
}
