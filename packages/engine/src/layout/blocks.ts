import { unionBox, type Block, type BoundingBox } from '../model/index.ts';
import type { AtomRow } from './atom-row.ts';
import { median } from './median.ts';
import type { PageParts } from './page-parts.ts';
import { piecesOf } from './page-table.ts';
import type { Piece } from './pieces.ts';

/** Lines that belong together: a paragraph, an address, a heading, all lines of a table. */
export interface PageBlock extends BoundingBox {
  pieces: Piece[];
  role: Block['role'];
}

/** Lines of one paragraph lie no further apart, foot to foot, in font sizes: double spacing is 2.4. */
const MAX_PITCH_EM = 1.75;
/** Blocks whose last line may still be continued: as many as columns of short texts stand side by side. */
const MAX_OPEN_BLOCKS = 12;

const BULLET = /^(?:[•‣◦▪●○·*–—-]|\(?(?:\d{1,2}|[a-zA-Z]|[ivx]{1,4})[.)])$/;

/** Groups a page's lines to blocks. */
export function findBlocks(parts: PageParts): PageBlock[] {
  const bodyEm = median(
    parts.pieces.flatMap((piece) => piece.words.map((word) => word.em)),
    10,
  );
  return parts.regions.flatMap((region) =>
    blocksOfRegion(region).map((block) => ({ ...block, role: block.role === 'table' ? 'table' : roleOf(block, bodyEm) })),
  );
}

function blocksOfRegion(region: readonly AtomRow[]): PageBlock[] {
  const blocks: PageBlock[] = [];
  let open: PageBlock[] = [];
  for (const row of region) {
    for (const atom of row.atoms) {
      if (atom.kind === 'table') {
        if (piecesOf(atom).length > 0) blocks.push({ ...unionBox([atom]), pieces: piecesOf(atom), role: 'table' });
        continue;
      }
      const block = open.find((candidate) => continuesBlock(candidate, atom));
      if (block) {
        block.pieces.push(atom);
        Object.assign(block, unionBox([block, atom]));
        continue;
      }
      const started: PageBlock = { left: atom.left, top: atom.top, right: atom.right, bottom: atom.bottom, pieces: [atom], role: 'text' };
      blocks.push(started);
      open.push(started);
      if (open.length > MAX_OPEN_BLOCKS) open = open.slice(1);
    }
  }
  return blocks;
}

function continuesBlock(block: PageBlock, piece: Piece): boolean {
  const last = block.pieces.at(-1);
  if (!last || piece.top < (last.top + last.bottom) / 2 || startsItem(piece)) return false;
  const em = Math.max(last.em, piece.em);
  if (Math.min(last.em, piece.em) < 0.8 * em || piece.bottom - last.bottom > MAX_PITCH_EM * em) return false;
  if (last.bold !== piece.bold && piece.bottom - last.bottom > 1.4 * em) return false;
  return Math.min(block.right, piece.right) - Math.max(block.left, piece.left) > 0.5 * em;
}

const startsItem = (piece: Piece): boolean => piece.words.length > 1 && BULLET.test(piece.words[0]?.word.text ?? '');

function roleOf(block: PageBlock, bodyEm: number): Block['role'] {
  const [first] = block.pieces;
  if (!first) return 'text';
  if (startsItem(first)) return 'list-item';
  const words = block.pieces.reduce((sum, piece) => sum + piece.words.length, 0);
  const isShort = block.pieces.length <= 3 && words <= 16;
  const stands = first.em >= 1.15 * bodyEm || block.pieces.every((piece) => piece.bold);
  return isShort && stands && !/[:;,]$/.test(block.pieces.at(-1)?.text ?? '') && /\p{L}{2}/u.test(first.text) ? 'heading' : 'text';
}
