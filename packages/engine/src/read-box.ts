import { EngineError } from './errors.ts';
import type { BoundingBox, EnginePorts, FixedPage, OpenOptions, QuarterTurn, Word } from './model/index.ts';
import { OcrStopped } from './ocr/ocr-pool.ts';
import { recogniseBox } from './ocr/recognise-box.ts';
import { voteLanguage } from './ocr/vote-language.ts';
import { type FileBytes, openFile } from './reading.ts';

/**
 * Reads what stands in a box of a page that was recognised, in points, once more and by itself. `page`: as it was read before, which tells its
 * language and how it lies. No words where nothing can be read there, or the page is no picture. Throws `EngineError`.
 */
export async function readBox(
  bytes: FileBytes,
  options: OpenOptions,
  page: FixedPage,
  box: BoundingBox,
  ports: EnginePorts,
): Promise<Word[]> {
  const open = await openFile(bytes, options, ports);
  try {
    const reading = await open.readPage(page.pageNumber);
    if (reading.kind === 'content') return [];
    const { language } = voteLanguage(page.words.map(({ text }) => text));
    return await recogniseBox(reading.picture, box, page.turnedBy as QuarterTurn, { languages: [language] }, ports);
  } catch (error) {
    throw error instanceof OcrStopped
      ? new EngineError('timed_out', { detail: 'The box could not be read in time. Draw a smaller one, or type the value.', cause: error })
      : error;
  } finally {
    open.close();
  }
}
