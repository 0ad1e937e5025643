import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';

interface PaneSplitterProps {
  /** What it divides, such as "Width of the documents". */
  label: string;
  /** Id of the pane before it. */
  controls: string;
  widthPx: number;
  leastPx: number;
  mostPx: number;
  onResize: (widthPx: number) => void;
  /** Back to the width it has by itself. */
  onReset: () => void;
}

const STEP_PX = 16;
const LEAP_PX = 96;

/** The edge between two panes: dragged, or moved with the arrow keys; two clicks put it back. */
export function PaneSplitter({ label, controls, widthPx, leastPx, mostPx, onResize, onReset }: PaneSplitterProps) {
  const ended = useRef<AbortController>(null);
  useEffect(() => () => ended.current?.abort(), []);
  const resize = (width: number): void => onResize(Math.round(Math.max(leastPx, Math.min(mostPx, width))));

  const steer = (event: KeyboardEvent): void => {
    const step = event.shiftKey ? LEAP_PX : STEP_PX;
    const target = { ArrowLeft: widthPx - step, ArrowRight: widthPx + step, Home: leastPx, End: mostPx }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    resize(target);
  };
  const drag = (event: PointerEvent<HTMLDivElement>): void => {
    if (event.button !== 0) return;
    const edge: HTMLElement = event.currentTarget;
    const from = event.clientX;
    const dragging = new AbortController();
    ended.current = dragging;
    edge.setPointerCapture(event.pointerId);
    edge.addEventListener('pointermove', ({ clientX }) => resize(widthPx + clientX - from), { signal: dragging.signal });
    for (const end of ['pointerup', 'pointercancel'] as const)
      edge.addEventListener(end, () => dragging.abort(), { signal: dragging.signal });
  };

  return (
    // A separator that takes the focus is a control of its own (ARIA, "window splitter").
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role
    <div
      role="separator"
      tabIndex={0}
      className="splitter"
      aria-label={label}
      aria-controls={controls}
      aria-orientation="vertical"
      aria-valuenow={widthPx}
      aria-valuemin={leastPx}
      aria-valuemax={mostPx}
      onKeyDown={steer}
      onPointerDown={drag}
      onDoubleClick={onReset}
    />
  );
}
