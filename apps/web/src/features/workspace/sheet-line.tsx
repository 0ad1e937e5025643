import type { FieldResult, TemplateField } from '@sheetlift/engine/model';
import { memo, useState } from 'react';
import type { CellAddress } from './active-source.ts';
import { cellText, looksLikeIdentifier } from './cell-text.ts';
import type { SheetRow } from './sheet-rows.ts';

interface SheetLineProps {
  line: SheetRow;
  index: number;
  fields: readonly TemplateField[];
  active: CellAddress | null;
  focusColumn: number | null;
  onChoose: (row: number, column: number) => void;
}

/** Keys of lines already shown: a row is new once, not each time it scrolls into view. */
const seen = new Set<string>();

export const SheetLine = memo(function SheetLine({ line, index, fields, active, focusColumn, onChoose }: SheetLineProps) {
  const [isNew] = useState(() => line.kind === 'found' && !seen.has(line.key));
  if (isNew) seen.add(line.key);
  const current = active?.rowKey === line.key;
  return (
    <tr aria-rowindex={index + 2} className={lineClass(line, current, isNew)}>
      <td className="n">{index + 1}</td>
      <td className="doc">{line.fileName}</td>
      {fields.map((field, column) =>
        line.kind === 'found' && line.row.cells[field.id] ? (
          <Cell
            key={field.id}
            result={line.row.cells[field.id]!}
            type={field.type}
            place={`${index}:${column}`}
            active={current && active.fieldId === field.id}
            focusable={focusColumn === column}
            onChoose={() => onChoose(index, column)}
          />
        ) : (
          <td key={field.id} className="v" data-cell={`${index}:${column}`} tabIndex={focusColumn === column ? 0 : -1}>
            {line.kind === 'coming' && line.reading && column < 2 && <i className="skel" style={{ width: column === 0 ? 72 : 54 }} />}
          </td>
        ),
      )}
    </tr>
  );
});

const MARKS = { found: ['sure', 'sure'], unsure: ['check', 'to check'], absent: ['none', ''] } as const;

interface CellProps {
  result: FieldResult;
  type: TemplateField['type'];
  place: string;
  active: boolean;
  focusable: boolean;
  onChoose: () => void;
}

function Cell({ result, type, place, active, focusable, onChoose }: CellProps) {
  const text = cellText(result);
  const mark = result.state in MARKS ? MARKS[result.state as keyof typeof MARKS] : null;
  return (
    <td className={cellClass(result, type, text, active)} data-cell={place} tabIndex={focusable ? 0 : -1} aria-selected={active} onClick={onChoose}>
      {mark && <i className={`mk ${mark[0]}`} aria-hidden="true" />}
      {mark?.[1] && <span className="sr-only">{mark[1]}: </span>}
      <span className="clip">{text}</span>
    </td>
  );
}

function lineClass(line: SheetRow, current: boolean, isNew: boolean): string | undefined {
  if (line.kind === 'coming') return 'ghost';
  if (current) return 'cur';
  return isNew ? 'new' : undefined;
}

function cellClass(result: FieldResult, type: TemplateField['type'], text: string, active: boolean): string {
  const found = 'chosen' in result;
  const classes = [`s-${result.state}`];
  if (found || result.state === 'absent') classes.push('v');
  if (found && type === 'number') classes.push('num');
  if (found && type === 'text' && looksLikeIdentifier(text)) classes.push('id');
  if (active) classes.push('active');
  return classes.join(' ');
}
