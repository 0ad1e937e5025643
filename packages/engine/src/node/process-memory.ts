import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const BYTES_PER_PAGE = 4096;

/** Resident memory of a process in bytes; null where it has ended. Linux tells by file, other systems by `ps`. */
export function residentBytes(pid: number): number | null {
  try {
    if (process.platform === 'linux') return Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * BYTES_PER_PAGE;
    return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }).trim()) * 1024;
  } catch {
    return null;
  }
}
