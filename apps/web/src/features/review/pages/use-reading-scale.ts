import { useState } from 'react';
import type { QuarterTurns } from '../../../engine-worker/engine-protocol.ts';
import { pageScale, readingScale } from './reading-scale.ts';
import type { FollowedPlace } from './use-followed-place.ts';

/**
 * The scale for the place that is read; it changes with the place alone, never below what fits. It waits while the page's print is undefined.
 */
export function useReadingScale(
  place: FollowedPlace | null,
  turn: QuarterTurns,
  fitting: number,
  viewWidthPx: number | null,
  print: { widthPt: number; linePt: number } | null | undefined,
  crops: boolean,
): number {
  const [held, setHeld] = useState<{ key: string; scale: number } | null>(null);
  if (place && viewWidthPx !== null && print !== undefined && place.key !== held?.key)
    setHeld({ key: place.key, scale: readingScale(place.boxes, turn, held?.scale ?? fitting, fitting, viewWidthPx, print, crops) });
  return Math.max(fitting, held?.scale ?? 0, !place && !crops && print ? pageScale(print.linePt, fitting) : 0);
}
