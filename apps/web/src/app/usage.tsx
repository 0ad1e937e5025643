import { useSession } from '../features/auth/session-provider.tsx';
import { PageUsageBar } from '../features/usage/page-usage-bar.tsx';
import type { PageMeter } from '../features/workspace/reading/page-meter.ts';
import { useStore } from '../lib/create-store.ts';

/** Pages of this month, and those the coming run adds. */
export function Usage({ meter, coming }: { meter: PageMeter; coming: number }) {
  const usage = useStore(meter);
  const { state, me } = useSession();
  return <PageUsageBar usage={usage} coming={coming} planUnknown={state === 'authenticated' && me === null} />;
}
