/** Screens on which something can be bought; the server sends them with a security policy of their own. */
export function isSellingPath(path: string): boolean {
  return path === '/pricing' || path === '/account';
}
