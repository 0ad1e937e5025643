import type { ReactNode } from 'react';
import { AppBar } from '../components/app-bar.tsx';
import { AccountMenu } from '../features/auth/account-menu.tsx';
import { useNarrow } from '../lib/use-narrow.ts';
import { MainNav } from './main-nav.tsx';
import { PageFoot } from './page-foot.tsx';
import { ScreensMenu } from './screens-menu.tsx';
import { SettingsMenu } from './settings-menu.tsx';

interface PageFrameProps {
  /** Instead of the controls at the end of the bar. */
  bar?: ReactNode;
  /** What is going on elsewhere: in the bar, on a phone in the foot, where there is room. */
  status?: ReactNode;
  foot?: ReactNode;
  children: ReactNode;
}

/** Bar and foot around a screen that is read, not worked in. */
export function PageFrame({ bar, status, foot, children }: PageFrameProps) {
  const narrow = useNarrow();
  return (
    <div className="flex min-h-dvh flex-col">
      <AppBar>
        <MainNav />
        <div className="bar-end">
          {bar ?? (
            <>
              {!narrow && status}
              <span className="wide-only">
                <SettingsMenu />
              </span>
              <AccountMenu />
              <ScreensMenu />
            </>
          )}
        </div>
      </AppBar>
      {children}
      <PageFoot>
        {narrow && status && <div className="foot-status">{status}</div>}
        {foot}
      </PageFoot>
    </div>
  );
}
