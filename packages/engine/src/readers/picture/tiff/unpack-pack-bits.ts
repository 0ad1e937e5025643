/** PackBits (TIFF 6.0, section 9). Damage ends the output early. */
export function unpackPackBits(data: Uint8Array, expectedBytes: number): Uint8Array {
  const output = new Uint8Array(expectedBytes);
  let written = 0;
  let at = 0;
  while (written < expectedBytes && at + 1 < data.length) {
    const head = data[at++] as number;
    if (head === 128) continue;
    if (head < 128) {
      const run = data.subarray(at, at + Math.min(head + 1, expectedBytes - written));
      output.set(run, written);
      written += run.length;
      at += head + 1;
    } else {
      const length = Math.min(257 - head, expectedBytes - written);
      output.fill(data[at++] as number, written, written + length);
      written += length;
    }
  }
  return output.subarray(0, written);
}
