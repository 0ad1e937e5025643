import type { Run } from '@sheetlift/contract';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { useConfiguration } from '../configuration.ts';
import { useRerun } from './use-rerun.ts';

/** Where the server has another engine by now, the way to see which cells that one finds otherwise. */
export function OtherEngineNotice({ run }: { run: Run }) {
  const present = useConfiguration()?.engine_version;
  const [closed, setClosed] = useState(false);
  const close = (): void => setClosed(true);
  const { busy, problem, start } = useRerun(run, close);
  if (closed || present === undefined || present === run.engine_version || run.state === 'running') return null;
  return (
    <Notice
      title="Found by another version of Sheetlift than this one."
      onClose={close}
      actions={
        <Button size="small" disabled={busy} onClick={() => start(null)}>
          See what differs
        </Button>
      }
    >
      {problem ??
        'Nothing here changes by itself. A second run finds the rows anew, beside this one, and says which cells differ. Nothing is read again, and no pages are counted.'}
    </Notice>
  );
}
