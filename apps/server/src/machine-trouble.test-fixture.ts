import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a machine can do to the programs that run on it, done to those that are started with `environment`. */
export interface MachineTrouble {
  environment: Record<string, string>;
  fillDisk: () => void;
  freeDisk: () => void;
  /** The clock shows so many milliseconds more than it should, or fewer. */
  moveClock: (byMs: number) => void;
}

const FULL = 'disk-full';
const CLOCK = 'clock-off-by';

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

let offBy = 0;
setInterval(() => {
  try {
    offBy = Number(fs.readFileSync(new URL('${CLOCK}', import.meta.url), 'utf8'));
  } catch {
    offBy = 0;
  }
}, 100).unref();
const Right = Date;
globalThis.Date = class Date extends Right {
  constructor(...given) {
    super(...(given.length > 0 ? given : [Right.now() + offBy]));
  }
  static now() {
    return Right.now() + offBy;
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
    moveClock: (byMs) => writeFileSync(join(folder, CLOCK), String(byMs)),
  };
}
