import { EngineError } from '../../errors.ts';
import type { OpenDocument } from '../../model/index.ts';
import { openFlowBlocks } from '../flow-pages.ts';
import { decodeText } from '../text-encoding.ts';
import { readHtml } from './read-html.ts';

/** An HTML file as a person reads it in a browser without network, scripts and styles. */
export function openHtml(bytes: Uint8Array): OpenDocument {
  const html = decodeText(bytes, declaredEncoding(bytes));
  if (html.trim() === '') throw new EngineError('file_empty');
  const { blocks, issues } = readHtml(html);
  return openFlowBlocks('html', blocks, issues);
}

/** Browsers look at the first 1,024 bytes; files saved by programs carry longer preambles. */
const PRESCAN_BYTES = 64 * 1024;

/** The encoding that the last meta element or XML declaration within the head names. Comments do not count. */
function declaredEncoding(bytes: Uint8Array): string | undefined {
  const head = new TextDecoder('windows-1252').decode(bytes.subarray(0, PRESCAN_BYTES)).replace(/<!--[^]*?-->/g, '');
  return (
    /<meta[^<>]*?charset\s*=\s*["']?\s*([\w:.-]+)/i.exec(head)?.[1] ?? /^\s*<\?xml[^>]*?encoding\s*=\s*["']([\w:.-]+)/i.exec(head)?.[1]
  );
}
