import type { FileLimits } from '@sheetlift/contract';
import { plural } from '../../../lib/plural.ts';

/** Files and pages that wait, by the limit they would pass: of a file's size, of its pages, of a run's files, of the month's pages. */
export type Beyond = Record<'bytes' | 'length' | 'run' | 'month', { files: number; pages: number }>;

interface Limits {
  used: number;
  /** Of the month; null for none. */
  limit: number | null;
  /** Pages left of the month after this run. */
  left: number;
  /** "2026-12-01" */
  resetsOn: string;
  /** Files that this run reads. */
  filesNow: number;
  fileLimits: FileLimits;
}

/** Says why documents wait and what to do, a sentence or two a limit; null where none waits. */
export function limitSentence({ bytes, length, run, month }: Beyond, limits: Limits): string | null {
  const { megabytesPerFile, pagesPerFile, filesPerRun } = limits.fileLimits;
  const said = [
    month.files > 0 && limits.limit !== null && monthSentence(month, limits.limit, limits),
    bytes.files > 0 &&
      `${plural(bytes.files, 'file')} ${bytes.files === 1 ? 'is' : 'are'} larger than ${megabytesPerFile} MB, the most that is read of one file here.`,
    length.files > 0 &&
      `${plural(length.files, 'file')} ${length.files === 1 ? 'has' : 'have'} more than ${plural(pagesPerFile, 'page')}, the most that is read of one file here. Choose pages of ${length.files === 1 ? 'it' : 'them'}.`,
    run.files > 0 &&
      `${plural(run.files, 'file')} ${run.files === 1 ? 'waits' : 'wait'}, because a run has at most ${plural(filesPerRun, 'file')} here. Start a new run and read ${run.files === 1 ? 'it' : 'them'} then.`,
  ].filter((sentence) => sentence !== false);
  return said.length === 0 ? null : said.join(' ');
}

/** "20 of 20 pages used. Your rows stay; reading starts again on 1 December." */
function monthSentence({ files, pages }: Beyond['month'], limit: number, { used, left, resetsOn, filesNow }: Limits): string {
  const day = dayAndMonth(resetsOn);
  if (left === 0 && filesNow === 0)
    return `${used.toLocaleString('en-GB')} of ${plural(limit, 'page')} used. Your rows stay; reading starts again on ${day}.`;
  return `${plural(files, 'file')} with ${plural(pages, 'page')} ${files === 1 ? 'does' : 'do'} not fit: ${plural(left, 'page')} of this month's ${limit.toLocaleString('en-GB')} ${left === 1 ? 'is' : 'are'} left${filesNow > 0 ? ' after this' : ''}. Choose fewer pages, or wait until ${day}.`;
}

function dayAndMonth(isoDay: string): string {
  return new Date(`${isoDay}T00:00:00Z`).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });
}
