/** How many of a sheet's cells are links: Excel takes only so many. */
export type LinkDensity = 'cell' | 'row' | 'none';

const FROM_DENSE = ['cell', 'row', 'none'] as const;

/** One a cell where they fit, else one a row, else none. */
export function linkDensity(cells: number, rows: number, limit: number): LinkDensity {
  if (cells <= limit) return 'cell';
  return rows <= limit ? 'row' : 'none';
}

export const weakest = (a: LinkDensity, b: LinkDensity): LinkDensity =>
  FROM_DENSE[Math.max(FROM_DENSE.indexOf(a), FROM_DENSE.indexOf(b))] ?? 'none';
