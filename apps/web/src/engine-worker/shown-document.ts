import { type EnginePorts, type OpenDocument, openFile, type RawPicture } from '@sheetlift/engine';
import type { OpenRequest } from './engine-protocol.ts';
import { fileBytes, openOptions } from './file-bytes.ts';

/** A document open for drawing. */
export interface ShownDocument {
  /** The page as a person sees it; null where the format has no look of its own. */
  draw(pageNumber: number, widthPx: number): Promise<ImageBitmap | null>;
  close(): void;
}

/** A photograph is decoded once, this wide, and what is shown is scaled from that: sharp at three times a pane's width. */
const PICTURE_WIDTH_PX = 1_800;

/** Opens a file, or the pictures joined to one, for drawing. Throws `EngineError`. */
export async function openShown({ file, turn }: OpenRequest, ports: EnginePorts): Promise<ShownDocument> {
  const document = await openFile(await fileBytes(file), { ...openOptions(file), turn }, ports);
  return document.type === 'pdf' ? drawnAfresh(document) : scaledFromPicture(document);
}

/** A page of lines and letters is drawn anew at each width. */
function drawnAfresh(document: OpenDocument): ShownDocument {
  return {
    async draw(pageNumber, widthPx) {
      const picture = await document.renderPage(pageNumber, widthPx);
      return picture && createImageBitmap(imageData(picture));
    },
    close: () => document.close(),
  };
}

/** Decoding a photograph takes longer than scaling it, so the last one is kept. */
function scaledFromPicture(document: OpenDocument): ShownDocument {
  let kept: { pageNumber: number; bitmap: ImageBitmap } | null = null;
  const forget = (): void => {
    kept?.bitmap.close();
    kept = null;
  };
  return {
    async draw(pageNumber, widthPx) {
      if (kept?.pageNumber !== pageNumber) {
        forget();
        const picture = await document.renderPage(pageNumber, PICTURE_WIDTH_PX);
        if (!picture) return null;
        kept = { pageNumber, bitmap: await createImageBitmap(imageData(picture)) };
      }
      return createImageBitmap(kept.bitmap, { resizeWidth: Math.max(1, Math.round(widthPx)), resizeQuality: 'high' });
    },
    close() {
      forget();
      document.close();
    },
  };
}

function imageData({ rgba, width, height }: RawPicture): ImageData {
  return new ImageData(new Uint8ClampedArray(rgba.buffer as ArrayBuffer, rgba.byteOffset, rgba.byteLength), width, height);
}
