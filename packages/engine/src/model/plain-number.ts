/** A number in full digits with the decimals it was printed with, or all it has where those would lose some. */
export function plainNumber(number: number, decimals: number): string {
  if (Math.abs(number) >= 1e21) return BigInt(number).toString();
  const fixed = number.toFixed(Math.min(decimals, 100));
  return Number(fixed) === number ? fixed : inFull(number);
}

/** Without exponent: 1e-7 is "0.0000001". */
function inFull(number: number): string {
  const text = String(number);
  const exponent = /^(-?)(\d)(?:\.(\d+))?e-(\d+)$/.exec(text);
  if (!exponent) return text;
  const [, sign = '', head = '', tail = '', zeros = ''] = exponent;
  return `${sign}0.${'0'.repeat(Number(zeros) - 1)}${head}${tail}`;
}
