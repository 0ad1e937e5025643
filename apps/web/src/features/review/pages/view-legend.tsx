import type { ReactNode } from 'react';
import { Segments } from '../../../components/segments.tsx';
import { useLargeControls } from '../../../lib/use-narrow.ts';
import { type EvidenceMark, MARK_MODES, type MarkMode } from './view-marks.ts';

interface ViewLegendProps {
  marks: readonly EvidenceMark[];
  rowLabel: string;
  hint: ReactNode;
  mode: MarkMode;
  /** Null where there is nothing to choose among. */
  onModeChange: ((mode: MarkMode) => void) | null;
}

/** What the marks on the document mean, only those that are there; and which are, but for fingers, which have that in the menu of the bar. */
export function ViewLegend({ marks, rowLabel, hint, mode, onModeChange }: ViewLegendProps) {
  const large = useLargeControls();
  // The list of candidates says it too; here it would break the line.
  const others = marks.some(({ active, candidateNumber }) => !active && candidateNumber !== undefined);
  const unused = marks.filter(({ state }) => state === 'unused').length;
  const some = (holds: (mark: EvidenceMark) => boolean): boolean => marks.some(holds);
  if ((large || !onModeChange) && marks.length === 0 && hint === null) return null;
  return (
    <div className="view-foot">
      <p>
        {some(({ active }) => active) && (
          <span>
            <i className="swatch active" aria-hidden="true" />
            active cell
          </span>
        )}
        {some(({ active, candidateNumber, state }) => !active && candidateNumber === undefined && state !== 'unused') && (
          <span>
            <i className="swatch" aria-hidden="true" />
            {rowLabel}
          </span>
        )}
        {unused > 0 && (
          <span>
            <i className="swatch unused" aria-hidden="true" />
            {unused.toLocaleString('en-GB')} that no cell uses
          </span>
        )}
        {others && (
          <span>
            <i className="swatch check" aria-hidden="true" />
            other candidates
          </span>
        )}
        {hint && !others && <span className="hint">{hint}</span>}
      </p>
      {!large && onModeChange && <Segments label="Evidence shown" segments={MARK_MODES} chosen={mode} onChoose={onModeChange} small />}
    </div>
  );
}
