import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

interface Seen {
  size: number;
  changedMs: number;
  /** When it was first seen like this, on our clock. */
  sinceMs: number;
  isTaken: boolean;
}

/** What programs name files that they are still writing, and what they leave beside open ones. */
const UNFINISHED = /^[.~]|\.(part|partial|crdownload|download|tmp|filepart)$/i;

/** Tells which files of a folder came, or changed, and are whole: nobody wrote to them for a while. */
export class Arrivals {
  readonly #folder: string;
  readonly #passedOver: ReadonlySet<string>;
  readonly #restMs: number;
  #seen = new Map<string, Seen>();

  /** `passedOver`: names that are ours. */
  constructor(folder: string, passedOver: readonly string[], restMs: number) {
    this.#folder = folder;
    this.#passedOver = new Set(passedOver);
    this.#restMs = restMs;
  }

  /** The paths of files that are whole, in the order of their names; each is told once, and again when it changed. */
  async whole(nowMs: number): Promise<string[]> {
    const entries = await readdir(this.#folder, { withFileTypes: true });
    const names = entries.flatMap((entry) =>
      entry.isDirectory() || UNFINISHED.test(entry.name) || this.#passedOver.has(entry.name) ? [] : entry.name,
    );
    const seen = new Map<string, Seen>();
    const whole: string[] = [];
    for (const name of names.toSorted()) {
      const path = join(this.#folder, name);
      const now = await stat(path).catch(() => null);
      if (!now?.isFile()) continue;
      const before = this.#seen.get(name);
      const isSame = before?.size === now.size && before.changedMs === now.mtimeMs;
      const current = isSame ? before : { size: now.size, changedMs: now.mtimeMs, sinceMs: nowMs, isTaken: false };
      seen.set(name, current);
      if (current.isTaken || nowMs - current.sinceMs < this.#restMs) continue;
      current.isTaken = true;
      whole.push(path);
    }
    this.#seen = seen;
    return whole;
  }

  /** Whether files are there that are not whole yet. */
  get areComing(): boolean {
    return [...this.#seen.values()].some(({ isTaken }) => !isTaken);
  }
}
