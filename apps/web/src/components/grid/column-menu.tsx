import { ArrowLeftToLine, ArrowRightToLine, MoveHorizontal, Pencil } from 'lucide-react';
import { MenuCheck, MenuItem, MenuRule } from '../menu.tsx';
import { MenuPanel } from '../menu-panel.tsx';
import type { GridColumn, GridMenuEntry } from './grid.ts';

interface ColumnMenuProps {
  column: GridColumn;
  /** The head it hangs from. */
  anchor: HTMLElement;
  entries: readonly GridMenuEntry[];
  /** Absent where it cannot be done. */
  onMoveLeft?: (() => void) | undefined;
  onMoveRight?: (() => void) | undefined;
  onFit?: (() => void) | undefined;
  onRename?: (() => void) | undefined;
  onClose: () => void;
}

/** What can be done with a column. One menu for all heads, which exists while it is open; its first entry has the focus. */
export function ColumnMenu({ column, anchor, entries, onMoveLeft, onMoveRight, onFit, onRename, onClose }: ColumnMenuProps) {
  const own = onMoveLeft || onMoveRight || onFit || onRename;
  return (
    <MenuPanel box={anchor} label={`Column menu, ${column.name}`} align="start" byKey onClose={onClose}>
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
      {entries.length > 0 && own && <MenuRule />}
      {onRename && (
        <MenuItem icon={Pencil} keys="F2" onSelect={onRename}>
          Rename
        </MenuItem>
      )}
      {onMoveLeft && (
        <MenuItem icon={ArrowLeftToLine} onSelect={onMoveLeft}>
          Move left
        </MenuItem>
      )}
      {onMoveRight && (
        <MenuItem icon={ArrowRightToLine} onSelect={onMoveRight}>
          Move right
        </MenuItem>
      )}
      {onFit && (
        <MenuItem icon={MoveHorizontal} onSelect={onFit}>
          Fit width
        </MenuItem>
      )}
    </MenuPanel>
  );
}

function Entry({ entry }: { entry: GridMenuEntry }) {
  if (entry.kind === 'rule') return <MenuRule />;
  const { label, icon, disabled, checked, onChoose } = entry;
  if (checked !== undefined) {
    return (
      <MenuCheck checked={checked} onChange={onChoose}>
        {label}
      </MenuCheck>
    );
  }
  return (
    <MenuItem {...(icon && { icon })} {...(disabled && { disabled })} onSelect={onChoose}>
      {label}
    </MenuItem>
  );
}
