import { createContext, type ReactNode, useContext, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { AppBar } from '../components/app-bar.tsx';
import { MainNav } from './main-nav.tsx';

/** The place at the end of the bar; null before it is drawn. */
const BarPlace = createContext<HTMLElement | null>(null);

/** The one bar above all screens: it stays while they come and go, and a menu that is open in it does. */
export function PageBar({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <BarPlace value={place}>
      <AppBar>
        <MainNav />
        <div className="bar-end" ref={setPlace} />
      </AppBar>
      {children}
    </BarPlace>
  );
}

/** What a screen puts at the end of the bar. */
export function BarEnd({ children }: { children: ReactNode }) {
  const place = useContext(BarPlace);
  return place && createPortal(children, place);
}

/** Takes the bar out of reach while something lies over the whole page. */
export function useBarOutOfReach(covered: boolean): void {
  const bar = useContext(BarPlace)?.closest('header');
  useLayoutEffect(() => {
    bar?.toggleAttribute('inert', covered);
    return () => void bar?.removeAttribute('inert');
  }, [bar, covered]);
}
