import { encode } from 'fast-png';
import type { ModelPicture } from './language-model/model-port.ts';
import type { EnginePorts, GreyPicture, OpenDocument, OpenOptions } from './model/index.ts';
import { turnByQuarters } from './ocr/turn-grey.ts';
import { type PicturedPlace, pictureFrame } from './model-finder/pictures/picture-frame.ts';
import { toGrey } from './readers/picture/pixels.ts';
import { type FileBytes, openFile } from './reading.ts';

/** Cuts pictures of places out of the pages of a file, in their order; null for a page that has no look of its own. Throws `EngineError`. */
export async function cutPictures(
  bytes: FileBytes,
  options: OpenOptions,
  places: readonly PicturedPlace[],
  ports: EnginePorts,
): Promise<(ModelPicture | null)[]> {
  const open = await openFile(bytes, options, ports);
  try {
    // Each page is drawn once; there are no more of them than pictures.
    const pages = new Map<number, GreyPicture | null>();
    const pictures: (ModelPicture | null)[] = [];
    for (const place of places) {
      const known = pages.get(place.pageNumber);
      const page = known === undefined ? await drawn(open, place) : known;
      pages.set(place.pageNumber, page);
      pictures.push(page && pictureOf(page, place));
    }
    return pictures;
  } finally {
    open.close();
  }
}

async function drawn(open: OpenDocument, place: PicturedPlace): Promise<GreyPicture | null> {
  const page = await open.renderPage(place.pageNumber, pictureFrame(place).pageWidthPx);
  return page && toGrey(page);
}

function pictureOf(page: GreyPicture, place: PicturedPlace): ModelPicture | null {
  const { left, top, widthPx, heightPx } = pictureFrame(place);
  const [width, height] = [Math.min(widthPx, page.width - left), Math.min(heightPx, page.height - top)];
  if (width <= 0 || height <= 0) return null;
  const grey = new Uint8Array(width * height);
  for (let row = 0; row < height; row++) {
    const from = (top + row) * page.width + left;
    grey.set(page.grey.subarray(from, from + width), row * width);
  }
  const upright = turnByQuarters({ width, height, grey }, place.turn);
  const png = encode({ width: upright.width, height: upright.height, data: upright.grey, channels: 1, depth: 8 });
  return { png: inBase64(png), widthPx: upright.width, heightPx: upright.height };
}

function inBase64(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}
