import { Monitor, Moon, Sun, SunMoon } from 'lucide-react';
import { Button } from '../../components/button.tsx';
import { Menu, MenuChoice } from '../../components/menu.tsx';
import { useStore } from '../../lib/create-store.ts';
import { chooseTheme, type Theme, theme } from './theme.ts';

const CHOICES = [
  { value: 'system', label: 'As the system', icon: Monitor },
  { value: 'light', label: 'Light', icon: Sun },
  { value: 'dark', label: 'Dark', icon: Moon },
] as const satisfies readonly { value: Theme; label: string; icon: unknown }[];

const NAMES: Record<Theme, string> = { system: 'as the system', light: 'light', dark: 'dark' };

export function ThemeMenu() {
  const chosen = useStore(theme);
  const Icon = { system: SunMoon, light: Sun, dark: Moon }[chosen];
  return (
    <Menu
      label="Theme"
      align="end"
      trigger={
        <Button look="quiet" icon aria-label={`Theme: ${NAMES[chosen]}`}>
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
  const chosen = useStore(theme);
  return <MenuChoice label="Theme" chosen={chosen} choices={CHOICES} onChoose={chooseTheme} />;
}
