/** Fifteen significant digits, which is what a cell keeps. */
export function showGeneral(value: number): string {
  const rounded = Number(value.toPrecision(15));
  const magnitude = Math.abs(rounded);
  if (magnitude >= 1e15 && magnitude < 1e21 && Number.isInteger(rounded)) return rounded.toFixed(0);
  return String(rounded).replace(/e\+?(-?)(\d+)$/, (_, sign: string, digits: string) => `E${sign || '+'}${digits.padStart(2, '0')}`);
}
