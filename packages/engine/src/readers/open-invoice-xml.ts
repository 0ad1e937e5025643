import type { FlowBlock, OpenDocument } from '../model/index.ts';
import { openFlowDocument } from './flow-pages.ts';
import { parseInvoiceXml } from './invoice-xml.ts';

/** An electronic invoice as a document of its own: one page, one paragraph for each value, cited by its path. */
export function openInvoiceXml(bytes: Uint8Array): OpenDocument {
  const xmlValues = parseInvoiceXml(bytes, null);
  const blocks: FlowBlock[] = xmlValues.map(({ path, value }) => ({
    kind: 'paragraph',
    place: { kind: 'xml-path', path },
    role: 'text',
    text: value,
    links: [],
    marks: [],
  }));
  return openFlowDocument({ type: 'xml-invoice', pageCount: 1, blocksOf: () => ({ blocks, issues: [] }), xmlValues });
}
