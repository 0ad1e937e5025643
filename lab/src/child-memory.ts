import { readFileSync } from 'node:fs';

const BYTES_PER_PAGE = 4096;

/** Watches this process's children (Linux); `stop` gives the largest resident memory that one of them had, in MB. */
export function watchChildren(): { stop(): number } {
  let peak = 0;
  const timer = setInterval(() => {
    for (const pid of childPids()) peak = Math.max(peak, residentMb(pid));
  }, 50);
  return {
    stop() {
      clearInterval(timer);
      return peak;
    },
  };
}

function childPids(): string[] {
  return readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8').split(' ').filter(Boolean);
}

function residentMb(pid: string): number {
  try {
    return (Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * BYTES_PER_PAGE) / 1e6;
  } catch {
    return 0;
  }
}
