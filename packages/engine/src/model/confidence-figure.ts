/** 0..1 with two places, from 0.99 on with three. Cut, not rounded: what is below a line never reads as if it stood on it. */
export function confidenceFigure(confidence: number): string {
  const decimals = confidence < 0.99 ? 2 : 3;
  return (Math.floor(confidence * 10 ** decimals + 1e-9) / 10 ** decimals).toFixed(decimals);
}
