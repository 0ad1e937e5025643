/** How often something was right at first, of the cells that a person decided. Shares are 0 to 1. */
export interface Accuracy {
  decided: number;
  right: number;
  share: number;
  low: number;
  high: number;
  /** The share of the older half of the cells, and of the newer; null where there are too few. */
  moved: { from: number; to: number } | null;
}

/** Of a template, and by field id. */
export interface TemplateAccuracy {
  whole: Accuracy | null;
  of: ReadonlyMap<string, Accuracy>;
}

/** "Right at first: 92 % of 48 cells you decided (80 to 97 %), before 85 %". */
export function AccuracyLine({ accuracy: { decided, share, low, high, moved } }: { accuracy: Accuracy }) {
  return (
    <p className="accuracy">
      Right at first: <b>{percent(share)}</b> of {decided.toLocaleString('en-GB')} cells you decided ({Math.round(100 * low)} to{' '}
      {percent(high)})
      {moved &&
        Math.round(100 * moved.from) !== Math.round(100 * moved.to) &&
        `; from ${percent(moved.from)} to ${percent(moved.to)} of late`}
    </p>
  );
}

const percent = (share: number): string => `${Math.round(100 * share)} %`;
