import { strToU8, zipSync } from 'fflate';
import { exportOwner as exportAccount } from '../accounts/export-owner.ts';
import { forgetOwner as forgetAccount } from '../accounts/forget-owner.ts';
import { holdAccount } from '../accounts/hold-account.ts';
import { exportOwner as exportBilling } from '../billing/export-owner.ts';
import { forgetOwner as forgetBilling } from '../billing/forget-owner.ts';
import { exportOwner as exportModel } from '../language-model/export-owner.ts';
import { forgetOwner as forgetModel } from '../language-model/forget-owner.ts';
import type { Database } from '../platform/database.ts';
import { exportOwner as exportRuns } from '../runs/export-owner.ts';
import { forgetOwner as forgetRuns } from '../runs/forget-owner.ts';
import { exportOwner as exportSheets } from '../sheets/export-owner.ts';
import { forgetOwner as forgetSheets } from '../sheets/forget-owner.ts';
import { exportOwner as exportTemplates } from '../templates/export-owner.ts';
import { forgetOwner as forgetTemplates } from '../templates/forget-owner.ts';
import { exportOwner as exportUsage } from '../usage/export-owner.ts';
import { forgetOwner as forgetUsage } from '../usage/forget-owner.ts';
import { exportOwner as exportWebhooks } from '../webhooks/export-owner.ts';
import { forgetOwner as forgetWebhooks } from '../webhooks/forget-owner.ts';

/** One of each per feature that keeps something about a person; the account comes last, because the rest refers to it. */
const EXPORTS = [exportTemplates, exportRuns, exportSheets, exportWebhooks, exportBilling, exportUsage, exportModel, exportAccount];
const FORGETS = [forgetTemplates, forgetRuns, forgetSheets, forgetWebhooks, forgetBilling, forgetUsage, forgetModel, forgetAccount];

/** All that is kept about a person at one moment, as JSON files in a ZIP; contents of documents are named, not copied. */
export async function exportOwnerData(ownerId: string, database: Database): Promise<Uint8Array> {
  const files = await database.transaction(
    async (transaction) => {
      const exported: Record<string, unknown> = {};
      for (const exportOwner of EXPORTS) Object.assign(exported, await exportOwner(ownerId, transaction));
      return exported;
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  return zipSync(
    Object.fromEntries(Object.entries(files).map(([name, content]) => [name, strToU8(`${JSON.stringify(content, null, 2)}\n`)])),
  );
}

/** All of it goes, or nothing does. */
export async function forgetOwnerData(ownerId: string, database: Database): Promise<void> {
  await database.transaction(async (transaction) => {
    // What is written at the same moment takes the account first as well: in another order the two would wait for each other.
    await holdAccount(ownerId, transaction);
    for (const forgetOwner of FORGETS) await forgetOwner(ownerId, transaction);
  });
}
