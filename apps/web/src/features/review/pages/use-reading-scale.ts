import type { BoundingBox } from '@sheetlift/engine/model';
import { useState } from 'react';
import type { QuarterTurns } from '../../../engine-worker/engine-protocol.ts';
import { readingScale } from './reading-scale.ts';

/** Where the chosen cell was read, and its name: another name is another place. */
interface CitedPlace {
  key: string;
  boxes: readonly BoundingBox[];
}

/** The scale for the place that is read; it changes with the place alone, never below what fits. */
export function useReadingScale(place: CitedPlace | null, turn: QuarterTurns, fitting: number, viewWidthPx: number | null): number {
  const [held, setHeld] = useState<{ key: string; scale: number } | null>(null);
  if (place && viewWidthPx !== null && place.key !== held?.key)
    setHeld({ key: place.key, scale: readingScale(place.boxes, turn, held?.scale ?? 0, fitting, viewWidthPx) });
  return Math.max(fitting, held?.scale ?? 0);
}
