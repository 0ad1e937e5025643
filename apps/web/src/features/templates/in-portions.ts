/**
 * In their order, each portion as large as may be sent at once. One that is too large alone stands alone: the server says what is wrong
 * with it.
 */
export function inPortions<Item>(items: readonly Item[], mostBytes: number): Item[][] {
  const encoder = new TextEncoder();
  const portions: Item[][] = [];
  let bytes = Infinity;
  for (const item of items) {
    const size = encoder.encode(JSON.stringify(item)).length + ','.length;
    if (bytes + size > mostBytes) {
      portions.push([]);
      bytes = 0;
    }
    portions.at(-1)!.push(item);
    bytes += size;
  }
  return portions;
}
