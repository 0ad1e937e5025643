import { open, realpath, rename, rm, stat } from 'node:fs/promises';

/** Puts content in the place of a file: written beside it and to the disk first, so that at every moment the one or the other is there, whole. */
export async function replaceFile(path: string, content: Uint8Array | string): Promise<void> {
  const target = await realpath(path).catch(() => path);
  const mode = await stat(target).then(
    (there) => there.mode,
    () => 0o644,
  );
  const beside = `${target}.${process.pid}.tmp`;
  try {
    const file = await open(beside, 'w', mode);
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(beside, target);
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
}
