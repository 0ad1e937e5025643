/** What was measured of a set of documents, in per cent. */
export interface MeasuredSet {
  documents: number;
  values: number;
  /** Of the values it gave, the right ones; of those asked for, the ones it gave right; and both in one figure. */
  precision: number;
  recall: number;
  f1: number;
}

/** One row of the table in docs/ACCURACY.md: the name of the set, documents, values, P, R, F1. */
const ROW = /^\| \**([\w-][\w -]*?)\** +\| (\d+|) ?\| (\d+|) ?\| ([\d.]+) \| ([\d.]+) \| \**([\d.]+)\** \|/gm;

/** The figures of docs/ACCURACY.md by set: what is measured is written in one place. */
export function measuredAccuracy(page: string): ReadonlyMap<string, MeasuredSet> {
  const rows = [...page.matchAll(ROW)];
  return new Map(
    rows.map(([, name, documents, values, precision, recall, f1]) => [
      name!,
      { documents: Number(documents), values: Number(values), precision: Number(precision), recall: Number(recall), f1: Number(f1) },
    ]),
  );
}
