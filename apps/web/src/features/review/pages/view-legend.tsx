import type { ReactNode } from 'react';
import type { EvidenceMark } from './view-marks.ts';

interface ViewLegendProps {
  marks: readonly EvidenceMark[];
  rowLabel: string;
  hint: ReactNode;
}

/** What the marks on the document mean; only those that are there. */
export function ViewLegend({ marks, rowLabel, hint }: ViewLegendProps) {
  // The list of candidates says it too; here it would break the line.
  const others = marks.some(({ active, candidateNumber }) => !active && candidateNumber !== undefined);
  const unused = marks.filter(({ state }) => state === 'unused').length;
  const some = (holds: (mark: EvidenceMark) => boolean): boolean => marks.some(holds);
  if (marks.length === 0 && hint === null) return null;
  return (
    <p className="view-foot">
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
  );
}
