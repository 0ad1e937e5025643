/**
 * An address as a person types it, as a server of the OpenAI protocol has it: "localhost:11434" is "http://localhost:11434/v1". Null where it is none.
 */
export function serverAddress(typed: string): string | null {
  const text = typed.trim();
  const withScheme = /^[a-z]+:\/\//i.test(text) ? text : `http://${text}`;
  if (text === '' || !URL.canParse(withScheme)) return null;
  const { protocol, origin, pathname } = new URL(withScheme);
  if (protocol !== 'http:' && protocol !== 'https:') return null;
  return origin + (pathname === '/' ? '/v1' : pathname.replace(/\/+$/, ''));
}

/** Whether an address is this device's own: what is sent there leaves it not. */
export const isOnThisDevice = (address: string): boolean =>
  ['localhost', '[::1]'].includes(new URL(address).hostname) || /^127\.\d+\.\d+\.\d+$/.test(new URL(address).hostname);
