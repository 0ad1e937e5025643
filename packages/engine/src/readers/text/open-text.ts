import { EngineError } from '../../errors.ts';
import { CHARACTERS_PER_FLOW_PAGE, MAX_FLOW_BLOCKS, MAX_PAGES } from '../../limits.ts';
import type { OpenDocument } from '../../model/index.ts';
import { contentTruncated, openFlowBlocks } from '../flow-pages.ts';
import { decodeText } from '../text-encoding.ts';
import { linesToBlocks } from './lines-to-blocks.ts';
import { markdownToBlocks } from './markdown-to-blocks.ts';

/** Plain text line by line, or Markdown where the name says so. Throws `EngineError` file_empty, too_many_pages. */
export function openText(bytes: Uint8Array, fileName: string): OpenDocument {
  const text = decodeText(bytes)
    .replace(/\r\n?/g, '\n')
    .replace(/^\ufeff/, '')
    .replaceAll('\0', '');
  if (text.trim() === '') throw new EngineError('file_empty');
  // White space is not counted, so this is far above the limit; it spares splitting what is refused anyway.
  if (text.length > 4 * MAX_PAGES * CHARACTERS_PER_FLOW_PAGE) throw new EngineError('too_many_pages');
  const isMarkdown = /\.(md|markdown)$/i.test(fileName.trim());
  const blocks = isMarkdown ? markdownToBlocks(text) : linesToBlocks(text);
  return openFlowBlocks('text', blocks, blocks.length < MAX_FLOW_BLOCKS - 1 ? [] : [contentTruncated('too many lines')]);
}
