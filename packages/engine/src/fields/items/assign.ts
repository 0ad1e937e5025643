/**
 * The pairing of rows with columns that has the greatest sum of gains, each used once (Hungarian method with potentials,
 * O(n³)). Returns for each row its column, or null where no pairing gains anything.
 */
export function assign(gains: readonly (readonly number[])[], columnCount: number): (number | null)[] {
  const rowCount = gains.length;
  // One spare column a row, worth nothing, stands for "left alone".
  const width = columnCount + rowCount;
  const cost = (row: number, column: number): number => (column < columnCount ? -Math.max(0, gains[row]?.[column] ?? 0) : 0);
  const rowPotential = new Float64Array(rowCount + 1);
  const columnPotential = new Float64Array(width + 1);
  const owner = new Int32Array(width + 1);
  const way = new Int32Array(width + 1);
  for (let row = 1; row <= rowCount; row++) {
    augment(row, { width, cost, rowPotential, columnPotential, owner, way });
  }
  const assigned: (number | null)[] = new Array(rowCount).fill(null);
  for (let column = 1; column <= columnCount; column++) {
    const row = owner[column] ?? 0;
    if (row > 0 && (gains[row - 1]?.[column - 1] ?? 0) > 0) assigned[row - 1] = column - 1;
  }
  return assigned;
}

interface Matching {
  width: number;
  cost(row: number, column: number): number;
  rowPotential: Float64Array;
  columnPotential: Float64Array;
  owner: Int32Array;
  way: Int32Array;
}

/** Finds a cheapest augmenting path for one more row; all indices from 1, column 0 is the path's start. */
function augment(row: number, { width, cost, rowPotential, columnPotential, owner, way }: Matching): void {
  const at = (numbers: Float64Array | Int32Array, index: number): number => numbers[index] ?? 0;
  const least = new Float64Array(width + 1).fill(Infinity);
  const used = new Uint8Array(width + 1);
  owner[0] = row;
  let column = 0;
  do {
    used[column] = 1;
    const from = at(owner, column);
    let delta = Infinity;
    let next = 0;
    for (let candidate = 1; candidate <= width; candidate++) {
      if (used[candidate]) continue;
      const reduced = cost(from - 1, candidate - 1) - at(rowPotential, from) - at(columnPotential, candidate);
      if (reduced < at(least, candidate)) {
        least[candidate] = reduced;
        way[candidate] = column;
      }
      if (at(least, candidate) < delta) {
        delta = at(least, candidate);
        next = candidate;
      }
    }
    for (let candidate = 0; candidate <= width; candidate++) {
      if (used[candidate]) {
        rowPotential[at(owner, candidate)] = at(rowPotential, at(owner, candidate)) + delta;
        columnPotential[candidate] = at(columnPotential, candidate) - delta;
      } else least[candidate] = at(least, candidate) - delta;
    }
    column = next;
  } while (at(owner, column) !== 0);
  do {
    const previous = at(way, column);
    owner[column] = at(owner, previous);
    column = previous;
  } while (column !== 0);
}
