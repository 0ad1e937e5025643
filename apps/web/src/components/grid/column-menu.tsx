import * as Primitive from '@radix-ui/react-dropdown-menu';
import { ArrowLeftToLine, ArrowRightToLine, MoveHorizontal, Pencil } from 'lucide-react';
import { MenuCheck, MenuItem, MenuRule } from '../menu.tsx';
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

/** What can be done with a column. One menu for all heads, which exists while it is open. */
export function ColumnMenu({ column, anchor, entries, onMoveLeft, onMoveRight, onFit, onRename, onClose }: ColumnMenuProps) {
  const { left, top, width, height } = anchor.getBoundingClientRect();
  const own = onMoveLeft || onMoveRight || onFit || onRename;
  return (
    <Primitive.Root open modal={false} onOpenChange={(open) => !open && onClose()}>
      <Primitive.Trigger asChild>
        <button type="button" className="dg-menu-anchor" tabIndex={-1} aria-label={`Column menu, ${column.name}`} style={{ left, top, width, height }} />
      </Primitive.Trigger>
      <Primitive.Portal container={anchor.closest<HTMLElement>('.dg-host')}>
        <Primitive.Content className="float menu" aria-label={`Column menu, ${column.name}`} align="start" collisionPadding={8} loop onCloseAutoFocus={(event) => event.preventDefault()}>
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
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
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
