/** How a field and a column go together, as in `mapColumns`. */
interface Fitting {
  /** 0..1: whether the cells could be the field's values. */
  fit: number;
}

/** Cells that fit less are not what is asked for. */
const LEAST_FIT = 0.5;

/**
 * Columns without a head for fields that have none, beside those that are told: people name fields in the order in which they see the
 * values, so that the field after one that is told likely asks for what is printed next. From each pairing that is surely told to both sides,
 * as long as field and column go together. `pairs`: by field, then by column; `told`: by field, the column it has; `anchors`: the sure ones of these;
 * `isFree`: by column;
 * `usual`: the columns that most rows fill, in order. Returns for each field the column that its place gives it, or null.
 */
export function headlessInOrder(
  pairs: readonly (readonly Fitting[])[],
  { told, anchors }: { told: readonly (number | null)[]; anchors: readonly (number | null)[] },
  isFree: readonly boolean[],
  usual: readonly number[],
): (number | null)[] {
  const given: (number | null)[] = pairs.map(() => null);
  anchors.forEach((anchor, from) => {
    const place = anchor === null ? -1 : usual.indexOf(anchor);
    if (place < 0) return;
    for (const step of [1, -1])
      for (let far = step; ; far += step) {
        const [field, column] = [from + far, usual[place + far]];
        const fits = (pairs[field]?.[column ?? -1]?.fit ?? 0) >= LEAST_FIT;
        if (column === undefined || !fits || told[field] !== null || anchors[field] !== null || given[field] !== null || !isFree[column])
          break;
        if (given.includes(column)) break;
        given[field] = column;
      }
  });
  return given;
}
