import { type LazyScreen, lazyScreen } from './lazy-screen.tsx';
import { NOT_FOUND_HEAD, SCREEN_HEADS, type ScreenHead, type ScreenPath, TEMPLATE_HEAD } from './screen-heads.ts';

export interface ScreenRoute extends LazyScreen {
  head: ScreenHead;
  /** Whether it is read between the page's own bar and foot, or brings a bar of its own. */
  frame: 'page' | 'own';
}

const SCREENS: Record<ScreenPath, ScreenRoute> = {
  '/': own('/', () => import('../home/home-screen.tsx').then(({ HomeScreen }) => HomeScreen)),
  '/templates': page('/templates', () => import('../templates/templates-screen.tsx').then(({ TemplatesScreen }) => TemplatesScreen)),
  '/pricing': page('/pricing', () => import('../pricing/pricing-screen.tsx').then(({ PricingScreen }) => PricingScreen)),
  '/faq': page('/faq', () => import('../faq/faq-screen.tsx').then(({ FaqScreen }) => FaqScreen)),
  '/contact': page('/contact', () => import('../contact/contact-screen.tsx').then(({ ContactScreen }) => ContactScreen)),
  '/terms': page('/terms', () => import('../legal/terms-screen.tsx').then(({ TermsScreen }) => TermsScreen)),
  '/privacy': page('/privacy', () => import('../legal/privacy-screen.tsx').then(({ PrivacyScreen }) => PrivacyScreen)),
  '/runs': page('/runs', () => import('../server-runs/server-runs-screen.tsx').then(({ ServerRunsScreen }) => ServerRunsScreen)),
  '/account': page('/account', () => import('../account-screen.tsx').then(({ AccountScreen }) => AccountScreen)),
  '/reset-password': page('/reset-password', () =>
    import('../reset-password/reset-password-screen.tsx').then(({ ResetPasswordScreen }) => ResetPasswordScreen),
  ),
};

const TEMPLATE: ScreenRoute = {
  ...lazyScreen(() => import('../templates/template-screen.tsx').then(({ TemplateScreen }) => TemplateScreen)),
  head: TEMPLATE_HEAD,
  frame: 'page',
};
const SERVER_RUN: ScreenRoute = {
  ...lazyScreen(() => import('../server-runs/server-run-screen.tsx').then(({ ServerRunScreen }) => ServerRunScreen)),
  head: SCREEN_HEADS['/runs'],
  frame: 'own',
};
const NOT_FOUND: ScreenRoute = {
  ...lazyScreen(() => import('../not-found-screen.tsx').then(({ NotFoundScreen }) => NotFoundScreen)),
  head: NOT_FOUND_HEAD,
  frame: 'page',
};

/** The screen at an address: `/template/{templateName}` is one for every name, `/runs/{id}` for every run. */
export function screenAt(path: string): ScreenRoute {
  if (path in SCREENS) return SCREENS[path as ScreenPath];
  if (/^\/runs\/[^/]+$/.test(path)) return SERVER_RUN;
  return /^\/template\/[^/]+$/.test(path) ? TEMPLATE : NOT_FOUND;
}

function own(path: ScreenPath, load: Parameters<typeof lazyScreen>[0]): ScreenRoute {
  return { ...lazyScreen(load), head: SCREEN_HEADS[path], frame: 'own' };
}

function page(path: ScreenPath, load: Parameters<typeof lazyScreen>[0]): ScreenRoute {
  return { ...lazyScreen(load), head: SCREEN_HEADS[path], frame: 'page' };
}
