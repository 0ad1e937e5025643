import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { BenchScorer } from '../bench-scorer.ts';
import { BUSINESS_FAMILIES } from '../generate/business/business-families.ts';
import { writeCases } from '../generate/write-cases.ts';
import { PROJECT_ROOT, sharedFolder } from '../shared-folder.ts';
import { judgedValues, type JudgedValue } from './judged-values.ts';

/** Sets of the benchmark whose repositories permit use; nothing is ever fitted on the others. */
export const PERMISSIVE_SETS = ['einvoice', 'einvoice-items', 'invoices', 'invoice-lines', 'tables', 'tax-w9', 'class-receipts', 'office', 'emails'];

/** Sets that were recognised from pictures. */
export const SCANNED_SETS = ['sroie', 'funsd'];

const CLEAN = { name: 'business', documents: 4, seed: 11_000_000, scanned: false };
const DEGRADED = { name: 'business-scans', documents: 1, seed: 12_000_000, scanned: true };

export interface MeasuredValues {
  /** Invented vendors: text layers, and degraded pictures. */
  generated: JudgedValue[];
  bench: JudgedValue[];
}

/** Every value that a fit is made of or measured on. Generated documents are written where they are not there yet, or anew. */
export async function measuredValues(scorer: BenchScorer, rewrite: boolean): Promise<MeasuredValues> {
  const generated: JudgedValue[] = [];
  for (const { name, ...how } of [CLEAN, DEGRADED]) {
    const folder = join(PROJECT_ROOT, '.cache', name);
    if (rewrite || !existsSync(folder)) await writeCases(BUSINESS_FAMILIES, { folder, ...how });
    generated.push(...(await judgedValues(scorer, folder)));
  }
  return { generated, bench: await judgedValues(scorer, join(sharedFolder('bench') ?? '', 'cases')) };
}
