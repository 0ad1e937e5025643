/** Why a file is not opened as a workspace. */
export type WorkspaceFileErrorCode = 'no-workspace' | 'damaged' | 'newer-version' | 'too-large';

const SENTENCES: Record<WorkspaceFileErrorCode, string> = {
  'no-workspace': 'This is not a Sheetlift workspace. Choose a file that was saved with "Save workspace to a file".',
  damaged: 'This workspace file is damaged and was not opened. Save it again where it comes from, and copy it whole.',
  'newer-version': 'This workspace was saved by a newer version of Sheetlift. Reload this page to get it, then open the file again.',
  'too-large': 'This workspace file holds more than a workspace can. It was not opened.',
};

export class WorkspaceFileError extends Error {
  readonly code: WorkspaceFileErrorCode;

  constructor(code: WorkspaceFileErrorCode, cause?: unknown) {
    super(SENTENCES[code], { cause });
    this.code = code;
  }
}
