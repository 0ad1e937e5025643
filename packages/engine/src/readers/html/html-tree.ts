import { defaultTreeAdapter, type DefaultTreeAdapterTypes, parse } from 'parse5';
import { EngineError } from '../../errors.ts';
import { MAX_HTML_ELEMENTS, MAX_HTML_NESTING } from '../../limits.ts';

export type HtmlElement = DefaultTreeAdapterTypes.Element;
export type HtmlNode = DefaultTreeAdapterTypes.ChildNode;

/** The tree a browser would build. Throws `EngineError` too_deeply_nested, expands_too_far. */
export function parseHtml(html: string): HtmlNode[] {
  let depth = 0;
  let elements = 0;
  const boundedAdapter = {
    ...defaultTreeAdapter,
    onItemPush() {
      // Every open element is searched for every tag: deep nesting costs the square of its depth.
      if (++depth > MAX_HTML_NESTING) throw new EngineError('too_deeply_nested');
      if (++elements > MAX_HTML_ELEMENTS) throw new EngineError('expands_too_far', { cause: 'too many HTML elements' });
    },
    onItemPop() {
      depth -= 1;
    },
  };
  return parse(html, { treeAdapter: boundedAdapter, scriptingEnabled: false }).childNodes;
}

export const isElement = (node: HtmlNode): node is HtmlElement => 'tagName' in node;

export const textOf = (node: HtmlNode): string | null =>
  node.nodeName === '#text' ? (node as DefaultTreeAdapterTypes.TextNode).value : null;

export function attribute(element: HtmlElement, name: string): string | undefined {
  return element.attrs.find((candidate) => candidate.name === name)?.value;
}

/** All elements of a name inside a node, in document order, the node itself left out. */
export function descendants(element: HtmlElement, tagName: string): HtmlElement[] {
  const found: HtmlElement[] = [];
  const visit = (node: HtmlNode): void => {
    if (!isElement(node)) return;
    if (node.tagName === tagName) found.push(node);
    node.childNodes.forEach(visit);
  };
  element.childNodes.forEach(visit);
  return found;
}

/** Not shown, or not for readers. A hidden form field carries machine data. */
export function isHidden(element: HtmlElement): boolean {
  if (HIDDEN_ELEMENTS.has(element.tagName)) return true;
  if (attribute(element, 'hidden') !== undefined) return true;
  return /(^|[;\s])(display\s*:\s*none|visibility\s*:\s*hidden|mso-hide\s*:\s*all)/i.test(attribute(element, 'style') ?? '');
}

const HIDDEN_ELEMENTS = new Set([
  'head',
  'script',
  'style',
  'template',
  'noscript',
  'iframe',
  'object',
  'embed',
  'audio',
  'video',
  'canvas',
  'map',
  'datalist',
]);
