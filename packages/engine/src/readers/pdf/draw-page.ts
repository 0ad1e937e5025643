import { EngineError } from '../../errors.ts';
import { MAX_DRAWN_PIXELS } from '../../limits.ts';
import { withForm } from './with-form.ts';
import type { GreyPicture, RawPicture } from '../../model/engine-ports.ts';
import type { PdfiumDocument } from './pdfium-document.ts';

const GREY = 1;
const BGRX = 3;
const WITH_ANNOTATIONS = 0x01;
const AS_RGB = 0x10;
const IN_GREY = 0x08;
const WHITE = 0xffffffff;

/** The page as a person sees it, with its form filled in. */
export function drawPage(document: PdfiumDocument, page: number, widthPx: number): RawPicture {
  const { width, height } = sizeOf(document, page, widthPx);
  return withBitmap(document, width, height, BGRX, (bitmap) => {
    const flags = WITH_ANNOTATIONS | AS_RGB;
    document.pdfium.api.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, flags);
    withForm(document, page, () => {
      if (document.form !== 0) document.pdfium.api.FPDF_FFLDraw(document.form, bitmap, page, 0, 0, width, height, 0, flags);
    });
    const rgba = copyRows(document, bitmap, width * 4, height);
    for (let alpha = 3; alpha < rgba.length; alpha += 4) rgba[alpha] = 255;
    return { width, height, rgba };
  });
}

/** The page in grey for the OCR stage: without form values, which are read from the form itself. */
export function drawPageGrey(document: PdfiumDocument, page: number, widthPx: number): GreyPicture {
  const { width, height } = sizeOf(document, page, widthPx);
  return withBitmap(document, width, height, GREY, (bitmap) => {
    document.pdfium.api.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, WITH_ANNOTATIONS | IN_GREY);
    return { width, height, grey: copyRows(document, bitmap, width, height) };
  });
}

/** The given width and the page's own shape, less where that would be too many pixels. */
function sizeOf({ pdfium: { api } }: PdfiumDocument, page: number, widthPx: number): { width: number; height: number } {
  const shape = api.FPDF_GetPageHeightF(page) / api.FPDF_GetPageWidthF(page);
  const widest = Math.floor(Math.sqrt(MAX_DRAWN_PIXELS / shape));
  const width = Math.max(1, Math.min(Math.round(widthPx), widest));
  return { width, height: Math.max(1, Math.min(Math.round(width * shape), MAX_DRAWN_PIXELS)) };
}

function withBitmap<T>({ pdfium }: PdfiumDocument, width: number, height: number, format: number, use: (bitmap: number) => T): T {
  const { api } = pdfium;
  const bitmap = api.FPDFBitmap_CreateEx(width, height, format, 0, 0);
  if (bitmap === 0) throw new EngineError('too_many_pixels');
  return pdfium.releasing(
    () => {
      api.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
      return use(bitmap);
    },
    () => api.FPDFBitmap_Destroy(bitmap),
  );
}

function copyRows({ pdfium }: PdfiumDocument, bitmap: number, rowBytes: number, height: number): Uint8Array {
  const start = pdfium.api.FPDFBitmap_GetBuffer(bitmap);
  const stride = pdfium.api.FPDFBitmap_GetStride(bitmap);
  const rows = new Uint8Array(rowBytes * height);
  for (let row = 0; row < height; row += 1) {
    rows.set(pdfium.bytes.subarray(start + row * stride, start + row * stride + rowBytes), row * rowBytes);
  }
  return rows;
}
