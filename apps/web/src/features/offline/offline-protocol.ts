/** What a page asks of the service worker; answers to "keep-engine" come on the port sent with it. */
export type OfflineRequest =
  | { kind: 'keep-engine'; /** OCR packs to keep, as Tesseract names them */ languages: readonly string[] }
  | { kind: 'take-over' };

export type OfflineNews =
  | { kind: 'fetching'; doneBytes: number; totalBytes: number }
  | { kind: 'kept'; totalBytes: number }
  /** The network ended or the disk is full; what was fetched stays. */
  | { kind: 'failed'; sentence: string };
