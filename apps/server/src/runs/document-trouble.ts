import { ENGINE_ERROR_SENTENCES, type EngineErrorCode } from '@sheetlift/engine/errors';

/** Why a document of a run has no rows: the engine's codes, and those of the server. */
export type TroubleCode = EngineErrorCode | keyof typeof SENTENCES;

const SENTENCES = {
  password_required:
    'This file is locked with a password, which a run on the server does not ask for. Save it without one, or read it on your device. No pages were counted.',
  file_too_large: 'This file is larger than your plan reads. Split it, or choose a larger plan. No pages were counted.',
  too_many_files: 'This run has as many files as your plan reads at once. Add it to another run. No pages were counted.',
  no_pages_left: 'There are not enough pages left this month to read this file. No pages were counted.',
  disk_full: 'The server had no room to unpack this file. Read it again later. No pages were counted.',
  content_lost: 'The content of this file is gone from the server. Add it again. No pages were counted.',
  fetch_failed: 'The server at this address did not give this file. Check the address, or send the file itself. No pages were counted.',
  fetch_timed_out: 'Fetching this file took longer than a request may. Send the file itself. No pages were counted.',
  address_not_allowed:
    'This address leads to a place that no documents are fetched from here. Send the file itself. No pages were counted.',
} as const;

/** Every code that a document of a run may fail with, and what is told of it. */
export const TROUBLE_SENTENCES: Readonly<Record<TroubleCode, string>> = { ...ENGINE_ERROR_SENTENCES, ...SENTENCES };

/** What one document comes to; the others go on. */
export class DocumentTrouble extends Error {
  readonly code: TroubleCode;

  constructor(code: EngineErrorCode, message: string);
  constructor(code: keyof typeof SENTENCES);
  constructor(code: TroubleCode, message?: string) {
    super(message ?? SENTENCES[code as keyof typeof SENTENCES]);
    this.name = 'DocumentTrouble';
    this.code = code;
  }
}
