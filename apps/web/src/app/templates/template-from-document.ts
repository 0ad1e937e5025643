import { givenFile } from '../../engine-worker/given-file.ts';
import { createEnginePool } from '../../engine-worker/engine-pool.ts';
import { startEngineWorker } from '../../engine-worker/start-engine-worker.ts';
import type { ProposedTemplate } from '../../features/templates/template-proposal.tsx';
import { suggestedTemplate } from './suggested-template.ts';

/** What a document asks for shows on its first pages. */
const PAGES_LOOKED_AT = 3;
const BUDGET_MS = 60_000;

/**
 * Fields that a document seems to give, each with what it has for it. Read on this device. Rejects with an `Error` whose message is for the
 * user.
 */
export async function templateFromDocument(file: File): Promise<ProposedTemplate> {
  const pool = createEnginePool({ size: 1, startWorker: startEngineWorker });
  try {
    const given = givenFile(file.name, file);
    const inspected = await pool.run({ kind: 'inspect', file: given });
    if (inspected.needsPassword)
      throw new Error(`${file.name} is locked. Give a copy without a password, or make the template from scratch.`);
    const ranges = [{ from: 1, to: Math.min(PAGES_LOOKED_AT, inspected.pageCount) }];
    const { reading } = await pool.run(
      { kind: 'read', open: { file: given, turn: 0 }, ranges, earlier: null, budgetMs: BUDGET_MS, embedded: true },
      { totalMs: 2 * BUDGET_MS },
    );
    const suggested = suggestedTemplate(file.name, await pool.run({ kind: 'suggest', reading }));
    if (!suggested)
      throw new Error(`Nothing in ${file.name} looks like a field. Make the template from scratch and name what you want from it.`);
    return { title: `Fields suggested from ${file.name}`, ...suggested, skipped: [], automatic: true };
  } finally {
    pool.close();
  }
}
