import type { EngineErrorCode } from '../errors.ts';
import type { Inspection, ReadOptions } from '../reading.ts';
import type { OpenOptions, ReadDocument, SourceDocument } from '../model/index.ts';
import type { PackedPage } from './packed-page.ts';

/** What the parent asks a reader child: to read a file, to tell what it is, or to take out the documents it holds. */
export type ReaderRequest =
  | { kind: 'read'; bytes: Uint8Array; options: Omit<ReadOptions, 'signal'> }
  | { kind: 'inspect'; bytes: Uint8Array; options: OpenOptions }
  | { kind: 'unpack'; bytes: Uint8Array; fileName: string };

/** What a reader child answers: what it was asked for, in order, then an end; or one failure at any point. */
export type ReaderAnswer =
  | { kind: 'head'; head: Omit<ReadDocument, 'pages'> }
  | { kind: 'page'; page: PackedPage }
  | { kind: 'inspection'; inspection: Inspection }
  | { kind: 'document'; document: SourceDocument }
  | { kind: 'end' }
  | { kind: 'failure'; code: EngineErrorCode; message: string; cause: string };
