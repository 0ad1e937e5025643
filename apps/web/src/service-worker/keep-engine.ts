import type { OfflineNews } from '../features/offline/offline-protocol.ts';

/** A file that is fetched when a document first needs it. */
export interface EngineFile {
  /** Path on this site. */
  url: string;
  bytes: number;
  /** OCR pack of this language; null for what every document may need. */
  language: string | null;
  /** Not fetched before something asks for it. */
  onlyWhenUsed: boolean;
}

export const ENGINE_CACHE = 'sheetlift-engine';

/** Fetches what reading needs and is not there yet, one file after the other so that a document being read goes first. */
export async function keepEngine(
  files: readonly EngineFile[],
  languages: readonly string[],
  report: (news: OfflineNews) => void,
): Promise<void> {
  const wanted = files.filter(({ language, onlyWhenUsed }) => !onlyWhenUsed && (language === null || languages.includes(language)));
  const totalBytes = wanted.reduce((total, { bytes }) => total + bytes, 0);
  const cache = await caches.open(ENGINE_CACHE);
  let doneBytes = 0;
  try {
    for (const { url, bytes } of wanted) {
      if (!(await cache.match(url))) await cache.add(url);
      doneBytes += bytes;
      report({ kind: 'fetching', doneBytes, totalBytes });
    }
    report({ kind: 'kept', totalBytes });
  } catch (error) {
    report({
      kind: 'failed',
      sentence:
        (error as Error).name === 'QuotaExceededError'
          ? 'The disk is full, so reading needs the network.'
          : 'The network ended before everything needed without it was here.',
    });
  }
}
