import type { BoundingBox, Word } from '@sheetlift/engine/model';
import { type CSSProperties, useMemo } from 'react';
import { badgePlaces } from './badge-places.ts';
import { markFrame, markLines } from './mark-frame.ts';
import { nameOfMark, type PlacedMark } from './marks-on-pages.ts';
import type { PageSize } from './page-layout.ts';
import { shareOf } from './share-of.ts';
import type { EvidenceMark } from './view-marks.ts';

interface EvidenceLayerProps {
  marks: readonly PlacedMark[];
  size: PageSize;
  /** All words of the page, among which marks and numbers find their room; null before they are there. */
  words: readonly Word[] | null;
  /** CSS pixels of a point as the page is shown. */
  pxPerPt: number;
  /** Whether the place of the chosen cell can be dragged at its edges. */
  movable: boolean;
}

/** Where values stand on the page. A click on one is told by its `data-mark`. */
export function EvidenceLayer({ marks, size, words, pxPerPt, movable }: EvidenceLayerProps) {
  const framed = useMemo(
    () =>
      marks.map(({ mark, boxes }) => {
        const frames = boxes.map((box) => markFrame(box, words, pxPerPt));
        return { mark, frames, styles: frames.map((frame, index) => styleOf(boxes[index]!, frame, size, words ? pxPerPt : null)) };
      }),
    [marks, words, size, pxPerPt],
  );
  const badges = useMemo(() => {
    const placed = framed.flatMap(({ mark, frames: [frame] }) => {
      const number = numberOf(mark);
      return frame && number !== undefined ? [{ key: mark.key, number, frame }] : [];
    });
    return words ? badgePlaces(placed, words, size, pxPerPt) : NO_BADGES;
  }, [framed, words, size, pxPerPt]);
  return framed.flatMap(({ mark, frames, styles }) =>
    frames.map((frame, index) => {
      const badge = badges.get(mark.key);
      const edges = movable && mark.active && words !== null && (
        <>
          {index === 0 && <span className="edge start" data-edge="start" />}
          {index === frames.length - 1 && <span className="edge end" data-edge="end" />}
        </>
      );
      // A value over several lines is one thing to name.
      return index === 0 ? (
        <button
          key={mark.key}
          type="button"
          tabIndex={-1}
          data-mark={mark.key}
          className={classOf(mark)}
          aria-label={nameOfMark(mark)}
          style={styles[index]}
        >
          {badge && (
            <span className={mark.active ? 'num on' : 'num'} style={placeIn(frame, badge, pxPerPt)}>
              {numberOf(mark)}
            </span>
          )}
          {edges}
        </button>
      ) : (
        <span key={`${mark.key}/${index}`} aria-hidden="true" data-mark={mark.key} className={classOf(mark)} style={styles[index]}>
          {edges}
        </span>
      );
    }),
  );
}

const numberOf = ({ candidateNumber, fieldNumber }: EvidenceMark): number | undefined => candidateNumber ?? fieldNumber;

const NO_BADGES: ReadonlyMap<string, BoundingBox> = new Map();

/** Where a frame lies on the page, and how thick its lines are; `pxPerPt`: null before it is known what stands around. */
function styleOf(box: BoundingBox, frame: BoundingBox, size: PageSize, pxPerPt: number | null): CSSProperties {
  if (pxPerPt === null) return shareOf(frame, size);
  const { above, below } = markLines(box, frame, pxPerPt);
  return { ...shareOf(frame, size), '--above': `${above}px`, '--below': `${below}px` } as CSSProperties;
}

function placeIn(frame: BoundingBox, badge: BoundingBox, pxPerPt: number): CSSProperties {
  return { left: (badge.left - frame.left) * pxPerPt, top: (badge.top - frame.top) * pxPerPt };
}

export function classOf({ state, active, candidateNumber }: Pick<EvidenceMark, 'state' | 'active' | 'candidateNumber'>): string {
  return [
    'ev',
    state === 'unused' && 'unused',
    // The chosen cell looks as the legend has it, sure or not: the bar above the rows says which.
    !active && (candidateNumber !== undefined || state === 'check') && 'check',
    active && 'active',
  ]
    .filter(Boolean)
    .join(' ');
}
