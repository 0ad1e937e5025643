import { EngineError } from '../../errors.ts';
import { MAX_EMBEDDED_FILES, MAX_EMBEDDED_XML_BYTES } from '../../limits.ts';
import { parseInvoiceXml } from '../invoice-xml.ts';
import type { XmlValue } from '../../model/document-layout.ts';
import type { PdfiumDocument } from './pdfium-document.ts';

/** Values of the first e-invoice XML embedded in the document (Factur-X, ZUGFeRD, XRechnung), told by content. */
export function readEmbeddedInvoice(document: PdfiumDocument): XmlValue[] {
  const { pdfium, handle } = document;
  return pdfium.guard(() => {
    const count = Math.min(pdfium.api.FPDFDoc_GetAttachmentCount(handle), MAX_EMBEDDED_FILES);
    for (let index = 0; index < count; index += 1) {
      const values = readAttachment(document, index);
      if (values.length > 0) return values;
    }
    return [];
  });
}

function readAttachment({ pdfium, handle }: PdfiumDocument, index: number): XmlValue[] {
  const { api } = pdfium;
  const attachment = api.FPDFDoc_GetAttachment(handle, index);
  if (attachment === 0) return [];
  const fileName = pdfium.utf16((buffer, size) => api.FPDFAttachment_GetName(attachment, buffer, size));
  const xml = /\.xml$/i.test(fileName) ? readFile(pdfium, attachment) : null;
  return xml === null ? [] : invoiceValues(xml, fileName);
}

/** Other XML (metadata, order data) may be attached as well, and may be damaged: it is not the invoice then. */
function invoiceValues(xml: Uint8Array, fileName: string): XmlValue[] {
  try {
    return parseInvoiceXml(xml, fileName);
  } catch (cause) {
    if (cause instanceof EngineError) return [];
    throw cause;
  }
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
