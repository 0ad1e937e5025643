import { Monitor, Moon, Sun, SunMoon } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Button } from '../../components/button.tsx';
import { Menu, MenuChoice } from '../../components/menu.tsx';
import { chooseTheme, currentTheme, subscribeToTheme, type Theme } from './theme.ts';

const CHOICES = [
  { value: 'system', label: 'As the system', icon: Monitor },
  { value: 'light', label: 'Light', icon: Sun },
  { value: 'dark', label: 'Dark', icon: Moon },
] as const satisfies readonly { value: Theme; label: string; icon: unknown }[];

const NAMES: Record<Theme, string> = { system: 'as the system', light: 'light', dark: 'dark' };

export function ThemeMenu() {
  const theme = useSyncExternalStore(subscribeToTheme, currentTheme);
  const Icon = { system: SunMoon, light: Sun, dark: Moon }[theme];
  return (
    <Menu
      label="Theme"
      align="end"
      trigger={
        <Button look="quiet" icon aria-label={`Theme: ${NAMES[theme]}`}>
          <Icon size={16} strokeWidth={1.5} aria-hidden="true" />
        </Button>
      }
    >
      <ThemeChoice />
    </Menu>
  );
}

/** The themes, as a part of a menu. */
export function ThemeChoice() {
  const theme = useSyncExternalStore(subscribeToTheme, currentTheme);
  return <MenuChoice label="Theme" chosen={theme} choices={CHOICES} onChoose={chooseTheme} />;
}
