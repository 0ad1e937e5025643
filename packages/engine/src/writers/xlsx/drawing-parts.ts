import type { SheetLimits } from '../sheet-input.ts';
import { relationships } from './package-parts.ts';
import { type PictureSize, pngSize } from './png-size.ts';
import { xmlEscaped } from './xml-escaped.ts';
import type { ZipPackage } from './zip-package.ts';

/** A picture in a cell: number of its file, place and size as shown. */
interface PlacedPicture {
  number: number;
  column: number;
  /** From 1. */
  row: number;
  size: PictureSize;
  description: string;
}

/** A picture that is within the workbook's bounds. */
export interface KeptPicture {
  number: number;
  /** In pixels as shown. */
  size: PictureSize;
}

const MAX_SHOWN_WIDTH_PX = 420;
const MAX_SHOWN_HEIGHT_PX = 72;
const EMU_PER_PX = 9525;
/** Space between the cell's edge and the picture. */
const INSET_EMU = 3 * EMU_PER_PX;
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** The pictures of a workbook and the drawings that place them. */
export class DrawingParts {
  readonly #limits: SheetLimits;
  readonly #pictures: Uint8Array[] = [];
  readonly #drawings: PlacedPicture[][] = [];
  #bytes = 0;
  #full = false;

  constructor(limits: SheetLimits) {
    this.#limits = limits;
  }

  get count(): number {
    return this.#drawings.length;
  }

  get hasPictures(): boolean {
    return this.#pictures.length > 0;
  }

  /** True once a picture had to be left out; no more are asked for. */
  get full(): boolean {
    return this.#full;
  }

  /** Keeps a PNG; null where it is none or the workbook has enough. */
  keep(png: Uint8Array): KeptPicture | null {
    const size = pngSize(png);
    if (!size) return null;
    this.#full = this.#pictures.length >= this.#limits.pictures || this.#bytes + png.length > this.#limits.pictureBytes;
    if (this.#full) return null;
    this.#bytes += png.length;
    return { number: this.#pictures.push(png), size: shownSize(size) };
  }

  /** A new drawing; a sheet has one at most. Returns its number. */
  open(): number {
    return this.#drawings.push([]);
  }

  place(drawing: number, picture: KeptPicture, column: number, row: number, description: string): void {
    this.#drawings[drawing - 1]?.push({ ...picture, column, row, description });
  }

  write(zip: ZipPackage): void {
    this.#drawings.forEach((pictures, index) => {
      zip.text(`xl/drawings/drawing${index + 1}.xml`, drawingXml(pictures));
      zip.text(
        `xl/drawings/_rels/drawing${index + 1}.xml.rels`,
        relationships(pictures.map(({ number }) => [`rId${number}`, `${OFFICE}/image`, `../media/image${number}.png`])),
      );
    });
    this.#pictures.forEach((png, index) => {
      const part = zip.stored(`xl/media/image${index + 1}.png`);
      part.push(png);
      part.close();
    });
  }
}

function shownSize({ width, height }: PictureSize): PictureSize {
  const scale = Math.min(1, MAX_SHOWN_WIDTH_PX / width, MAX_SHOWN_HEIGHT_PX / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

function drawingXml(pictures: readonly PlacedPicture[]): string {
  return (
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n' +
    '<xdr:wsDr xmlns:xdr="http://schemas.openxmlformats.org/drawingml/2006/spreadsheetDrawing" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" ' +
    `xmlns:r="${OFFICE}">${pictures.map(anchor).join('')}</xdr:wsDr>`
  );
}

function anchor({ number, column, row, size, description }: PlacedPicture, index: number): string {
  const extent = `cx="${size.width * EMU_PER_PX}" cy="${size.height * EMU_PER_PX}"`;
  return (
    `<xdr:oneCellAnchor><xdr:from><xdr:col>${column}</xdr:col><xdr:colOff>${INSET_EMU}</xdr:colOff><xdr:row>${row - 1}</xdr:row><xdr:rowOff>${INSET_EMU}</xdr:rowOff></xdr:from>` +
    `<xdr:ext ${extent}/><xdr:pic><xdr:nvPicPr><xdr:cNvPr id="${index + 2}" name="Picture ${number}" descr="${xmlEscaped(description)}"/><xdr:cNvPicPr><a:picLocks noChangeAspect="1"/></xdr:cNvPicPr></xdr:nvPicPr>` +
    `<xdr:blipFill><a:blip r:embed="rId${number}"/><a:stretch><a:fillRect/></a:stretch></xdr:blipFill>` +
    `<xdr:spPr><a:xfrm><a:off x="0" y="0"/><a:ext ${extent}/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></xdr:spPr></xdr:pic><xdr:clientData/></xdr:oneCellAnchor>`
  );
}
