import type { WordReading } from '../model/index.ts';

/** More say nothing that anybody could choose by. */
const MOST = 3;

/** What a place was read as beside `taken`: each reading once, with its highest certainty, the surest first. */
export function otherReadings(taken: string, readings: readonly WordReading[]): WordReading[] {
  const others = new Map<string, number>();
  for (const { text, confidence } of readings) if (text !== taken) others.set(text, Math.max(confidence, others.get(text) ?? 0));
  return [...others]
    .map(([text, confidence]) => ({ text, confidence }))
    .sort((one, other) => other.confidence - one.confidence)
    .slice(0, MOST);
}
