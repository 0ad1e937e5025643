import { unionBox } from '../../model/bounding-box.ts';
import { appearanceLines } from './appearance-lines.ts';
import { setText } from './set-text.ts';
import type { BoundingBox } from '../../model/bounding-box.ts';
import type { FormField, Mark, Word } from '../../model/page-content.ts';
import type { Annotation } from './annotations.ts';
import type { PageFrame } from './page-frame.ts';
import type { Pdfium } from './pdfium.ts';
import type { PdfiumDocument } from './pdfium-document.ts';

const KINDS: Readonly<Record<number, FormField['kind']>> = {
  2: 'checkbox',
  3: 'radio',
  4: 'choice',
  5: 'choice',
  6: 'text',
  7: 'signature',
};
const PASSWORD_FIELD = 1 << 13;
const MAX_OPTIONS = 2_000;
/** Export values such as "1" and "On" are codes the form never shows: the tick itself stands for them. */
const CODED_VALUE = /^(?:\d+|on)$/i;

/** What a page's form holds; the reader adds to it. */
export interface FormContent {
  formFields: FormField[];
  marks: Mark[];
  formWords: Word[];
}

/** Collects the form fields of one page, widget by widget. */
export class FormReader {
  readonly #frame: PageFrame;
  readonly #found: FormContent;
  readonly #document: PdfiumDocument;
  readonly #pdfium: Pdfium;
  /** Radio buttons of one name are one field. */
  readonly #groups = new Map<string, FormField>();

  constructor(document: PdfiumDocument, frame: PageFrame, found: FormContent) {
    this.#frame = frame;
    this.#found = found;
    this.#document = document;
    this.#pdfium = document.pdfium;
  }

  read(widget: Annotation): void {
    const { form } = this.#document;
    if (form === 0) return;
    const kind = KINDS[this.#pdfium.api.FPDFAnnot_GetFormFieldType(form, widget.handle)];
    if (kind === undefined) return;
    const name = this.#text('FPDFAnnot_GetFormFieldName', widget);
    const title = this.#text('FPDFAnnot_GetFormFieldAlternateName', widget) || null;
    if (kind === 'radio') this.#readRadio(widget, name, title);
    else if (kind === 'checkbox') this.#readCheckBox(widget, name, title);
    else this.#readValue(widget, name, title, kind);
  }

  #readCheckBox(widget: Annotation, name: string, title: string | null): void {
    const value = this.#tick(widget, name);
    this.#found.formFields.push({ name, title, kind: 'checkbox', value, box: widget.box });
  }

  #readRadio(widget: Annotation, name: string, title: string | null): void {
    const value = this.#tick(widget, name);
    const group = this.#groups.get(name);
    if (group === undefined) {
      const field: FormField = { name, title, kind: 'radio', value, box: widget.box };
      this.#groups.set(name, field);
      this.#found.formFields.push(field);
    } else if (value !== null) {
      group.value = value;
      group.box = widget.box;
    } else if (group.value === null) {
      group.box = joined(group.box, widget.box);
    }
  }

  /** Keeps the state of a tick box or radio button; its export value when it is on. */
  #tick(widget: Annotation, name: string): string | null {
    const checked = this.#pdfium.api.FPDFAnnot_IsChecked(this.#document.form, widget.handle) !== 0;
    this.#found.marks.push({ box: widget.box, inkShare: null, checked });
    if (!checked) return null;
    const value = this.#text('FPDFAnnot_GetFormFieldExportValue', widget) || 'Yes';
    this.#addWords(CODED_VALUE.test(value) ? '☒' : value, widget, name, null, []);
    return value;
  }

  #readValue(widget: Annotation, name: string, title: string | null, kind: 'text' | 'choice' | 'signature'): void {
    const printed = kind === 'signature' ? null : this.#valueOf(widget, kind);
    const value = printed === null || printed.trim() === '' ? null : printed;
    this.#found.formFields.push({ name, title, kind, value, box: widget.box });
    if (value !== null) this.#addWords(value, widget, name, this.#fontSizeOf(widget), appearanceLines(this.#pdfium, widget, this.#frame));
  }

  #valueOf(widget: Annotation, kind: 'text' | 'choice'): string | null {
    const flags = this.#pdfium.api.FPDFAnnot_GetFormFieldFlags(this.#document.form, widget.handle);
    if (kind === 'text' && (flags & PASSWORD_FIELD) !== 0) return null;
    const chosen = kind === 'choice' ? this.#chosenOptions(widget) : [];
    return chosen.length > 0 ? chosen.join('\n') : this.#text('FPDFAnnot_GetFormFieldValue', widget);
  }

  /** Labels of the chosen options: the value itself may be an internal code. */
  #chosenOptions({ handle }: Annotation): string[] {
    const { api } = this.#pdfium;
    const { form } = this.#document;
    const count = Math.min(api.FPDFAnnot_GetOptionCount(form, handle), MAX_OPTIONS);
    const labels: string[] = [];
    for (let index = 0; index < count; index += 1) {
      if (api.FPDFAnnot_IsOptionSelected(form, handle, index) === 0) continue;
      labels.push(this.#pdfium.utf16((buffer, size) => api.FPDFAnnot_GetOptionLabel(form, handle, index, buffer, size)));
    }
    return labels;
  }

  #fontSizeOf({ handle }: Annotation): number | null {
    const { api, scratch } = this.#pdfium;
    if (api.FPDFAnnot_GetFontSize(this.#document.form, handle, scratch) === 0) return null;
    const size = this.#pdfium.floats[scratch >> 2]!;
    return size >= 1 && size <= 200 ? size : null;
  }

  #addWords(text: string, widget: Annotation, formField: string, fontSizePt: number | null, lines: readonly BoundingBox[]): void {
    for (const word of setText(text, widget.box, fontSizePt, lines)) this.#found.formWords.push({ ...word, formField });
  }

  #text(
    call:
      | 'FPDFAnnot_GetFormFieldName'
      | 'FPDFAnnot_GetFormFieldAlternateName'
      | 'FPDFAnnot_GetFormFieldValue'
      | 'FPDFAnnot_GetFormFieldExportValue',
    { handle }: Annotation,
  ): string {
    const { api } = this.#pdfium;
    return this.#pdfium.utf16((buffer, size) => api[call](this.#document.form, handle, buffer, size));
  }
}

function joined(a: BoundingBox | null, b: BoundingBox): BoundingBox {
  return a === null ? b : unionBox([a, b]);
}
