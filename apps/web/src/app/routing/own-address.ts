/** The address of a screen as the page writes it: without slashes at its end. */
export function ownAddress(address: string): URL {
  const url = new URL(address, location.href);
  url.pathname = url.pathname.replace(/(?<=.)\/+$/, '');
  return url;
}
