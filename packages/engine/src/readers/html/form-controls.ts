import type { FormField } from '../../model/index.ts';
import type { InlineText } from '../inline-text.ts';
import { attribute, descendants, type HtmlElement, type HtmlNode, isElement, textOf } from './html-tree.ts';

/** The filled-in controls of a page: their values stand in the text where a browser shows them, and as form fields. */
export class FormControls {
  /** Labels by the id they are for, and by the control they enclose. */
  private readonly labels = new Map<string, HtmlElement>();
  private readonly wrapped = new Map<HtmlElement, HtmlElement>();
  private fields: FormField[] = [];
  private unnamed = 0;

  constructor(nodes: readonly HtmlNode[]) {
    for (const root of nodes.filter(isElement)) {
      for (const label of descendants(root, 'label')) {
        const target = attribute(label, 'for');
        if (target) this.labels.set(target, label);
        else for (const control of controlsIn(label)) this.wrapped.set(control, label);
      }
    }
  }

  isControl(element: HtmlElement): boolean {
    return CONTROLS.has(element.tagName);
  }

  write(element: HtmlElement, inline: InlineText): void {
    const field = this.fieldOf(element);
    if (!field) return;
    if (field.kind === 'checkbox' || field.kind === 'radio') inline.mark(field.value !== null);
    else if (field.value !== null) inline.appendCollapsed(` ${field.value} `);
    this.fields.push(field);
  }

  /** Fields met since the last call. */
  takeFields(): FormField[] {
    const taken = this.fields;
    this.fields = [];
    return taken;
  }

  private fieldOf(element: HtmlElement): FormField | null {
    const named = {
      name: attribute(element, 'name') || attribute(element, 'id') || `field ${++this.unnamed}`,
      title: this.titleOf(element),
      box: null,
    };
    if (element.tagName === 'button') return null;
    if (element.tagName === 'select') return { ...named, kind: 'choice', value: chosenOption(element) };
    if (element.tagName === 'textarea') return { ...named, kind: 'text', value: plainText(element) || null };
    const type = attribute(element, 'type')?.toLowerCase() ?? 'text';
    if (NOT_SHOWN.has(type)) return null;
    if (type !== 'checkbox' && type !== 'radio') return { ...named, kind: 'text', value: attribute(element, 'value') || null };
    const on = attribute(element, 'checked') !== undefined;
    return { ...named, kind: type, value: on ? (attribute(element, 'value') ?? 'on') : null };
  }

  private titleOf(element: HtmlElement): string | null {
    const label = this.labels.get(attribute(element, 'id') ?? '') ?? this.wrapped.get(element);
    return (
      (label && plainText(label)) ||
      attribute(element, 'aria-label') ||
      attribute(element, 'title') ||
      attribute(element, 'placeholder') ||
      null
    );
  }
}

const CONTROLS = new Set(['input', 'select', 'textarea', 'button']);

const controlsIn = (label: HtmlElement): HtmlElement[] => [...CONTROLS].flatMap((name) => descendants(label, name));

/** Buttons and machine data. A password is not a document's content. */
const NOT_SHOWN = new Set(['hidden', 'submit', 'button', 'reset', 'image', 'file', 'password']);

function chosenOption(select: HtmlElement): string | null {
  const options = descendants(select, 'option');
  const chosen = options.filter((option) => attribute(option, 'selected') !== undefined);
  const shown = chosen.length > 0 || attribute(select, 'multiple') !== undefined ? chosen : options.slice(0, 1);
  return (
    shown
      .map(plainText)
      .filter((text) => text !== '')
      .join(', ') || null
  );
}

/** Text without the text of controls inside. */
function plainText(element: HtmlElement): string {
  const visit = (node: HtmlNode): string =>
    textOf(node) ?? (isElement(node) && !(CONTROLS.has(node.tagName) && node !== element) ? node.childNodes.map(visit).join('') : '');
  return visit(element).replace(/\s+/g, ' ').trim();
}
