/** In the browser's private file system; holds the one language model that was fetched. */
const FOLDER = 'sheetlift-language-model';

/** Of a file's name, where file systems end. */
const MOST_CHARACTERS = 200;

/** The model that was fetched from an address, where all of its bytes are here. Null too where the browser keeps no files. */
export async function fetchedModelFile(address: string, bytes: number): Promise<File | null> {
  try {
    const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle(FOLDER);
    const file = await (await folder.getFileHandle(nameOf(address))).getFile();
    return file.size === bytes ? file : null;
  } catch {
    return null;
  }
}

/** Keeps a model in the place of the one before. Nothing of it is kept where it does not come to its end. Rejects as streams do. */
export async function keepFetchedModel(address: string, content: ReadableStream<Uint8Array>, signal: AbortSignal): Promise<void> {
  await removeFetchedModel();
  const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle(FOLDER, { create: true });
  const handle = await folder.getFileHandle(nameOf(address), { create: true });
  await content.pipeTo(await handle.createWritable(), { signal });
}

export async function removeFetchedModel(): Promise<void> {
  try {
    await (await navigator.storage.getDirectory()).removeEntry(FOLDER, { recursive: true });
  } catch {
    // There is none, or the page came over plain HTTP and keeps no files.
  }
}

/** The end of an address tells more than its beginning. */
const nameOf = (address: string): string => encodeURIComponent(address).slice(-MOST_CHARACTERS);
