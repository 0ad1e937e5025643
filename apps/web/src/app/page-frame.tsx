import type { ReactNode } from 'react';
import { AppBar } from '../components/app-bar.tsx';
import { ThemeMenu } from './theme/theme-menu.tsx';

/** Bar and foot around a screen that is read, not worked in. */
export function PageFrame({ bar, foot, children }: { bar?: ReactNode; foot?: ReactNode; children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <AppBar>
        <div className="bar-end">{bar ?? <ThemeMenu />}</div>
      </AppBar>
      {children}
      {foot && <footer className="page-foot">{foot}</footer>}
    </div>
  );
}
