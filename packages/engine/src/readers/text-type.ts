import type { FileContent } from './file-content.ts';
import { voteDelimiter } from './csv/delimiter.ts';
import { isInvoiceRoot, otherXml } from './invoice-xml.ts';
import { decodeText } from './text-encoding.ts';
import { readXml } from './xml.ts';

/**
 * Which text format a file is: the extension where it names one, else the look of its first lines. Null where it is no text. Throws for XML
 * that is no invoice.
 */
export function textTypeOf(bytes: Uint8Array, extension: string): FileContent | null {
  const head = textHead(bytes);
  if (head === null) return null;
  const start = head.trimStart();
  if (/^<(!doctype html|html|head|body|table)\b/i.test(start)) return { type: extension === 'txt' ? 'text' : 'html' };
  if (TEXT_EXTENSIONS[extension]) return { type: TEXT_EXTENSIONS[extension] };
  if (/^<(\?xml|!doctype|!--|[\w.-]+(:[\w.-]+)?[\s/>])/i.test(start)) return markupType(bytes, start, extension);
  if (extension === 'xml') throw otherXml();
  return plainType(head);
}

const TEXT_EXTENSIONS: Partial<Record<string, 'csv' | 'html' | 'eml' | 'text'>> = {
  csv: 'csv',
  tsv: 'csv',
  tab: 'csv',
  html: 'html',
  htm: 'html',
  xhtml: 'html',
  eml: 'eml',
  mht: 'eml',
  mhtml: 'eml',
  mbox: 'eml',
  txt: 'text',
  text: 'text',
  md: 'text',
  markdown: 'text',
  log: 'text',
  json: 'text',
};

/** Enough to see through a long preamble of comments. */
const HEAD_BYTES = 64 * 1024;

/** Text has no control characters but white space, form feed, escape and backspace; a stray one is forgiven. */
function textHead(bytes: Uint8Array): string | null {
  const head = decodeText(bytes.subarray(0, HEAD_BYTES));
  let controls = 0;
  for (let at = 0; at < head.length; at++) {
    const code = head.charCodeAt(at);
    if ((code < 0x20 && !(code >= 8 && code <= 13) && code !== 0x1a && code !== 0x1b) || code === 0xfffd) controls += 1;
  }
  return controls > 1 + head.length * 0.02 ? null : head;
}

function markupType(bytes: Uint8Array, start: string, extension: string): FileContent {
  const root = rootElement(bytes);
  if (root === 'invoice') return { type: 'xml-invoice' };
  if (root === 'html' || /<html[\s>]/i.test(start)) return { type: 'html' };
  if (root === 'svg') return { unsupported: 'SVG', saveAs: 'PNG or PDF' };
  const isXml = extension === 'xml' || start.startsWith('<?xml') || root !== null;
  if (isXml && !HTML_START.test(start)) throw otherXml();
  return { type: 'html' };
}

/** Fragments of HTML as programs write them into files without an extension. */
const HTML_START = /^<(div|p|h[1-6]|span|ul|ol|dl|section|article|main|meta|style|title|center|font|br|!--)\b/i;

class RootFound extends Error {}

function rootElement(bytes: Uint8Array): string | null {
  let root: string | null = null;
  try {
    readXml(bytes.subarray(0, HEAD_BYTES), {
      open(name, attributes) {
        root = isInvoiceRoot(name, attributes) ? 'invoice' : name.toLowerCase();
        throw new RootFound();
      },
    });
  } catch {
    // Found, or no XML: either way `root` says it.
  }
  return root;
}

function plainType(head: string): FileContent {
  if (looksLikeMail(head)) return { type: 'eml' };
  return { type: voteDelimiter(head) ? 'csv' : 'text' };
}

/** At least two of the headers every mail has, in an unbroken block of header lines at the start. */
function looksLikeMail(head: string): boolean {
  const block = head.replace(/^\s*(From .*\r?\n)?/, '').split(/\r?\n\r?\n/, 1)[0] ?? '';
  const lines = block.split(/\r?\n/);
  const headers = lines.filter((line) => /^[\w-]+:/.test(line));
  if (headers.length + lines.filter((line) => /^[ \t]/.test(line)).length < lines.length) return false;
  const usual = headers.filter((line) => /^(from|to|subject|date|received|return-path|message-id|mime-version|delivered-to):/i.test(line));
  return (
    new Set(usual.map((line) => line.split(':', 1)[0]!.toLowerCase())).size >= 2 &&
    headers.some((line) => /^(from|received|message-id|mime-version):/i.test(line))
  );
}
