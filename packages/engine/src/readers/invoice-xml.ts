import { EngineError } from '../errors.ts';
import { MAX_XML_VALUE_CHARACTERS, MAX_XML_VALUES } from '../limits.ts';
import type { XmlValue } from '../model/index.ts';
import { type XmlAttributes, readXml } from './xml.ts';

/**
 * The values of an e-invoice (UBL Invoice or CreditNote, UN/CEFACT CII, and ZUGFeRD 1) in document order. Attributes follow
 * their element as "path/@currencyID". `fileName` names the XML embedded in a PDF, null where it is the document itself.
 * Throws `EngineError` unsupported_type for any other XML, file_damaged where it is not well-formed.
 */
export function parseInvoiceXml(xml: Uint8Array, fileName: string | null): XmlValue[] {
  const collector = new ValueCollector();
  const { damaged } = readXml(xml, collector);
  if (damaged) throw new EngineError('file_damaged', { cause: 'the XML is not well-formed' });
  return collector.values.map(({ node, attribute, value }) => ({
    path: attribute === null ? pathOf(node) : `${pathOf(node)}/@${attribute}`,
    value,
    fileName,
  }));
}

/** Whether the root element is that of an e-invoice. `name` without prefix, `namespaces` all declarations it carries. */
export function isInvoiceRoot(name: string, attributes: XmlAttributes): boolean {
  const namespaces = Object.values(attributes);
  return INVOICE_ROOTS.some((root) => root.name === name && namespaces.some((namespace) => namespace.startsWith(root.namespace)));
}

const INVOICE_ROOTS = [
  { name: 'Invoice', namespace: 'urn:oasis:names:specification:ubl:schema:xsd:Invoice' },
  { name: 'CreditNote', namespace: 'urn:oasis:names:specification:ubl:schema:xsd:CreditNote' },
  { name: 'CrossIndustryInvoice', namespace: 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice' },
  { name: 'CrossIndustryDocument', namespace: 'urn:ferd:CrossIndustryDocument' },
];

interface XmlNode {
  name: string;
  parent: XmlNode | null;
  /** From 1 among the siblings of its name. */
  ordinal: number;
  /** How many children of each name it has. */
  children: Map<string, number>;
  text: string;
  /** An embedded file (base64), not a value. */
  binary: boolean;
}

class ValueCollector {
  readonly values: { node: XmlNode; attribute: string | null; value: string }[] = [];
  private current: XmlNode | null = null;

  open(name: string, attributes: XmlAttributes): void {
    if (!this.current && !isInvoiceRoot(name, attributes)) throw otherXml();
    this.current = childOf(this.current, name, 'mimeCode' in attributes);
    for (const [key, value] of Object.entries(attributes)) {
      if (!/^(xmlns|xsi)(:|$)/.test(key)) this.keep(this.current, key.replace(/^.*:/, ''), value);
    }
  }

  text(text: string): void {
    const { current } = this;
    if (current && !current.binary && current.text.length <= MAX_XML_VALUE_CHARACTERS) current.text += text;
  }

  close(): void {
    const closed = this.current;
    if (!closed) return;
    if (!closed.binary && closed.text.length <= MAX_XML_VALUE_CHARACTERS) this.keep(closed, null, closed.text);
    closed.text = '';
    this.current = closed.parent;
  }

  private keep(node: XmlNode, attribute: string | null, text: string): void {
    const value = text.trim();
    if (value === '') return;
    if (this.values.length >= MAX_XML_VALUES) throw new EngineError('expands_too_far', { cause: 'too many XML values' });
    this.values.push({ node, attribute, value });
  }
}

export const otherXml = (): EngineError =>
  new EngineError('unsupported_type', {
    detail:
      'Sheetlift reads XML only when it is an electronic invoice (UBL or CII). Save it as PDF, Excel (.xlsx) or CSV, then add it again. No pages were counted.',
  });

function childOf(parent: XmlNode | null, name: string, binary: boolean): XmlNode {
  const ordinal = (parent?.children.get(name) ?? 0) + 1;
  parent?.children.set(name, ordinal);
  return { name, parent, ordinal, children: new Map(), text: '', binary };
}

/** Repeated elements get an ordinal from 1, the only one of its name none: "Invoice/InvoiceLine[2]/ID". */
function pathOf(node: XmlNode): string {
  const { parent } = node;
  if (!parent) return node.name;
  const repeated = (parent.children.get(node.name) ?? 1) > 1;
  return `${pathOf(parent)}/${node.name}${repeated ? `[${node.ordinal}]` : ''}`;
}
