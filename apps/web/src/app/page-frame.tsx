import type { ReactNode } from 'react';
import { AppBar } from '../components/app-bar.tsx';
import { AccountMenu } from '../features/auth/account-menu.tsx';
import { MainNav } from './main-nav.tsx';
import { PageFoot } from './page-foot.tsx';
import { ScreensMenu } from './screens-menu.tsx';
import { ThemeMenu } from './theme/theme-menu.tsx';

/** Bar and foot around a screen that is read, not worked in. */
export function PageFrame({ bar, foot, children }: { bar?: ReactNode; foot?: ReactNode; children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <AppBar>
        <MainNav />
        <div className="bar-end">
          {bar ?? (
            <>
              <span className="wide-only">
                <ThemeMenu />
              </span>
              <AccountMenu />
              <ScreensMenu />
            </>
          )}
        </div>
      </AppBar>
      {children}
      <PageFoot>{foot}</PageFoot>
    </div>
  );
}
