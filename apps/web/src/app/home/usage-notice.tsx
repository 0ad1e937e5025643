import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { usageWords } from '../../features/usage/usage-words.ts';
import type { PageMeter } from '../../features/workspace/reading/page-meter.ts';
import { useStore } from '../../lib/create-store.ts';

/** That few of the month's pages are left, or none; once it was closed, only what is new is said. */
export function UsageNotice({ meter }: { meter: PageMeter }) {
  const usage = useStore(meter);
  const [closed, setClosed] = useState<string | null>(null);
  const words = usageWords(usage);
  if (!words || closed === words.signal) return null;
  return (
    <Notice
      signal={words.signal}
      title={words.title}
      actions={
        <>
          <a className="btn sm" href="/pricing">
            See the plans
          </a>
          <Button size="small" look="quiet" onClick={() => setClosed(words.signal)}>
            Close
          </Button>
        </>
      }
    >
      {words.sentence}
    </Notice>
  );
}
