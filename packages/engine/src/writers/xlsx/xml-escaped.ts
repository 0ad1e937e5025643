import { XmlBytes } from './xml-bytes.ts';

/** Text for an element or a quoted attribute of a small part, by the same rules as the cells' texts. */
export function xmlEscaped(text: string): string {
  let escaped = '';
  const decoder = new TextDecoder();
  const xml = new XmlBytes((chunk) => (escaped += decoder.decode(chunk, { stream: true })), 0);
  xml.text(text);
  xml.flush();
  return escaped;
}
