import { Monitor, Moon, Settings2, Sun } from 'lucide-react';
import { Button } from '../components/button.tsx';
import { Menu, MenuChoice } from '../components/menu.tsx';
import { useStore } from '../lib/create-store.ts';
import { ModelItem } from '../features/language-model/model-item.tsx';
import { chooseTheme, type Theme, theme } from './theme/theme.ts';

const CHOICES = [
  { value: 'system', label: 'As the system', icon: Monitor },
  { value: 'light', label: 'Light', icon: Sun },
  { value: 'dark', label: 'Dark', icon: Moon },
] as const satisfies readonly { value: Theme; label: string; icon: unknown }[];

const NAMES: Record<Theme, string> = { system: 'as the system', light: 'light', dark: 'dark' };

/** How the page looks, and the language model: what is set of this device. */
export function SettingsMenu() {
  const chosen = useStore(theme);
  return (
    <Menu
      label="Settings"
      align="end"
      trigger={
        <Button look="quiet" icon aria-label={`Settings, theme: ${NAMES[chosen]}`}>
          <Settings2 size={16} strokeWidth={1.5} aria-hidden="true" />
        </Button>
      }
    >
      <Settings />
    </Menu>
  );
}

/** The same as a part of a menu. */
export function Settings() {
  const chosen = useStore(theme);
  return (
    <>
      <MenuChoice label="Theme" chosen={chosen} choices={CHOICES} onChoose={chooseTheme} />
      <ModelItem />
    </>
  );
}
