import type { EngineErrorCode } from '../errors.ts';
import type { ReadOptions } from '../reading.ts';
import type { ReadDocument } from '../model/index.ts';
import type { PackedPage } from './packed-page.ts';

/** What the parent sends to a reader child. */
export interface ReadRequest {
  bytes: Uint8Array;
  options: Omit<ReadOptions, 'signal'>;
}

/** What a reader child answers: a head, its pages in order, then an end; or one failure at any point. */
export type ReadAnswer =
  | { kind: 'head'; head: Omit<ReadDocument, 'pages'> }
  | { kind: 'page'; page: PackedPage }
  | { kind: 'end' }
  | { kind: 'failure'; code: EngineErrorCode; message: string; cause: string };
