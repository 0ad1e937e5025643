import type * as Primitives from '@radix-ui/react-menu';
import { createContext, use } from 'react';

/** What the entries are made of; it comes with the open menu. */
export const MenuParts = createContext<typeof Primitives | null>(null);

export function useMenuParts(): typeof Primitives {
  const parts = use(MenuParts);
  if (!parts) throw new Error('An entry stands outside a menu.');
  return parts;
}
