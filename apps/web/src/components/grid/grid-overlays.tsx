import type { CSSProperties, ReactNode } from 'react';
import type { GridRange } from './grid.ts';
import type { CellIndex } from './grid-range.ts';
import { cellsIn, rangeOfCell } from './grid-range.ts';
import type { GridView } from './use-grid-view.ts';

interface GridOverlaysProps {
  view: GridView;
  active: CellIndex | null;
  range: GridRange | null;
  /** What was copied and may still be pasted. */
  copied: GridRange | null;
  /** Where a dragged fill would reach. */
  filling: GridRange | null;
  /** The corner can be dragged: to fill with a mouse, to select more with a finger. */
  handle: boolean;
  /** Before which column a dragged one would be put. */
  dropAt: number | null;
  /** Stands in its cell's place. */
  editor: { at: CellIndex; content: ReactNode } | null;
}

/**
 * Ring, selection, handle and editor, drawn over the cells so that moving them draws no row again. What lies over frozen columns
 * is a second layer that stays with them.
 */
export function GridOverlays({ view, active, range, copied, filling, handle, dropAt, editor }: GridOverlaysProps) {
  const layers = (['frozen', 'moving'] as const).map((layer) => {
    const box = (of: GridRange, className: string) => {
      const style = boxIn(layer, view, of);
      return style && <div className={className} style={style} />;
    };
    const corner = range && handle && !editor && range.right < view.layout.frozenCount === (layer === 'frozen');
    return (
      <div key={layer} className={layer === 'frozen' ? 'dg-layer dg-frozen' : 'dg-layer'}>
        {range && cellsIn(range) > 1 && box(range, 'dg-range')}
        {copied && box(copied, 'dg-copied')}
        {filling && box(filling, 'dg-filling')}
        {active && !editor && box(rangeOfCell(active), 'dg-ring')}
        {corner && <i className="dg-handle" data-handle="" style={cornerOf(view, range)} />}
        {dropAt !== null && dropAt < view.layout.frozenCount === (layer === 'frozen') && (
          <i className="dg-drop" style={{ left: dropLine(view, dropAt), height: view.heightPx }} />
        )}
        {editor && editor.at.column < view.layout.frozenCount === (layer === 'frozen') && (
          <div className="dg-editor-place" style={boxIn(layer, view, rangeOfCell(editor.at)) ?? {}}>
            {editor.content}
          </div>
        )}
      </div>
    );
  });
  return <>{layers}</>;
}

/** The part of a range that lies in a layer; null where none does. Edges between the two layers are not drawn. */
function boxIn(
  layer: 'frozen' | 'moving',
  { layout, topOf, rowPx }: GridView,
  { top, bottom, left, right }: GridRange,
): CSSProperties | null {
  const first = layer === 'frozen' ? left : Math.max(left, layout.frozenCount);
  const last = layer === 'frozen' ? Math.min(right, layout.frozenCount - 1) : right;
  if (first > last) return null;
  return {
    left: layout.lefts[first]! - 1,
    width: layout.lefts[last]! + layout.widths[last]! - layout.lefts[first]! + 1,
    top: topOf(top) - 1,
    height: (bottom - top + 1) * rowPx + 1,
    ...(first > left && { borderLeftWidth: 0 }),
    ...(last < right && { borderRightWidth: 0 }),
  };
}

function cornerOf({ layout, topOf }: GridView, { bottom, right }: GridRange): CSSProperties {
  return { left: layout.lefts[right]! + layout.widths[right]!, top: topOf(bottom + 1) };
}

function dropLine({ layout }: GridView, index: number): number {
  return (layout.lefts[index] ?? layout.totalPx) - 1;
}
