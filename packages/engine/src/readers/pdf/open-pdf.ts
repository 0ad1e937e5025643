import { EngineError } from '../../errors.ts';
import { openSource } from './open-source.ts';
import { PdfReader } from './pdf-reader.ts';
import type { EnginePorts } from '../../model/engine-ports.ts';
import type { OpenDocument, OpenOptions } from '../../model/open-document.ts';

/**
 * Opens a PDF. Boxes are in points from the top left of the page as a person sees it: cut to its crop box, turned.
 * Throws password_required, file_damaged, file_empty, too_many_pages, expands_too_far.
 */
export async function openPdf(bytes: Uint8Array, options: OpenOptions, ports: EnginePorts): Promise<OpenDocument> {
  if (bytes.length === 0) throw new EngineError('file_empty');
  const opened = await openSource({ bytes, password: options.password, turn: options.turn ?? 0, ports });
  return PdfReader.of(opened, options.embedded, bytes);
}
