/** Codes of fatal trouble with a document. `internal` is always a bug. */
export type EngineErrorCode =
  | 'unsupported_type'
  | 'type_mismatch'
  | 'password_required'
  | 'file_damaged'
  | 'file_empty'
  | 'too_many_pages'
  | 'too_many_pixels'
  | 'expands_too_far'
  | 'too_deeply_nested'
  | 'timed_out'
  | 'aborted'
  | 'template_invalid'
  | 'internal';

/** What a person is told of each, where nothing better is known. */
export const ENGINE_ERROR_SENTENCES: Readonly<Record<EngineErrorCode, string>> = {
  unsupported_type:
    'Sheetlift cannot read this kind of file. Save it as PDF, Word (.docx), Excel (.xlsx), CSV or a picture, then add it again. No pages were counted.',
  type_mismatch:
    'This file is not what its name says. Open it in the program it came from, save it again, then add it. No pages were counted.',
  password_required: 'This file is locked. Enter its password to read it, or leave it out. No pages were counted.',
  file_damaged: 'This file is damaged and could not be opened. Export or scan it again, then add it. No pages were counted.',
  file_empty: 'This file is empty. No pages were counted.',
  too_many_pages: 'This file has more pages than can be read at once. Split it, then add the parts. No pages were counted.',
  too_many_pixels: 'This picture is too large to read. Save it at a lower resolution, then add it again. No pages were counted.',
  expands_too_far:
    'This file unpacks to far more data than a document holds, so it was left closed. Save it again in the program it came from. No pages were counted.',
  too_deeply_nested:
    'This file is nested too deeply to be a document, so it was left closed. Save it again in the program it came from. No pages were counted.',
  timed_out: 'This file took too long to read and was stopped. Split it or save it again, then add it. No pages were counted.',
  aborted: 'Reading was stopped before the file was done. No pages were counted.',
  template_invalid: 'A rule of this template cannot be followed. Change it, then try again. No pages were counted.',
  internal: 'Sheetlift made a mistake while reading this file. The file is unchanged. No pages were counted.',
};

/**
 * Fatal trouble with a document: a stable code, a sentence for the user, a cause for us.
 * `detail` replaces the sentence where a better one is known ("save it as .docx").
 */
export class EngineError extends Error {
  readonly code: EngineErrorCode;

  constructor(code: EngineErrorCode, options: { detail?: string; cause?: unknown } = {}) {
    super(options.detail ?? ENGINE_ERROR_SENTENCES[code], { cause: options.cause });
    this.name = 'EngineError';
    this.code = code;
  }
}

/** Of a file whose pages could be counted: how many it has, and how many it may have. */
export function tooManyPages(pageCount: number, most: number): EngineError {
  const detail = `This file has ${pageCount} pages, and at most ${most} are read at once. Split it, then add the parts. No pages were counted.`;
  return new EngineError('too_many_pages', { detail });
}

/** Anything thrown, as an `EngineError`; what is not one is a bug and becomes `internal`. */
export function toEngineError(thrown: unknown): EngineError {
  return thrown instanceof EngineError ? thrown : new EngineError('internal', { cause: thrown });
}
