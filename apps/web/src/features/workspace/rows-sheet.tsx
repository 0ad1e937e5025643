import type { TemplateField } from '@sheetlift/engine/model';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { useNarrow } from '../../lib/use-narrow.ts';
import type { CellAddress } from './active-source.ts';
import { columnWidths } from './column-widths.ts';
import { SheetLine } from './sheet-line.tsx';
import type { SheetRow } from './sheet-rows.ts';

const NUMBER_PX = 40;
const DOCUMENT_PX = 156;

/** Heights of a row: --h-row of the tokens, which the virtual list must know in pixels. */
const ROW_PX = { wide: 28, narrow: 44 };

interface RowsSheetProps {
  fields: readonly TemplateField[];
  rows: readonly SheetRow[];
  active: CellAddress | null;
  onChoose: (address: CellAddress) => void;
}

/** The rows as a grid of which only the lines in view are drawn. Arrow keys move, Enter or a click shows the source. */
export function RowsSheet({ fields, rows, active, onChoose }: RowsSheetProps) {
  const narrow = useNarrow();
  const touch = useMemo(() => matchMedia('(pointer: coarse)').matches, []);
  const rowPx = narrow || touch ? ROW_PX.narrow : ROW_PX.wide;
  const scroller = useRef<HTMLDivElement>(null);
  const [focus, setFocus] = useState({ row: 0, column: 0 });
  const widths = useMemo(() => columnWidths(fields, rows), [fields, rows]);
  const virtual = useVirtualizer({ count: rows.length, getScrollElement: () => scroller.current, estimateSize: () => rowPx, overscan: 12, scrollPaddingStart: 34 });
  const lines = virtual.getVirtualItems();
  const above = lines[0]?.start ?? 0;
  const below = virtual.getTotalSize() - (lines.at(-1)?.end ?? 0);

  const moveTo = (row: number, column: number): void => {
    const target = { row: clamp(row, rows.length), column: clamp(column, fields.length) };
    setFocus(target);
    virtual.scrollToIndex(target.row);
    // The line may come into being with this scroll.
    requestAnimationFrame(() => scroller.current?.querySelector<HTMLElement>(`[data-cell="${target.row}:${target.column}"]`)?.focus());
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const pageRows = Math.floor((scroller.current?.clientHeight ?? rowPx) / rowPx) - 2;
    const step = stepOf(event.key, pageRows);
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      return choose(focus.row, focus.column);
    }
    if (!step) return;
    event.preventDefault();
    moveTo(focus.row + step.rows, focus.column + step.columns);
  };
  const choose = (row: number, column: number): void => {
    const line = rows[row];
    const field = fields[column];
    setFocus({ row, column });
    if (line?.kind === 'found' && field) onChoose({ rowKey: line.key, fieldId: field.id });
  };

  return (
    <div className="gridw" ref={scroller}>
      <table
        className="sheet"
        role="grid"
        aria-label="Rows"
        aria-rowcount={rows.length + 1}
        aria-colcount={fields.length + 2}
        style={{ width: NUMBER_PX + DOCUMENT_PX + widths.reduce((total, width) => total + width, 0), minWidth: '100%' }}
        onKeyDown={onKeyDown}
      >
        <colgroup>
          <col style={{ width: NUMBER_PX }} />
          <col style={{ width: DOCUMENT_PX }} />
          {fields.map(({ id }, index) => (
            <col key={id} style={{ width: widths[index] }} />
          ))}
        </colgroup>
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col" className="n">
              <span className="sr-only">Row</span>
            </th>
            <th scope="col">Document</th>
            {fields.map(({ id, variableName, type }) => (
              <th key={id} scope="col" className={type === 'number' ? 'v num' : 'v'}>
                {variableName}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {above > 0 && <Space height={above} />}
          {lines.map(({ index, key }) => (
            <SheetLine key={rows[index]?.key ?? key} line={rows[index]!} index={index} fields={fields} active={active} focusColumn={focus.row === index ? focus.column : null} onChoose={choose} />
          ))}
          {below > 0 && <Space height={below} />}
        </tbody>
      </table>
    </div>
  );
}

/** Holds the place of lines out of view. */
function Space({ height }: { height: number }) {
  return (
    <tr className="space" aria-hidden="true">
      <td style={{ height }} />
    </tr>
  );
}

function stepOf(key: string, pageRows: number): { rows: number; columns: number } | null {
  switch (key) {
    case 'ArrowUp':
      return { rows: -1, columns: 0 };
    case 'ArrowDown':
      return { rows: 1, columns: 0 };
    case 'ArrowLeft':
      return { rows: 0, columns: -1 };
    case 'ArrowRight':
      return { rows: 0, columns: 1 };
    case 'Home':
      return { rows: 0, columns: -Infinity };
    case 'End':
      return { rows: 0, columns: Infinity };
    case 'PageUp':
      return { rows: -pageRows, columns: 0 };
    case 'PageDown':
      return { rows: pageRows, columns: 0 };
    default:
      return null;
  }
}

function clamp(index: number, count: number): number {
  return Math.max(0, Math.min(count - 1, index));
}
