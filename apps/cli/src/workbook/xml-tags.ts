import { WorkbookProblem } from './workbook-problem.ts';

/** A tag of a well-formed document, by where it stands in the text. */
export interface XmlTag {
  name: string;
  kind: 'open' | 'close' | 'empty';
  start: number;
  end: number;
}

const TAG = /<!--[^]*?-->|<!\[CDATA\[[^]*?\]\]>|<\?[^]*?\?>|<(\/?)([^\s<>/!?]+)(?:[^<>"']|"[^"]*"|'[^']*')*>/g;

/** Characters that XML cannot hold. */
// oxlint-disable-next-line no-control-regex
const NOT_XML = /[\0-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff\p{Cs}]/gu;

const ENTITIES: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/** The tags of a part, in order; comments, instructions and CDATA are passed over. */
export function* xmlTags(xml: string, from = 0, to = xml.length): Generator<XmlTag> {
  const tag = new RegExp(TAG.source, 'g');
  tag.lastIndex = from;
  for (let match = tag.exec(xml); match && match.index < to; match = tag.exec(xml)) {
    const name = match[2];
    if (name === undefined) continue;
    const end = match.index + match[0].length;
    const kind = match[1] === '/' ? 'close' : match[0].endsWith('/>') ? 'empty' : 'open';
    yield { name, kind, start: match.index, end };
  }
}

/** An attribute's value; null where the tag has none of that name. */
export function attribute(xml: string, { start, end }: Pick<XmlTag, 'start' | 'end'>, name: string): string | null {
  const [, double, single] = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(xml.slice(start, end)) ?? [];
  const value = double ?? single;
  return value === undefined ? null : plainText(value);
}

/** A tag's text with an attribute set to another value, or added. */
export function withAttribute(tag: string, name: string, value: string): string {
  const there = new RegExp(`(\\s${name}\\s*=\\s*)(?:"[^"]*"|'[^']*')`);
  if (there.test(tag)) return tag.replace(there, (_all, before: string) => `${before}"${value}"`);
  return tag.replace(/\s*(\/?>)$/, (_all, end: string) => ` ${name}="${value}"${end}`);
}

/** What stands between the tags of an element's text, with entities resolved (XML 1.0, 4.6). */
export function plainText(xml: string): string {
  return xml.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (all, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return ENTITIES[name] ?? all;
    return String.fromCodePoint(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16));
  });
}

/** Text for an element. What reads as an escape of workbooks' own is escaped itself (ECMA-376 part 1, 22.9.2.19). */
export function xmlEscaped(text: string): string {
  return text
    .replace(NOT_XML, '\ufffd')
    .replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

/** A part's text. Throws `WorkbookProblem` where it is not UTF-8, as all programs write it. */
export function xmlText(part: Buffer, name: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(part);
  } catch {
    throw new WorkbookProblem(`its part ${name} is not written in UTF-8`);
  }
}
