import type { QuarterTurns } from '../../../engine-worker/engine-protocol.ts';
import { type PageSize, turnForth } from './page-layout.ts';

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The first of a mark's boxes in shares of the page as it is shown. */
export function shownBox(boxes: readonly Box[], size: PageSize | undefined, turn: QuarterTurns): Box {
  const [box] = boxes;
  if (!box || !size) return { left: 0, top: 0, right: 1, bottom: 0 };
  const one = turnForth(box.left / size.widthPt, box.top / size.heightPt, turn);
  const other = turnForth(box.right / size.widthPt, box.bottom / size.heightPt, turn);
  return {
    left: Math.min(one.x, other.x),
    top: Math.min(one.y, other.y),
    right: Math.max(one.x, other.x),
    bottom: Math.max(one.y, other.y),
  };
}
