import { useKeptText } from './use-kept-text.ts';

/** A number that this browser remembers under a key; null until one was set, or after it was forgotten. */
export function useKeptNumber(key: string): [value: number | null, set: (value: number | null) => void] {
  const [text, setText] = useKeptText(key);
  const number = text === null ? Number.NaN : Number(text);
  return [Number.isFinite(number) ? number : null, (next) => setText(next === null ? null : String(next))];
}
