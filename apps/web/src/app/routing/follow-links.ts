import { goTo } from './go-to.ts';

/** Lets plain links go to screens of the page without loading it anew, so that work under way goes on. */
export function followLinks(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || !isPlainClick(event) || !isOwnScreen(link)) return;
    event.preventDefault();
    goTo(link.pathname + link.search + link.hash);
  });
}

/** Any other click opens a tab, a window or a menu. */
function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented;
}

/**
 * Files of the page have a dot in their name; what lies below /api and /auth the server answers; a place on this screen the browser finds.
 */
function isOwnScreen({ origin, pathname, hash, target, download }: HTMLAnchorElement): boolean {
  if (origin !== location.origin || (target !== '' && target !== '_self') || download !== '') return false;
  return !/^\/(api|auth)\//.test(pathname) && !pathname.includes('.') && !(hash !== '' && pathname === location.pathname);
}
