import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** What a machine can do to the programs that run on it, done to those that are started with `environment`. */
export interface MachineTrouble {
  environment: Record<string, string>;
  fillDisk: () => void;
  freeDisk: () => void;
  /** The clock shows so many milliseconds more than it should, or fewer, from when this is done. */
  moveClock: (byMs: number) => Promise<void>;
}

const FULL = 'disk-full';
const CLOCK = 'clock-off-by';

/** The file is looked at so seldom that asking for the time stays cheap. */
const CLOCK_SHOWS_WITHIN_MS = 100;

/** Loaded by Node before the program. A write of a document fails as on a full disk, in the middle; `Date` shows the moved clock. */
const PRELOADED = `
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const open = fs.createWriteStream;
const full = (...given) => given.at(-1)(Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }));
fs.createWriteStream = (path, options) =>
  String(path).includes('/documents/') && fs.existsSync(new URL('${FULL}', import.meta.url))
    ? open(path, { ...options, fs: { ...fs, write: full, writev: full } })
    : open(path, options);
syncBuiltinESMExports();

const Right = Date;
let offBy = 0;
let lookedAt = 0;
const now = () => {
  if (Math.abs(Right.now() - lookedAt) > ${CLOCK_SHOWS_WITHIN_MS}) {
    lookedAt = Right.now();
    try {
      offBy = Number(fs.readFileSync(new URL('${CLOCK}', import.meta.url), 'utf8'));
    } catch {
      offBy = 0;
    }
  }
  return Right.now() + offBy;
};
globalThis.Date = class Date extends Right {
  constructor(...given) {
    super(...(given.length > 0 ? given : [now()]));
  }
  static now() {
    return now();
  }
};
`;

export function machineTrouble(folder: string): MachineTrouble {
  const program = join(folder, 'machine-trouble.mjs');
  writeFileSync(program, PRELOADED);
  const full = join(folder, FULL);
  return {
    environment: { NODE_OPTIONS: `--import=file://${program}` },
    fillDisk: () => writeFileSync(full, ''),
    freeDisk: () => rmSync(full, { force: true }),
    moveClock: async (byMs) => {
      writeFileSync(join(folder, CLOCK), String(byMs));
      await wait(2 * CLOCK_SHOWS_WITHIN_MS);
    },
  };
}
