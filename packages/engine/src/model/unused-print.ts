import type { Evidence } from './result.ts';

/** Print that no cell of the document's rows uses, with its place. */
export interface UnusedPrint {
  kind: 'amount' | 'date' | 'row';
  /** As printed. */
  text: string;
  evidence: Evidence[];
}
