/** Decimals Excel's formats can show. */
const MAX_DECIMALS = 30;

/**
 * One format for the numbers of a column, known once all are written: whole numbers without a separator (a year is one too); else with
 * one each three digits, as many decimals as most of those numbers have that have any, and more where a number has more.
 */
export class ColumnNumberFormat {
  /** How many numbers have so many decimals. */
  readonly #counts: number[] = [];

  add(decimals: number): void {
    const places = Math.min(MAX_DECIMALS, Math.max(0, Math.trunc(decimals)));
    this.#counts[places] = (this.#counts[places] ?? 0) + 1;
  }

  get code(): string {
    const most = this.#counts.length - 1;
    if (most < 1) return '0';
    let usual = 1;
    for (let places = 2; places <= most; places++) if ((this.#counts[places] ?? 0) >= (this.#counts[usual] ?? 0)) usual = places;
    return `#,##0.${'0'.repeat(usual)}${'#'.repeat(most - usual)}`;
  }
}
