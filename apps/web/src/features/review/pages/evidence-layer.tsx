import { nameOfMark, type PlacedMark } from './marks-on-pages.ts';
import type { PageSize } from './page-layout.ts';
import { shareOf } from './share-of.ts';
import type { EvidenceMark } from './view-marks.ts';

/** The share of a page's width beyond which a number has no room to the right of its box. */
const FAR_RIGHT = 0.95;

/** Where values stand on the page. A click on one is told by its `data-mark`. */
export function EvidenceLayer({ marks, size }: { marks: readonly PlacedMark[]; size: PageSize }) {
  return marks.flatMap(({ mark, boxes }) =>
    boxes.map((box, index) =>
      // A value over several lines is one thing to name.
      index === 0 ? (
        <button
          key={mark.key}
          type="button"
          tabIndex={-1}
          data-mark={mark.key}
          className={classOf(mark)}
          aria-label={nameOfMark(mark)}
          style={shareOf(box, size)}
        >
          {mark.candidateNumber !== undefined && (
            <span className={['num', mark.active && 'on', box.right / size.widthPt > FAR_RIGHT && 'before'].filter(Boolean).join(' ')}>
              {mark.candidateNumber}
            </span>
          )}
        </button>
      ) : (
        <span key={`${mark.key}/${index}`} aria-hidden="true" data-mark={mark.key} className={classOf(mark)} style={shareOf(box, size)} />
      ),
    ),
  );
}

export function classOf({ state, active, candidateNumber }: Pick<EvidenceMark, 'state' | 'active' | 'candidateNumber'>): string {
  const other = candidateNumber !== undefined && !active;
  return [
    'ev',
    state === 'unused' && 'unused',
    (other || (state === 'check' && !(active && candidateNumber !== undefined))) && 'check',
    active && 'active',
  ]
    .filter(Boolean)
    .join(' ');
}
