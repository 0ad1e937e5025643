import { EngineError } from '../errors.ts';
import type { DocumentType, EnginePorts, OpenDocument, OpenOptions } from '../model/index.ts';
import { openPicture, type PictureFile } from './picture/open-picture.ts';
import { sniffType } from './sniff-type.ts';

const PICTURES: readonly (DocumentType | 'zip')[] = ['jpeg', 'png', 'webp', 'bmp', 'gif', 'tiff', 'heic'];

/** Opens several pictures as one document, a page each in the order given. Throws `EngineError`. */
export async function openJoined(parts: readonly Uint8Array[], options: OpenOptions, ports: EnginePorts): Promise<OpenDocument> {
  const [first, ...rest] = parts.map((bytes) => pictureFile(bytes, options.fileName));
  if (first === undefined) throw new EngineError('file_empty');
  return openPicture([first, ...rest], options, ports);
}

function pictureFile(bytes: Uint8Array, fileName: string): PictureFile {
  const type = sniffType(bytes, fileName);
  if (type === 'zip' || !PICTURES.includes(type))
    throw new EngineError('unsupported_type', {
      detail: 'Only pictures can be joined to one document. Add the other files on their own. No pages were counted.',
    });
  return { bytes, type };
}
