import type { PdfiumDocument } from './pdfium-document.ts';

/** Runs `use` while PDFium knows the form fields of an open page: without that it tells no tick box's state and draws none. */
export function withForm(document: PdfiumDocument, page: number, use: () => void): void {
  const { form, pdfium } = document;
  if (form === 0) {
    use();
    return;
  }
  pdfium.api.FORM_OnAfterLoadPage(page, form);
  pdfium.releasing(use, () => pdfium.api.FORM_OnBeforeClosePage(page, form));
}
