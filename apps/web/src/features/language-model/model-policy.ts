// oxlint-disable-next-line import/default -- the build makes it
import workerUrl from './model-worker.ts?worker&url';

/** The script that speaks to servers of language models. */
export const MODEL_WORKER_URL = workerUrl;

/**
 * Whether the policy that the script comes with lets it reach an address. Asked of the policy itself, so that what is said is what the browser enforces.
 */
export async function mayReach(address: string): Promise<boolean> {
  const response = await fetch(workerUrl);
  await response.body?.cancel();
  return policyAllows(response.headers.get('content-security-policy'), address);
}

/** `connect-src` of a policy, as far as ours go: origins, with a port or any. Without a policy all is allowed. */
export function policyAllows(policy: string | null, address: string): boolean {
  const sources = policy
    ?.split(';')
    .map((directive) => directive.trim().split(/\s+/))
    .find(([name]) => name === 'connect-src');
  if (!sources) return true;
  const { origin, protocol, hostname } = new URL(address);
  return sources.includes(origin) || sources.includes(`${protocol}//${hostname}:*`);
}
