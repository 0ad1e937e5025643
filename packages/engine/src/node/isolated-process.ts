import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { CHILD_HEAP_MB, CHILD_YOUNG_HEAP_MB } from '../limits.ts';

/**
 * Starts a Node program that talks to us by messages, with an empty environment and, where the system permits one, in a
 * network namespace of its own in which no address can be reached.
 */
export function startIsolatedProcess(programPath: string): ChildProcess {
  const node = [process.execPath, `--max-old-space-size=${CHILD_HEAP_MB}`, `--max-semi-space-size=${CHILD_YOUNG_HEAP_MB}`, programPath];
  const [command, ...args] = hasNetworkNamespaces() ? ['unshare', '--map-root-user', '--net', '--', ...node] : node;
  const child = spawn(command as string, args, { env: {}, stdio: ['ignore', 'ignore', 'ignore', 'ipc'], serialization: 'advanced' });
  // What cannot be sent any more to one that was killed is an error that comes when nobody asks: its end has told already.
  child.on('error', () => {});
  child.unref();
  child.channel?.unref();
  return child;
}

let namespaces: boolean | null = null;

function hasNetworkNamespaces(): boolean {
  namespaces ??=
    process.platform === 'linux' && spawnSync('unshare', ['--map-root-user', '--net', 'true'], { stdio: 'ignore' }).status === 0;
  return namespaces;
}
