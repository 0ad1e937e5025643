import type { FormField } from '../../model/index.ts';
import { attributeOf, type XmlAttributes } from '../xml.ts';

/** Characters of a content control's value: a control may enclose a whole chapter. */
const MAX_VALUE_CHARACTERS = 10_000;

/** A content control (`w:sdt`) or an old form field (`w:ffData`) being read. */
export class ContentControl {
  private title = '';
  private tag = '';
  private kind: FormField['kind'] = 'text';
  private value = '';
  private isPlaceholder = false;
  private checked = false;
  private boxWritten = false;
  private options: string[] = [];
  private chosen = 0;
  /** A table of contents or a cover page: a control that nobody fills in. */
  private isGallery = false;

  /** An element of its properties. */
  property(name: string, attributes: XmlAttributes): void {
    const value = attributeOf(attributes, 'val') ?? '';
    const isOn = !/^(0|false|off)$/i.test(value);
    if (name === 'alias' || name === 'statusText') this.title = value;
    else if (name === 'tag' || name === 'name') this.tag = value;
    else if (name === 'showingPlcHdr') this.isPlaceholder = isOn;
    else if (name === 'docPartObj') this.isGallery = true;
    else if (name === 'checkbox' || name === 'checkBox') this.kind = 'checkbox';
    else if (name === 'dropDownList' || name === 'comboBox' || name === 'ddList') this.kind = 'choice';
    else if (name === 'checked' || (name === 'default' && this.kind === 'checkbox')) this.checked = isOn;
    else if (name === 'listEntry') this.options.push(value);
    else if (name === 'result') this.chosen = Number(value) || 0;
  }

  /** Whether text inside is shown as it is: a prompt to fill in is not content, a box is written as a mark. */
  showsText(): boolean {
    return !this.isPlaceholder && this.kind !== 'checkbox';
  }

  add(text: string): void {
    if (this.value.length < MAX_VALUE_CHARACTERS) this.value += text;
  }

  /** The state of a box, once: its symbol may come in several runs. Null for other controls. */
  takeBox(): { checked: boolean } | null {
    if (this.kind !== 'checkbox' || this.boxWritten) return null;
    this.boxWritten = true;
    return { checked: this.checked };
  }

  /** The option that an old drop-down shows; its result is stored as a number only. */
  chosenOption(): string {
    return this.kind === 'choice' ? (this.options[this.chosen] ?? '') : '';
  }

  /** Null where nothing names it. */
  toField(): FormField | null {
    const name = this.tag || this.title;
    if (name === '' || this.isGallery) return null;
    const text = this.value.trim();
    const value = this.kind === 'checkbox' ? (this.checked ? 'on' : null) : this.isPlaceholder || text === '' ? null : text;
    return { name, title: this.title || null, kind: this.kind, value, box: null };
  }
}
