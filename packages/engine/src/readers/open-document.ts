import type { DocumentType, EnginePorts, OpenDocument, OpenOptions } from '../model/index.ts';
import { openCsv } from './csv/open-csv.ts';
import { openDocx } from './docx/open-docx.ts';
import { openHtml } from './html/open-html.ts';
import { openMail } from './mail/open-mail.ts';
import { openInvoiceXml } from './open-invoice-xml.ts';
import { openPdf } from './pdf/open-pdf.ts';
import { openPicture } from './picture/open-picture.ts';
import { openText } from './text/open-text.ts';
import { openXlsx } from './xlsx/open-xlsx.ts';

/** Opens a file whose type is known; throws `EngineError` where it cannot be opened. */
export async function openDocument(bytes: Uint8Array, type: DocumentType, options: OpenOptions, ports: EnginePorts): Promise<OpenDocument> {
  switch (type) {
    case 'pdf':
      return openPdf(bytes, options, ports);
    case 'docx':
      return openDocx(bytes);
    case 'xlsx':
      return openXlsx(bytes);
    case 'csv':
      return openCsv(bytes);
    case 'html':
      return openHtml(bytes);
    case 'eml':
      return openMail(bytes);
    case 'text':
      return openText(bytes, options.fileName);
    case 'xml-invoice':
      return openInvoiceXml(bytes);
    default:
      return openPicture(bytes, type, options, ports);
  }
}
