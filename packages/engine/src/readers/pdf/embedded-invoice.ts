import { MAX_EMBEDDED_FILES, MAX_EMBEDDED_XML_BYTES } from '../../limits.ts';
import type { PdfiumDocument } from './pdfium-document.ts';

export interface EmbeddedXml {
  fileName: string;
  xml: Uint8Array;
}

/** Root elements of the two invoice syntaxes (UN/CEFACT CII, OASIS UBL), whatever their prefix. */
const INVOICE_ROOT = /<(?:[\w.-]+:)?(?:CrossIndustryInvoice|CrossIndustryDocument|Invoice|CreditNote)[\s>]/;
/** The root stands behind declaration, comments and processing instructions. */
const HEAD_BYTES = 8_192;

/** The first e-invoice XML embedded in the document (Factur-X, ZUGFeRD, XRechnung), told by content. */
export function findEmbeddedInvoice(document: PdfiumDocument): EmbeddedXml | null {
  const { pdfium, handle } = document;
  return pdfium.guard(() => {
    const count = Math.min(pdfium.api.FPDFDoc_GetAttachmentCount(handle), MAX_EMBEDDED_FILES);
    for (let index = 0; index < count; index += 1) {
      const found = readXml(document, index);
      if (found !== null) return found;
    }
    return null;
  });
}

function readXml({ pdfium, handle }: PdfiumDocument, index: number): EmbeddedXml | null {
  const { api } = pdfium;
  const attachment = api.FPDFDoc_GetAttachment(handle, index);
  if (attachment === 0) return null;
  const fileName = pdfium.utf16((buffer, size) => api.FPDFAttachment_GetName(attachment, buffer, size));
  if (!/\.xml$/i.test(fileName)) return null;
  const xml = readFile(pdfium, attachment);
  return xml !== null && INVOICE_ROOT.test(new TextDecoder().decode(xml.subarray(0, HEAD_BYTES)).replaceAll('\0', '')) ? { fileName, xml } : null;
}

function readFile(pdfium: PdfiumDocument['pdfium'], attachment: number): Uint8Array | null {
  const { api, scratch } = pdfium;
  if (api.FPDFAttachment_GetFile(attachment, 0, 0, scratch) === 0) return null;
  const size = pdfium.int32(scratch);
  if (size <= 0 || size > MAX_EMBEDDED_XML_BYTES) return null;
  return pdfium.withMemory(size, (buffer) => {
    if (api.FPDFAttachment_GetFile(attachment, buffer, size, scratch) === 0) return null;
    return pdfium.bytes.slice(buffer, buffer + size);
  });
}
