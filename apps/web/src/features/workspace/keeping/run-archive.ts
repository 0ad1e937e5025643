import type { RowMode, Template } from '@sheetlift/engine/model';
import type { DocumentCorrections } from '@sheetlift/engine/model';
import type { DoneState, FailedState, RunDocument, RunSheet, SheetView } from '../run/run-store.ts';

/**
 * Where a run is kept so that it outlives the tab. Every promise rejects with `NotKept` where it could not be done; what
 * was kept before is then still there. Save as often as something changes: what is saved again while it still waits to be
 * written is written once, as it stands then.
 */
export interface RunArchive {
  /** The run kept on this device; null where there is none. */
  load(): Promise<KeptRun | null>;
  saveHead(head: RunHead): Promise<void>;
  saveDocument(document: RunDocument): Promise<void>;
  saveCorrections(documentId: string, corrections: DocumentCorrections): Promise<void>;
  removeDocuments(documentIds: readonly string[]): Promise<void>;
  clear(): Promise<void>;
}

/** A run without what each document holds. */
export interface RunHead {
  /** As a person called the run; null where it is called after its documents. */
  name: string | null;
  template: Template;
  rowMode: RowMode;
  view: SheetView;
  /** Ids of the documents that a person put on the first sheet. */
  placedIds: readonly string[];
  /** The run's other sheets. */
  otherSheets: readonly RunSheet[];
  /** Ids in the order in which they are shown. */
  documentIds: readonly string[];
  /**
   * A person set the run going and it did not end: what is ready is read. Kept in one write, for a run of many documents writes them one by
   * one.
   */
  going: boolean;
  /** `fieldsKey` of the columns that a person set the run going with: documents that come later are read without asking. */
  settledFor: string | null;
  /** A person let it rest: it goes on when they say so. */
  paused: boolean;
}

export interface KeptRun extends RunHead {
  /** As they were saved; but no password is kept, and what was waiting, read or searched when the tab went is `ready`. */
  documents: readonly RunDocument[];
  corrections: ReadonlyMap<string, DocumentCorrections>;
  /**
   * Documents that were waiting, read or searched when the tab went: ids of `ready` documents. One that had rows before is `done` with
   * those.
   */
  underWay: readonly string[];
  /** Documents of many rows, whose rows are still being parsed: they stand in `documents` as `finding` until this brings them. */
  arriving: ReadonlyMap<string, Promise<DoneState | FailedState>>;
  /** A sentence for each thing that was kept and could not be brought back. */
  losses: readonly string[];
}

/** Why something could not be kept. The sentence says what was not kept and what to do. */
export class NotKept extends Error {
  readonly reason: 'full' | 'forbidden' | 'newer-version' | 'failed';

  constructor(reason: NotKept['reason'], sentence: string, cause?: unknown) {
    super(sentence, { cause });
    this.reason = reason;
  }
}
