import { navigate } from 'wouter/use-browser-location';
import { isSellingPath } from './is-selling-path.ts';
import { ownAddress } from './own-address.ts';

/** What a screen is told by the one before, beside its address; it stays with the entry of the history. */
export interface ScreenWish {
  /** The template that home is to work with. */
  template?: string;
}

/**
 * Goes to another screen of the page. Screens that sell carry a security policy of their own, so the way in and the way out load the
 * page anew.
 */
export function goTo(
  address: string,
  { replace = false, ...wish }: ScreenWish & { /** the way back leads past here */ replace?: boolean } = {},
): void {
  const own = ownAddress(address);
  if (isSellingPath(own.pathname) || isSellingPath(location.pathname)) return location.assign(own);
  navigate(own, { state: wish, replace });
}
