import type { PageMeter } from '../../features/workspace/reading/page-meter.ts';
import { useStore } from '../../lib/create-store.ts';
import { plural } from '../../lib/plural.ts';

/** How many files are read at once, and of what size; nothing until the server said what this installation offers. */
export function FileLimitsLine({ meter }: { meter: PageMeter }) {
  const { limit, fileLimits } = useStore(meter);
  if (limit === 'unknown') return null;
  const { filesPerRun, megabytesPerFile, pagesPerFile } = fileLimits;
  return (
    <p className="file-limits">
      <span className="wide-only">up to </span>
      {plural(filesPerRun, 'file')}, {megabytesPerFile} MB and {plural(pagesPerFile, 'page')} each
    </p>
  );
}
