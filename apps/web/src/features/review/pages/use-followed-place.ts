import type { BoundingBox } from '@sheetlift/engine/model';
import { useState } from 'react';

/** Where the chosen cell was read, and its name: another name is another place. */
export interface FollowedPlace {
  key: string;
  pageNumber: number;
  boxes: readonly BoundingBox[];
}

/** The place of the chosen cell that the view goes to; while it is still, such as under a hand that draws a table, the one it went to last. */
export function useFollowedPlace(
  markKey: string | undefined,
  place: readonly [pageNumber: number, boxes: readonly BoundingBox[]] | undefined,
  still: boolean,
): FollowedPlace | null {
  const chosen = markKey !== undefined && place ? placeOf(markKey, ...place) : null;
  const [followed, setFollowed] = useState(chosen);
  if (!still && chosen?.key !== followed?.key) setFollowed(chosen);
  return followed;
}

const placeOf = (markKey: string, pageNumber: number, boxes: readonly BoundingBox[]): FollowedPlace => ({
  key: `${markKey}/${pageNumber}/${boxes[0]?.left},${boxes[0]?.top}`,
  pageNumber,
  boxes,
});
