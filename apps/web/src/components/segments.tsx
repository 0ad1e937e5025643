import type { ReactNode } from 'react';

export interface Segment<Value extends string> {
  value: Value;
  label: ReactNode;
}

interface SegmentsProps<Value extends string> {
  label: string;
  segments: readonly Segment<Value>[];
  chosen: Value;
  onChoose: (value: Value) => void;
  small?: boolean;
}

/** A ruled strip of a few choices, one of them in ink. */
export function Segments<Value extends string>({ label, segments, chosen, onChoose, small = false }: SegmentsProps<Value>) {
  return (
    <div className={small ? 'seg sm' : 'seg'} role="group" aria-label={label}>
      {segments.map(({ value, label: name }) => (
        <button key={value} type="button" aria-pressed={value === chosen} onClick={() => onChoose(value)}>
          {name}
        </button>
      ))}
    </div>
  );
}
