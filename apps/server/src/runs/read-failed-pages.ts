import { EngineError, isFlow, type ReadDocument } from '@sheetlift/engine';
import { readBudgetMs } from '@sheetlift/engine/limits';
import type { IsolatedReader } from '@sheetlift/engine/node';

/** A document whose pages were read, but for some. */
interface PartlyRead {
  read: ReadDocument;
  fileName: string;
}

/**
 * Reads the pages once more that could not be read, and no others. The same object where there are none, or the file opens no longer: what was read
 * stays as good as it was. Throws what `content` throws.
 */
export async function readFailedPages(
  { read, fileName }: PartlyRead,
  content: () => Promise<Uint8Array | null>,
  reader: IsolatedReader,
): Promise<ReadDocument> {
  const failed = read.pages.filter(({ issues }) => issues.some(({ severity }) => severity === 'error')).map(({ pageNumber }) => pageNumber);
  const bytes = failed.length > 0 && !isFlow(read.type) ? await content() : null;
  if (!bytes) return read;
  try {
    const ranges = failed.map((page) => ({ from: page, to: page }));
    const again = await reader.read(bytes, { fileName, embedded: true, ranges, budgetMs: readBudgetMs(failed.length) });
    const anew = new Map(again.pages.map((page) => [page.pageNumber, page]));
    return { ...read, pages: read.pages.map((page) => anew.get(page.pageNumber) ?? page) };
  } catch (error) {
    if (error instanceof EngineError) return read;
    throw error;
  }
}
