import { Keyboard } from 'lucide-react';
import { type ReactNode, useSyncExternalStore } from 'react';
import { MenuItem, MenuRule } from '../../components/menu.tsx';
import { AccountMenu } from '../../features/auth/account-menu.tsx';
import { useSession } from '../../features/auth/session-provider.tsx';
import { PageUsageBar } from '../../features/usage/page-usage-bar.tsx';
import type { PageMeter } from '../../features/workspace/reading/page-meter.ts';
import { ScreensMenu } from '../screens-menu.tsx';
import { ThemeMenu } from '../theme/theme-menu.tsx';

interface AppControlsProps {
  meter: PageMeter;
  /** Pages the coming run would count. */
  coming: number;
  narrow: boolean;
  /** Opens what is kept on this device. */
  storage: ReactNode;
  onKeys: () => void;
}

/** At the end of the bar: the month's pages, what is kept here, and how the page looks. On a phone the rest is a menu. */
export function AppControls({ meter, coming, narrow, storage, onKeys }: AppControlsProps) {
  return (
    <>
      {!narrow && <Usage meter={meter} coming={coming} />}
      {storage}
      {!narrow && <ThemeMenu />}
      <AccountMenu />
      <ScreensMenu>
        <MenuItem icon={Keyboard} onSelect={onKeys}>
          Keys
        </MenuItem>
        <MenuRule />
      </ScreensMenu>
    </>
  );
}

/** Pages of this month, and those the coming run adds. */
export function Usage({ meter, coming }: { meter: PageMeter; coming: number }) {
  const usage = useSyncExternalStore(meter.subscribe, meter.snapshot);
  const { state, me } = useSession();
  return <PageUsageBar usage={usage} coming={coming} planUnknown={state === 'authenticated' && me === null} />;
}
