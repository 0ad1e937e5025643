/** Files of one drop: ten times as many as a run takes, so that the run can say how many it left out. More is a wrong folder. */
const MOST_DROPPED_FILES = 10_000;

/** The files of a drop or paste; folders count as the files in them. */
export async function droppedFiles(transfer: DataTransfer): Promise<File[]> {
  const entries = [...transfer.items].flatMap((item) => (item.kind === 'file' ? [item.webkitGetAsEntry()] : []));
  if (entries.length === 0 || entries.includes(null)) return [...transfer.files];
  const files: File[] = [];
  for (const entry of entries) if (entry) await collectFiles(entry, files);
  return files;
}

/** Whether a drag carries files, as opposed to text or a link. */
export function carriesFiles(transfer: DataTransfer | null): boolean {
  return transfer?.types.includes('Files') ?? false;
}

async function collectFiles(entry: FileSystemEntry, files: File[]): Promise<void> {
  if (files.length >= MOST_DROPPED_FILES || entry.name.startsWith('.')) return;
  if (entry.isFile) {
    const file = await new Promise<File | null>((resolve) => (entry as FileSystemFileEntry).file(resolve, () => resolve(null)));
    // One that went away since it was dropped costs none of the others.
    if (file) files.push(file);
    return;
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  // A reader hands out its entries in batches; an empty one is the end.
  for (;;) {
    const batch = await new Promise<FileSystemEntry[]>((resolve) => reader.readEntries(resolve, () => resolve([])));
    if (batch.length === 0 || files.length >= MOST_DROPPED_FILES) return;
    for (const child of batch) await collectFiles(child, files);
  }
}
