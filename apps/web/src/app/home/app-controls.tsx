import { Keyboard } from 'lucide-react';
import type { ReactNode } from 'react';
import { MenuItem, MenuRule } from '../../components/menu.tsx';
import { AccountMenu } from '../../features/auth/account-menu.tsx';
import type { PageMeter } from '../../features/workspace/reading/page-meter.ts';
import { ScreensMenu } from '../screens-menu.tsx';
import { SettingsMenu } from '../settings-menu.tsx';
import { Usage } from '../usage.tsx';
import { showKeys } from './act-host.tsx';

interface AppControlsProps {
  meter: PageMeter;
  /** Pages the coming run would count. */
  coming: number;
  narrow: boolean;
  /** Opens what is kept on this device. */
  storage: ReactNode;
}

/** At the end of the bar: the month's pages, what is kept here, and how the page looks. On a phone the rest is a menu. */
export function AppControls({ meter, coming, narrow, storage }: AppControlsProps) {
  return (
    <>
      {!narrow && <Usage meter={meter} coming={coming} />}
      {storage}
      {!narrow && <SettingsMenu />}
      <AccountMenu />
      <ScreensMenu>
        <MenuItem icon={Keyboard} onSelect={showKeys}>
          Keys
        </MenuItem>
        <MenuRule />
      </ScreensMenu>
    </>
  );
}
