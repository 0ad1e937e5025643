import type { PageMeter } from '../../features/workspace/reading/page-meter.ts';

/** A document of our own making, for whoever has none at hand. */
export interface SampleDocument {
  fileName: string;
  name: string;
  hint: string;
  look: 'print' | 'photo' | 'scan';
  /** The default template that fits it. */
  templateName: string;
  /** SHA-256 of the file, as hexadecimal digits. */
  contentHash: string;
}

export const SAMPLE_DOCUMENTS: readonly SampleDocument[] = [
  {
    fileName: 'supplier-invoice.pdf',
    name: 'Supplier invoice',
    hint: 'PDF, 2 pages',
    look: 'print',
    templateName: 'Invoice',
    contentHash: 'a22b9a651d0c103fb11eea707c86e741dbba6b17ee97f325e7f3367639b9a730',
  },
  {
    fileName: 'till-receipt.jpg',
    name: 'Till receipt',
    hint: 'Photo, creased',
    look: 'photo',
    templateName: 'Receipt',
    contentHash: '608d543c4173168200672665569f95f6b095805a8c59acfed533ba6754756873',
  },
  {
    fileName: 'bank-statement.pdf',
    name: 'Bank statement',
    hint: 'Scan, 3 pages',
    look: 'scan',
    templateName: 'Bank statement lines',
    contentHash: 'd5f31ebd0e4f108943f9129b4da633c6f66799553072c03b0ea3d82de5650e82',
  },
];

/** Fetches a sample as if a person had chosen it from their disk. */
export async function fetchSample({ fileName }: SampleDocument): Promise<File> {
  const answer = await fetch(`/samples/${fileName}`);
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
  return new File([await answer.blob()], fileName);
}

/** Reading a sample costs no pages, however it came in. */
export function withFreeSamples(meter: PageMeter): PageMeter {
  const free = new Set(SAMPLE_DOCUMENTS.map(({ contentHash }) => contentHash));
  return {
    ...meter,
    isCounted: (contentHash) => free.has(contentHash) || meter.isCounted(contentHash),
    count: (contentHash, pages) => !free.has(contentHash) && meter.count(contentHash, pages),
  };
}
