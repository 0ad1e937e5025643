import type { Database } from '../platform/database.ts';
import { announce } from '../webhooks/announce.ts';
import { describeRun } from './describe-run.ts';
import type { RunParts } from './run-parts.ts';
import type { KeptRun } from './touch-run.ts';

/**
 * Comes last in each transaction in which a document of a run ends by itself: where it was the last one, the owner's webhooks are told.
 * "run.failed": none of the documents could be read. Who cancels a run knows it; nobody is told.
 */
export function announceEnd(kept: KeptRun, parts: Pick<RunParts, 'clock' | 'deliveries'>, transaction: Database): Promise<void> {
  const tell = async () => {
    const { template: _template, ...run } = await describeRun(kept, transaction);
    const { done, failed } = run.documents;
    if (run.state !== 'done' || done + failed === 0) return null;
    return { event: done > 0 ? ('run.finished' as const) : ('run.failed' as const), data: run };
  };
  return announce(kept.ownerId, tell, parts, transaction);
}
