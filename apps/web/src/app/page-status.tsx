import { useStore } from '../lib/create-store.ts';
import { plural } from '../lib/plural.ts';
import { pageMeter } from './page-meter.ts';
import { type RunProgress, runProgress } from './run-progress.ts';
import { Usage } from './usage.tsx';

/** What a person left on home: the run that is under way, and the pages of the month. */
export function PageStatus() {
  const progress = useStore(runProgress);
  return (
    <>
      {progress && (
        <a className="run-link" href="/">
          {progressText(progress)}
        </a>
      )}
      <Usage meter={pageMeter()} coming={0} />
    </>
  );
}

const WORDS = { reading: 'Reading', paused: 'Paused at', waiting: 'Waiting at' } as const;

function progressText({ read, pageCount, state }: RunProgress): string {
  return `${WORDS[state]} ${read.toLocaleString('en-GB')} of ${plural(pageCount, 'page')}`;
}
