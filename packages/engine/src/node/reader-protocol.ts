import type { EngineErrorCode } from '../errors.ts';
import type { PicturedPlace } from '../model-finder/pictures/picture-frame.ts';
import type { ModelPicture } from '../language-model/model-port.ts';
import type { Inspection, ReadOptions } from '../reading.ts';
import type { OpenOptions, ReadDocument, SourceDocument } from '../model/index.ts';
import type { PackedPage } from './packed-page.ts';

/** What the parent asks a reader child: to read a file, to tell what it is, to take out the documents it holds, or to cut pictures out of its pages. */
export type ReaderRequest =
  | { kind: 'read'; bytes: Uint8Array; options: Omit<ReadOptions, 'signal'> }
  | { kind: 'inspect'; bytes: Uint8Array; options: OpenOptions }
  | { kind: 'unpack'; bytes: Uint8Array; fileName: string }
  | { kind: 'cut'; bytes: Uint8Array; options: OpenOptions; places: readonly PicturedPlace[] };

/** What a reader child answers: what it was asked for, in order, then an end; or one failure at any point. */
export type ReaderAnswer =
  | { kind: 'head'; head: Omit<ReadDocument, 'pages'> }
  | { kind: 'page'; page: PackedPage }
  | { kind: 'inspection'; inspection: Inspection }
  | { kind: 'document'; document: SourceDocument }
  | { kind: 'pictures'; pictures: readonly (ModelPicture | null)[] }
  | { kind: 'end' }
  | { kind: 'failure'; code: EngineErrorCode; message: string; cause: string };
