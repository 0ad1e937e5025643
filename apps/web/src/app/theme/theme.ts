import { createStore, type Store } from '../../lib/create-store.ts';

/** How the page looks: as the system does, unless a person chose. */
export type Theme = 'system' | 'light' | 'dark';

/** Read by /theme.js too, before the first paint. */
const KEY = 'sheetlift.theme';

/** Grounds of the app bar, for the browser's own frame around the page. */
const PAPER = { light: '#F7F8F6', dark: '#131918' } as const;

const shown = createStore<Theme>('system');
export const theme: Store<Theme> = shown;

function themeInPlace(): Theme {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

export function chooseTheme(theme: Theme): void {
  keep(theme);
  show(theme);
}

/** Follows the choice made in another tab. */
export function followTheme(): void {
  show(themeInPlace());
  addEventListener(
    'storage',
    ({ key, newValue }) => key === KEY && show(newValue === 'light' || newValue === 'dark' ? newValue : 'system'),
  );
}

function show(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = meta.media.includes('dark') ? 'dark' : 'light';
    meta.content = PAPER[theme === 'system' ? own : theme];
  }
  shown.show(theme);
}

/** A browser that keeps nothing still shows the theme until the page is closed. */
function keep(theme: Theme): void {
  try {
    if (theme === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, theme);
  } catch {
    // The choice lasts as long as the page.
  }
}
