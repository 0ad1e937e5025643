import type { ReactNode } from 'react';
import { AccountMenu } from '../features/auth/account-menu.tsx';
import { useNarrow } from '../lib/use-narrow.ts';
import { BarEnd } from './page-bar.tsx';
import { PageFoot } from './page-foot.tsx';
import { ScreensMenu } from './screens-menu.tsx';
import { SettingsMenu } from './settings-menu.tsx';

interface PageFrameProps {
  /** What is going on elsewhere: in the bar, on a phone in the foot, where there is room. */
  status?: ReactNode;
  children: ReactNode;
}

/** Around a screen that is read, not worked in: its part of the bar above, the foot below. */
export function PageFrame({ status, children }: PageFrameProps) {
  const narrow = useNarrow();
  return (
    <>
      <BarEnd>
        <PageControls status={!narrow && status} />
      </BarEnd>
      {children}
      <PageFoot>{narrow && status && <div className="foot-status">{status}</div>}</PageFoot>
    </>
  );
}

/** At the end of the bar wherever no work is done. */
export function PageControls({ status }: { status?: ReactNode }) {
  return (
    <>
      {status}
      <span className="wide-only">
        <SettingsMenu />
      </span>
      <AccountMenu />
      <ScreensMenu />
    </>
  );
}
