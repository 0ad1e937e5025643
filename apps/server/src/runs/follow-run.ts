import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { Run } from '@sheetlift/contract';
import type { Database } from '../platform/database.ts';
import { Refused } from '../platform/refused.ts';
import { describeRun } from './describe-run.ts';
import { findRun } from './find-run.ts';

/** How often is looked whether something changed. */
const LOOK_MS = 500;

/** A line that means nothing, so that whoever stands in between does not think the connection dead. */
const STILL_THERE_MS = 15_000;

/** Then the follower comes again, with what it saw last: none holds a connection for good. */
const LONGEST_MS = 10 * 60_000;

interface Following {
  database: Database;
  /** What the follower saw last; 0 for nothing. */
  seen: number;
  /** Ends all following: the server stops, and the follower comes back to another one. */
  stopping: AbortSignal;
}

/**
 * A run as server-sent events (WHATWG HTML, "Server-sent events"): each the whole run under its revision, so that whoever lost the connection
 * goes on with the next one and has missed nothing. Ends when the run has ended or is gone, or after a while.
 */
export function followRun(ownerId: string, runId: string, following: Following): Readable {
  return Readable.from(eventsOf(ownerId, runId, following), { objectMode: false });
}

async function* eventsOf(ownerId: string, runId: string, { database, seen, stopping }: Following): AsyncGenerator<string> {
  let last = seen;
  const startedAt = performance.now();
  let toldAt = startedAt;
  while (!stopping.aborted && performance.now() - startedAt < LONGEST_MS) {
    const run = await findRun(ownerId, runId, database).catch((error: unknown) => {
      if (error instanceof Refused) return null;
      throw error;
    });
    if (!run) return;
    const isNews = run.revision > last;
    const described = isNews ? await describeRun(run, database) : null;
    if (described) {
      yield `id: ${run.revision}\nevent: run\ndata: ${JSON.stringify(described)}\n\n`;
      if (described.state !== 'running') return;
      last = run.revision;
      toldAt = performance.now();
    } else if (performance.now() - toldAt > STILL_THERE_MS) {
      yield ': still there\n\n';
      toldAt = performance.now();
    }
    await wait(LOOK_MS, undefined, { signal: stopping }).catch(() => {});
  }
}

/** The longest that a request waits for the end of its run: proxies in between give up after a minute. */
const MOST_WAITED_MS = 45_000;

/** The run when it has ended, or as far as it is after a while. */
export async function endOfRun(ownerId: string, runId: string, { database, stopping }: Omit<Following, 'seen'>): Promise<Run> {
  const startedAt = performance.now();
  for (;;) {
    const run = await describeRun(await findRun(ownerId, runId, database), database);
    if (run.state !== 'running' || stopping.aborted || performance.now() - startedAt > MOST_WAITED_MS) return run;
    await wait(LOOK_MS, undefined, { signal: stopping }).catch(() => {});
  }
}
