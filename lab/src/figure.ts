/** One measured figure beside its goal. */
export interface Figure {
  measure: string;
  value: number;
  unit: 'x' | 'ms' | 'MB' | 's' | '/s';
  goal: string;
  /** What the figure was made of. */
  detail: string;
}

/** Figures as lines of a table for the terminal. */
export function printFigures(figures: readonly Figure[]): void {
  for (const { measure, value, unit, goal, detail } of figures)
    console.log(`${measure.padEnd(72)} ${value.toFixed(2).padStart(9)} ${unit.padEnd(3)} goal ${goal.padEnd(10)} ${detail}`);
}
