interface CookieOptions {
  lifeS: number;
  isSecure: boolean;
  /** Whether scripts of the page may read it. */
  isReadable: boolean;
}

/**
 * A line of `Set-Cookie`. `Lax`: the browser is coming back from another site when these cookies are needed. The value must be
 * one that needs no quoting; ours are JOSE tokens.
 */
export function setCookie(name: string, value: string, { lifeS, isSecure, isReadable }: CookieOptions): string {
  return `${name}=${value}; Max-Age=${lifeS}; Path=/; SameSite=Lax${isReadable ? '' : '; HttpOnly'}${isSecure ? '; Secure' : ''}`;
}

/** The value of the first cookie of this name in the header. */
export function readCookie(header: string | undefined, name: string): string | null {
  const prefix = `${name}=`;
  const pair = (header ?? '')
    .split(';')
    .map((one) => one.trim())
    .find((one) => one.startsWith(prefix));
  return pair?.slice(prefix.length) ?? null;
}
