import { useEffect } from 'react';
import { usePathname } from 'wouter/use-browser-location';
import { type ScreenRoute, screenAt } from './screen-routes.ts';
import type { ScreenHead } from './screen-heads.ts';

/** The screen at the present address, whose head is the page's. */
export function useScreen(): { path: string; route: ScreenRoute } {
  const path = usePathname();
  const route = screenAt(path);
  useEffect(() => showHead(route.head), [route]);
  return { path, route };
}

/** The elements stand in the first HTML, for whoever reads it without running scripts. */
function showHead({ title, description, canonical }: ScreenHead): void {
  document.title = title;
  document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (link) link.href = new URL(canonical ?? location.pathname, link.href).href;
}
