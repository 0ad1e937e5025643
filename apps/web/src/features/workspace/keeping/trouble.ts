import { StoredByNewerVersion } from '../../../lib/device-store/stored-version.ts';
import { NotKept } from './run-archive.ts';

/** The error as the person is to hear of it. `thing` is what was to be kept: "halden.pdf and its rows". */
export function asNotKept(thing: string, cause: unknown): NotKept {
  if (cause instanceof NotKept) return cause;
  if (cause instanceof StoredByNewerVersion) return newerVersion(cause);
  switch (cause instanceof Error ? cause.name : '') {
    case 'QuotaExceededError':
      return new NotKept(
        'full',
        `Not kept on this device: ${thing}, because the disk is full. Export or clear old work; this tab still holds it.`,
        cause,
      );
    case 'VersionError':
      return newerVersion(cause);
    case 'SecurityError':
    case 'InvalidStateError':
      return forbidden(cause);
    default:
      return new NotKept(
        'failed',
        `Not kept on this device: ${thing}. This tab still holds it: export the rows, or save the workspace to a file.`,
        cause,
      );
  }
}

/** The rows are safe, the bytes of the file are not. */
export function fileNotKept(fileName: string, cause: unknown): NotKept {
  return new NotKept(
    'full',
    `Not kept on this device: the file ${fileName}, because the disk is full. Its rows are kept. Export or clear old work; this tab still holds the file.`,
    cause,
  );
}

function forbidden(cause: unknown): NotKept {
  return new NotKept(
    'forbidden',
    'This browser lets nothing be kept on this device, as in a private window. Everything works, but is gone when this tab closes: export the rows, or save the workspace to a file.',
    cause,
  );
}

/** Over plain HTTP browsers give no locks, and two tabs that write one run would lose work. */
export function insecurePage(): NotKept {
  return new NotKept(
    'forbidden',
    'Nothing is kept on this device, because this page was opened over plain HTTP. Everything works, but is gone when this tab closes: export the rows, or save the workspace to a file. Over HTTPS it is kept.',
  );
}

export function newerVersion(cause: unknown): NotKept {
  return new NotKept(
    'newer-version',
    'What is kept on this device was written by a newer version of Sheetlift. Reload to go on with it; nothing of it was changed.',
    cause,
  );
}

export function takenOver(): NotKept {
  return new NotKept('failed', 'Not kept on this device: this run went elsewhere. Go on there.');
}

/** What is kept is left as it is. */
export function notBroughtBack(cause: unknown): NotKept {
  const trouble = asNotKept('this run', cause);
  return trouble.reason === 'failed'
    ? new NotKept(
        'failed',
        'What is kept on this device could not be read, and was not changed. Reload to try again; what is done in this tab is not kept until then.',
        cause,
      )
    : trouble;
}
