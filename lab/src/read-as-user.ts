import { join } from 'node:path';
import { EngineError, type PageContent, type ReadDocument, unpackDocuments } from '@sheetlift/engine';
import { createIsolatedReader, type IsolatedReader } from '@sheetlift/engine/node';
import { PROJECT_ROOT } from './shared-folder.ts';

/** A reader whose child is the built one: tests run on sources, a child process cannot. */
export function builtReader(): IsolatedReader {
  return createIsolatedReader({ childPath: join(PROJECT_ROOT, 'packages/engine/dist/node/reader-child.js') });
}

/** The documents of a file as its user gets them, or the error they see. What a mail or an archive carries fails alone. */
export async function readAsUser(
  reader: IsolatedReader,
  fileName: string,
  bytes: Uint8Array,
  password?: string,
): Promise<ReadDocument[] | EngineError> {
  try {
    const sources = unpackDocuments({ fileName, bytes });
    const documents: ReadDocument[] = [];
    for (const [index, source] of sources.entries()) {
      try {
        documents.push(
          await reader.read(source.bytes, { fileName: source.fileName, embedded: true, ...(password === undefined ? {} : { password }) }),
        );
      } catch (error) {
        if (index === 0 || !(error instanceof EngineError) || error.code === 'internal') throw error;
      }
    }
    return documents;
  } catch (error) {
    if (error instanceof EngineError) return error;
    throw error;
  }
}

/** Whether anything was read on a page. */
export function hasText(page: PageContent): boolean {
  if (page.kind === 'fixed') return page.words.length > 0;
  return page.blocks.some((block) => {
    if (block.kind === 'paragraph') return block.text.trim() !== '';
    if (block.kind === 'table') return block.rows.some((row) => row.some((cell) => cell.text.trim() !== ''));
    return (block.field.value ?? '') !== '';
  });
}
