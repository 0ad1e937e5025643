import type { DeviceRunArchive } from './device-run-archive.ts';
import type { NotKept } from './run-archive.ts';

/** Stands where nothing can be kept: everything it is given is refused with the reason. */
export function createRefusingArchive(trouble: NotKept): DeviceRunArchive {
  const refuse = (): Promise<never> => Promise.reject(trouble);
  const nothing = (): Promise<void> => Promise.resolve();
  return {
    load: refuse,
    saveHead: refuse,
    saveDocument: refuse,
    saveCorrections: refuse,
    removeDocuments: nothing,
    clear: nothing,
    replace: refuse,
    shelf: refuse,
    shelved: refuse,
    rename: refuse,
    discard: refuse,
    contents: refuse,
    settled: nothing,
    close: nothing,
  };
}
