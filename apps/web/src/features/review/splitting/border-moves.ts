/** The pages with which documents begin, but for the first page. Never changed in place. */
export type FirstPages = ReadonlySet<number>;

export function toggled(firstPages: FirstPages, pageNumber: number): FirstPages {
  const next = new Set(firstPages);
  if (!next.delete(pageNumber)) next.add(pageNumber);
  return next;
}

/** A border goes from before one page to before another; where one is there already, or no page is, it stays. */
export function movedTo(firstPages: FirstPages, from: number, to: number, pageCount: number): FirstPages {
  if (!firstPages.has(from) || firstPages.has(to) || to < 2 || to > pageCount) return firstPages;
  const next = new Set(firstPages);
  next.delete(from);
  return next.add(to);
}

/** The pages of each document. */
export function rangesBetween(firstPages: FirstPages, pageCount: number): { from: number; to: number }[] {
  const starts = [1, ...[...firstPages].sort((one, other) => one - other)];
  return starts.map((from, index) => ({ from, to: (starts[index + 1] ?? pageCount + 1) - 1 }));
}
