import { CheckCheck, CircleSlash2, Combine, Ellipsis, FileCheck, RotateCcw, Rows3, SplitSquareVertical, Trash2 } from 'lucide-react';
import { Button } from '../../components/button.tsx';
import { Menu, MenuItem, MenuRule } from '../../components/menu.tsx';
import { ACTS } from '../../lib/acts/act-table.ts';
import { cellState } from './cell-state.ts';
import type { ReviewDesk } from './review-desk.ts';

/** What can be done with the chosen cell and its row, for those who look for it with the mouse. */
export function RowMenu({ desk }: { desk: ReviewDesk }) {
  const { active } = desk;
  const value = active?.value ?? null;
  const found = active?.row.kind === 'found';
  return (
    <Menu
      label="Row"
      align="end"
      trigger={
        <Button look="quiet" size="small" icon className="wide-tool" aria-label="Row and cell" title="Row and cell" disabled={!found}>
          <Ellipsis size={16} strokeWidth={1.5} aria-hidden="true" />
        </Button>
      }
    >
      <MenuItem icon={CheckCheck} onSelect={desk.confirmRows}>
        Confirm row
      </MenuItem>
      <MenuItem icon={FileCheck} keys={ACTS['confirm-document'].keys[0]} onSelect={desk.confirmDocument}>
        Confirm document
      </MenuItem>
      <MenuItem icon={Rows3} keys={ACTS['add-row'].keys[0]} onSelect={desk.addRow}>
        Add row below
      </MenuItem>
      <MenuItem icon={Combine} disabled={!desk.canMerge} hint="Of one document, selected" onSelect={desk.mergeRows}>
        Merge rows
      </MenuItem>
      <MenuItem
        icon={SplitSquareVertical}
        disabled={!desk.canSplit}
        hint="Where it rests on several lines"
        onSelect={() => desk.setSplitting(true)}
      >
        Split row
      </MenuItem>
      <MenuItem icon={Trash2} keys={ACTS['remove-rows'].keys[0]} onSelect={desk.removeRows}>
        Remove row
      </MenuItem>
      <MenuRule />
      <MenuItem icon={CircleSlash2} keys={ACTS['mark-absent'].keys[0]} disabled={!value} onSelect={desk.markAbsent}>
        Not in document
      </MenuItem>
      <MenuItem icon={RotateCcw} disabled={!value || cellState(value.result) !== 'confirmed'} onSelect={desk.revert}>
        Back to what was read
      </MenuItem>
    </Menu>
  );
}
