/** Files in a dropped folder, in all: more is a wrong folder. */
const MOST_DROPPED_FILES = 1_000;

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
    files.push(await new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject)));
    return;
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  // A reader hands out its entries in batches; an empty one is the end.
  for (;;) {
    const batch = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (batch.length === 0 || files.length >= MOST_DROPPED_FILES) return;
    for (const child of batch) await collectFiles(child, files);
  }
}
