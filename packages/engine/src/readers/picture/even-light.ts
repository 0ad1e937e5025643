import type { GreyPicture } from '../../model/index.ts';

/** Tiles along the short side: smaller than a shadow, larger than a headline. */
const TILES = 24;

/** Of a tile's greys the one that is paper, though print covers much of it. */
const PAPER_SHARE = 0.9;

/** Grey of paper afterwards. */
const PAPER = 240;

/** Darker than this share of the brightest paper is no shadow but something dark. */
const DEEPEST_SHADOW = 0.25;

/** A photographed sheet without its shadows: each pixel by the brightness of the paper around it. */
export function evenLight({ width, height, grey }: GreyPicture): GreyPicture {
  const tile = Math.max(8, Math.ceil(Math.min(width, height) / TILES));
  const [columns, rows] = [Math.ceil(width / tile), Math.ceil(height / tile)];
  const light = softened(paperOfTiles({ width, height, grey }, tile, columns, rows), columns, rows);
  const even = new Uint8Array(grey.length);
  for (let y = 0; y < height; y++) {
    const down = between(y, tile, rows);
    for (let x = 0; x < width; x++) {
      const across = between(x, tile, columns);
      const lightAt = (row: number): number =>
        (light[row * columns + across.first] as number) * (256 - across.share) +
        (light[row * columns + across.next] as number) * across.share;
      const [upper, lower] = [lightAt(down.first), lightAt(down.next)];
      const paper = (upper * (256 - down.share) + lower * down.share) / 65_536;
      even[y * width + x] = Math.min(255, Math.round(((grey[y * width + x] as number) * PAPER) / paper));
    }
  }
  return { width, height, grey: even };
}

/** The two tiles whose middles a pixel lies between, and how near it is to the second, in 256 parts. */
function between(pixel: number, tile: number, tiles: number): { first: number; next: number; share: number } {
  const place = Math.min((tiles - 1) * 256, Math.max(0, Math.round(((pixel + 0.5) / tile - 0.5) * 256)));
  const first = place >> 8;
  return { first, next: Math.min(tiles - 1, first + 1), share: place & 255 };
}

function paperOfTiles({ width, height, grey }: GreyPicture, tile: number, columns: number, rows: number): Float64Array {
  const papers = new Float64Array(columns * rows);
  const counts = new Uint32Array(256);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      counts.fill(0);
      const [right, bottom] = [Math.min(width, (column + 1) * tile), Math.min(height, (row + 1) * tile)];
      let pixels = 0;
      for (let y = row * tile; y < bottom; y++) {
        for (let x = column * tile; x < right; x++)
          counts[grey[y * width + x] as number] = (counts[grey[y * width + x] as number] as number) + 1;
        pixels += right - column * tile;
      }
      let value = 0;
      for (let left = pixels * PAPER_SHARE - (counts[0] as number); left > 0 && value < 255;) left -= counts[++value] as number;
      papers[row * columns + column] = value;
    }
  }
  const least = Math.max(1, papers.reduce((most, each) => Math.max(most, each), 0) * DEEPEST_SHADOW);
  return papers.map((paper) => Math.max(least, paper));
}

/** Means of three tiles by three. */
function softened(tiles: Float64Array, columns: number, rows: number): Float64Array {
  return tiles.map((_, index) => {
    const [row, column] = [Math.floor(index / columns), index % columns];
    let [sum, count] = [0, 0];
    for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y++) {
      for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x++) {
        sum += tiles[y * columns + x] as number;
        count++;
      }
    }
    return sum / count;
  });
}
