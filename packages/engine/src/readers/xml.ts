import { SaxesParser } from 'saxes';
import { EngineError } from '../errors.ts';
import { MAX_NESTING, MAX_XML_ELEMENTS, MAX_XML_ERRORS } from '../limits.ts';
import { markedEncoding } from './text-encoding.ts';
import { withWindows1252 } from './windows-1252.ts';

/** Attributes under their names as written, prefix included. */
export type XmlAttributes = Readonly<Record<string, string>>;

/** Element names come without their prefix: Office files use different prefixes and namespaces for the same element. */
export interface XmlListener {
  open?(name: string, attributes: XmlAttributes): void;
  close?(name: string): void;
  text?(text: string): void;
  /** Asked now and then: true where nothing further is of interest. */
  isDone?(): boolean;
}

/**
 * Reads XML of any encoding piece by piece. A document type is skipped: entities it declares are neither expanded
 * nor fetched. Faults are read over where possible and reported; throws `EngineError` file_damaged where there is
 * no XML at all or nothing but faults, too_deeply_nested beyond `MAX_NESTING` elements, expands_too_far
 * beyond `MAX_XML_ELEMENTS`.
 */
export function readXml(bytes: Uint8Array, listener: XmlListener): { damaged: boolean } {
  const parser = new SaxesParser({ position: false });
  const state = listen(parser, listener);
  const encoding = encodingOfXml(bytes);
  const decoder = new TextDecoder(encoding);
  const repaired = encoding === 'windows-1252' ? withWindows1252 : (text: string): string => text;
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
    if (listener.isDone?.()) return { damaged: state.faults > 0 };
    parser.write(repaired(decoder.decode(bytes.subarray(at, at + CHUNK_BYTES), { stream: true })));
  }
  parser.write(decoder.decode());
  parser.close();
  if (state.elements === 0) throw new EngineError('file_damaged', { cause: 'no XML element' });
  return { damaged: state.faults > 0 };
}

/** The value of an attribute by its name without prefix. */
export function attributeOf(attributes: XmlAttributes, name: string): string | undefined {
  const plain = attributes[name];
  if (plain !== undefined) return plain;
  for (const key in attributes) {
    if (key.endsWith(name) && key[key.length - name.length - 1] === ':') return attributes[key];
  }
  return undefined;
}

/** Large enough for speed, small enough that a part is never held as one string. */
const CHUNK_BYTES = 64 * 1024;

function listen(parser: SaxesParser, listener: XmlListener): { elements: number; faults: number } {
  const state = { elements: 0, faults: 0 };
  let depth = 0;
  parser.on('error', () => {
    if (++state.faults > MAX_XML_ERRORS) throw new EngineError('file_damaged', { cause: 'too many XML faults' });
  });
  parser.on('opentag', (tag) => {
    if (++state.elements > MAX_XML_ELEMENTS) throw new EngineError('expands_too_far', { cause: 'too many XML elements' });
    if (++depth > MAX_NESTING) throw new EngineError('too_deeply_nested');
    listener.open?.(localName(tag.name), tag.attributes);
  });
  parser.on('closetag', (tag) => {
    depth -= 1;
    listener.close?.(localName(tag.name));
  });
  if (listener.text) {
    const onText = listener.text.bind(listener);
    parser.on('text', (text) => depth > 0 && onText(text));
    parser.on('cdata', (text) => depth > 0 && onText(text));
  }
  return state;
}

function localName(name: string): string {
  const colon = name.indexOf(':');
  return colon < 0 ? name : name.slice(colon + 1);
}

/** The byte order mark, else the shape of `<?` in UTF-16, else the declaration, else UTF-8. */
function encodingOfXml(bytes: Uint8Array): string {
  const marked = markedEncoding(bytes);
  if (marked) return marked;
  if (bytes[0] === 0x3c && bytes[1] === 0) return 'utf-16le';
  if (bytes[0] === 0 && bytes[1] === 0x3c) return 'utf-16be';
  const head = new TextDecoder('windows-1252').decode(bytes.subarray(0, 200));
  const declared = /^\s*<\?xml[^>]*?encoding\s*=\s*["']([\w.:-]+)["']/i.exec(head)?.[1] ?? 'utf-8';
  // Readable as single bytes, so it cannot be UTF-16 whatever it says.
  if (/^(utf-?16|ucs-?2|iso-10646)/i.test(declared)) return 'utf-8';
  try {
    return new TextDecoder(declared).encoding;
  } catch {
    return 'utf-8';
  }
}
