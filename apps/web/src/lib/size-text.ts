const STEPS = [
  { from: 1e9, unit: 'GB', decimals: 1 },
  { from: 1e6, unit: 'MB', decimals: 1 },
  { from: 1e3, unit: 'kB', decimals: 0 },
];

/** "23.4 MB", in the units of disk makers, as file managers show them. */
export function sizeText(bytes: number): string {
  const step = STEPS.find(({ from }) => bytes >= from);
  return step ? `${(bytes / step.from).toFixed(step.decimals)} ${step.unit}` : `${bytes} bytes`;
}
