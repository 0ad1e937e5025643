import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { BenchScorer } from '../bench-scorer.ts';
import { BUSINESS_FAMILIES } from '../generate/business/business-families.ts';
import type { DocumentFamily } from '../generate/generated-document.ts';
import { LIST_FAMILIES } from '../generate/lists/list-families.ts';
import { writeCases, type WrittenAs } from '../generate/write-cases.ts';
import { SECOND_WAVE_DOCUMENTS_A_FAMILY, SECOND_WAVE_FAMILIES } from '../unseen/second-wave/second-wave-families.ts';
import { DOCUMENTS_A_FAMILY, UNSEEN_FAMILIES } from '../unseen/unseen-families.ts';
import { PROJECT_ROOT, sharedFolder } from '../shared-folder.ts';
import { composedValues } from './composed-values.ts';
import { judgedValues, type JudgedValue } from './judged-values.ts';
import { taughtValues } from './taught-values.ts';

/** Sets of the benchmark whose repositories permit use; nothing is ever fitted on the others. */
export const PERMISSIVE_SETS = [
  'einvoice',
  'einvoice-items',
  'invoices',
  'invoice-lines',
  'tables',
  'tax-w9',
  'class-receipts',
  'office',
  'emails',
];

/** Sets that were recognised from pictures. */
export const SCANNED_SETS = ['sroie', 'funsd'];

/**
 * Invented documents that are fitted on; the seeds say which. A list as a browser's page is a table without doubt, as print it is found by
 * its places.
 */
const PORTIONS: readonly Portion[] = [
  { name: 'business', families: BUSINESS_FAMILIES, documents: 4, seed: 11_000_000, as: 'pdf' },
  { name: 'business-pages', families: BUSINESS_FAMILIES, documents: 1, seed: 13_000_000, as: 'html' },
  { name: 'lists', families: LIST_FAMILIES, documents: 3, seed: 14_000_000, as: 'pdf' },
  { name: 'lists-pages', families: LIST_FAMILIES, documents: 1, seed: 15_000_000, as: 'html' },
  { name: 'kinds', families: UNSEEN_FAMILIES, documents: DOCUMENTS_A_FAMILY, seed: 16_000_000, as: 'pdf' },
  { name: 'business-scans', families: BUSINESS_FAMILIES, documents: 1, seed: 12_000_000, as: 'picture' },
];

const UNFITTED: Portion = {
  name: 'unseen-second-wave',
  families: SECOND_WAVE_FAMILIES,
  documents: SECOND_WAVE_DOCUMENTS_A_FAMILY,
  seed: 8_000_000,
  as: 'pdf',
};

const COMPOSED_PAPERS = 1_200;

interface Portion {
  name: string;
  families: readonly DocumentFamily[];
  documents: number;
  seed: number;
  as: WrittenAs;
}

export interface MeasuredValues {
  /** Invented vendors: text layers, browsers' pages, degraded pictures, and documents of layouts that were taught. */
  generated: JudgedValue[];
  bench: JudgedValue[];
  /** Composed papers of domains whose words the linker had not learned: kinds that nobody foresaw. */
  composed: JudgedValue[];
  /** Kinds of documents that nothing was ever fitted on or changed after: a check, and no more. */
  unfitted: JudgedValue[];
}

/** Every value that a fit is made of or measured on. Generated documents are written where they are not there yet, or anew. */
export async function measuredValues(scorer: BenchScorer, rewrite: boolean): Promise<MeasuredValues> {
  const generated: JudgedValue[] = [];
  for (const portion of PORTIONS) generated.push(...(await portionValues(scorer, portion, rewrite)));
  generated.push(...(await taughtValues(scorer, rewrite)));
  return {
    generated,
    bench: await judgedValues(scorer, join(sharedFolder('bench') ?? '', 'cases')),
    composed: await composedValues(scorer, COMPOSED_PAPERS),
    unfitted: await portionValues(scorer, UNFITTED, rewrite),
  };
}

async function portionValues(scorer: BenchScorer, { name, families, ...how }: Portion, rewrite: boolean): Promise<JudgedValue[]> {
  const folder = join(PROJECT_ROOT, '.cache', name);
  if (rewrite || !existsSync(folder)) await writeCases(families, { folder, ...how });
  return judgedValues(scorer, folder);
}
