import { useLocation } from 'wouter';

/** The screens that the bar names. */
export const MAIN_SCREENS = [
  { path: '/', name: 'Extract' },
  { path: '/templates', name: 'Templates' },
  { path: '/pricing', name: 'Pricing' },
  { path: '/faq', name: 'Questions' },
] as const;

export function MainNav() {
  const [path] = useLocation();
  return (
    <nav className="nav" aria-label="Main">
      {MAIN_SCREENS.map((screen) => (
        <a key={screen.path} href={screen.path} aria-current={screen.path === path ? 'page' : undefined}>
          {screen.name}
        </a>
      ))}
    </nav>
  );
}
