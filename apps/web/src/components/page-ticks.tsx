/** Above this a tick is too narrow to see, and one bar says more. */
const MOST_TICKS = 150;

interface PageTicksProps {
  pageCount: number;
  /** Pages read so far, and which of them failed. */
  done: number;
  failed?: ReadonlySet<number>;
  /** A page is being read now. */
  busy: boolean;
  wide?: boolean;
}

/** Progress as one tick a page. Decoration for the eye: the count stands beside it in words. */
export function PageTicks({ pageCount, done, failed, busy, wide = false }: PageTicksProps) {
  if (pageCount > MOST_TICKS) {
    return (
      <span className="meter" aria-hidden="true">
        <i style={{ width: `${(100 * done) / pageCount}%` }} />
      </span>
    );
  }
  return (
    <span className={wide ? 'ticks wide' : 'ticks'} aria-hidden="true">
      {Array.from({ length: pageCount }, (_, index) => (
        <i key={index} className={tickClass(index, done, busy, failed)} />
      ))}
    </span>
  );
}

function tickClass(index: number, done: number, busy: boolean, failed: ReadonlySet<number> | undefined): string | undefined {
  if (failed?.has(index + 1)) return 'failed';
  if (index < done) return 'done';
  return busy && index === done ? 'now' : undefined;
}
