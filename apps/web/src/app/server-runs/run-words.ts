import type { Run } from '@sheetlift/contract';
import { plural } from '../../lib/plural.ts';

/** How a run stands, in a few words. */
export function runStateText({ state, documents: { waiting, reading, done, failed, cancelled } }: Run): string {
  const all = waiting + reading + done + failed + cancelled;
  const failures = failed > 0 ? `, ${failed} failed` : '';
  if (state === 'running') return `Reading: ${done + failed} of ${plural(all, 'document')}${failures}`;
  if (state === 'cancelled') return `Cancelled: ${done} of ${plural(all, 'document')} read${failures}`;
  return failed > 0 ? `${done} of ${plural(all, 'document')} read${failures}` : `${plural(done, 'document')} read`;
}
