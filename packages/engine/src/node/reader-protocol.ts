import type { EngineErrorCode } from '../errors.ts';
import type { ReadOptions } from '../extract.ts';
import type { PageContent, ReadDocument } from '../model/index.ts';

/** What the parent sends to a reader child. */
export interface ReadRequest {
  bytes: Uint8Array;
  options: Omit<ReadOptions, 'signal'>;
}

/** What a reader child answers: a head, its pages in order, then an end; or one failure at any point. */
export type ReadAnswer =
  | { kind: 'head'; head: Omit<ReadDocument, 'pages'> }
  | { kind: 'page'; page: PageContent }
  | { kind: 'end' }
  | { kind: 'failure'; code: EngineErrorCode; message: string; cause: string };
