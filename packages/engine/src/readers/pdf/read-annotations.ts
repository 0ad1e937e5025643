import { FREE_TEXT, LINK, WIDGET, visitAnnotations } from './annotations.ts';
import { appearanceLines } from './appearance-lines.ts';
import { FormReader } from './form-reader.ts';
import { withForm } from './with-form.ts';
import { clipToPage, roundBox } from './page-frame.ts';
import { setText } from './set-text.ts';
import type { FormField, Link, Mark, Word } from '../../model/page-content.ts';
import type { Annotation } from './annotations.ts';
import type { PageFrame } from './page-frame.ts';
import type { PdfiumDocument } from './pdfium-document.ts';

const URI = 3;

/** What lies on a page above its content. */
export interface PageAnnotations {
  links: Link[];
  formFields: FormField[];
  /** Tick boxes and radio buttons of the form. */
  marks: Mark[];
  /** Values of form fields (origin "form"). */
  formWords: Word[];
  /** Notes typed onto the page, as people fill in forms that have no fields. */
  noteWords: Word[];
}

export function readAnnotations(document: PdfiumDocument, page: number, frame: PageFrame): PageAnnotations {
  const found: PageAnnotations = { links: [], formFields: [], marks: [], formWords: [], noteWords: [] };
  if (document.pdfium.api.FPDFPage_GetAnnotCount(page) === 0) return found;
  withForm(document, page, () => {
    const form = new FormReader(document, frame, found);
    visitAnnotations(document.pdfium, page, frame, (annotation) => {
      const box = clipToPage(frame, annotation.box);
      if (box === null) return;
      const visible = { ...annotation, box: roundBox(box) };
      if (annotation.subtype === LINK) found.links.push(...readLink(document, visible));
      if (annotation.subtype === FREE_TEXT) found.noteWords.push(...readNote(document, visible, frame));
      if (annotation.subtype === WIDGET) form.read(visible);
    });
  });
  return found;
}

function readLink(document: PdfiumDocument, { handle, box }: Annotation): Link[] {
  const { api } = document.pdfium;
  const link = api.FPDFAnnot_GetLink(handle);
  const action = link === 0 ? 0 : api.FPDFLink_GetAction(link);
  if (action === 0 || api.FPDFAction_GetType(action) !== URI) return [];
  const target = document.pdfium.utf8((buffer, size) => api.FPDFAction_GetURIPath(document.handle, action, buffer, size));
  return target === '' ? [] : [{ box, target }];
}

function readNote({ pdfium }: PdfiumDocument, note: Annotation, frame: PageFrame): Word[] {
  const text = pdfium.utf16((buffer, size) => annotationString(pdfium, note.handle, 'Contents', buffer, size));
  return setText(text, note.box, null, appearanceLines(pdfium, note, frame)).map((word) => ({ ...word, origin: 'text' }));
}

/** The call needs its key as a C string in memory. */
function annotationString(pdfium: PdfiumDocument['pdfium'], handle: number, key: string, buffer: number, size: number): number {
  const encoded = new TextEncoder().encode(`${key}\0`);
  const call = (pointer: number): number => {
    pdfium.bytes.set(encoded, pointer);
    return pdfium.api.FPDFAnnot_GetStringValue(handle, pointer, buffer, size);
  };
  return pdfium.withMemory(encoded.length, call) ?? 0;
}
