import type { ReactNode } from 'react';
import { AppBar } from '../components/app-bar.tsx';
import { MainNav } from './main-nav.tsx';
import { PageFoot } from './page-foot.tsx';

/** A screen between bar and foot without anything that must work: in the first HTML, and where something failed. */
export function BarePage({ children }: { children: ReactNode }) {
  return (
    <div className="page-column">
      <AppBar>
        <MainNav />
      </AppBar>
      {children}
      <PageFoot />
    </div>
  );
}
