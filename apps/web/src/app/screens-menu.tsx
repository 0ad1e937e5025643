import { Menu as MenuIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../components/button.tsx';
import { Menu, MenuItem, MenuRule } from '../components/menu.tsx';
import { MAIN_SCREENS } from './main-nav.tsx';
import { goTo } from './routing/go-to.ts';
import { Settings } from './settings-menu.tsx';

/** What the bar has no room for, on a phone and in a narrow window: the other screens, how the page looks, and what else is given. */
export function ScreensMenu({ children }: { children?: ReactNode }) {
  return (
    <Menu
      label="Menu"
      align="end"
      trigger={
        <Button look="quiet" icon className="screens-menu" aria-label="Menu">
          <MenuIcon size={20} strokeWidth={1.5} aria-hidden="true" />
        </Button>
      }
    >
      {MAIN_SCREENS.map(({ path, name }) => (
        <MenuItem key={path} onSelect={() => goTo(path)}>
          {name}
        </MenuItem>
      ))}
      <MenuRule />
      {children}
      <Settings />
    </Menu>
  );
}
