import type { RowMode } from '@sheetlift/engine/model';
import { ChevronDown } from 'lucide-react';
import { Button } from '../../components/button.tsx';
import { Menu, MenuChoice } from '../../components/menu.tsx';
import { Segments } from '../../components/segments.tsx';

const ROW_MODES: readonly { value: RowMode; label: string }[] = [
  { value: 'auto', label: 'Auto' },
  { value: 'document', label: 'One a document' },
  { value: 'item', label: 'One an item' },
];

/** What a row stands for. */
export function RowModePicker({ chosen, onChoose }: { chosen: RowMode; onChoose: (rowMode: RowMode) => void }) {
  return <Segments label="Rows" segments={ROW_MODES} chosen={chosen} onChoose={onChoose} small />;
}

/** The same where there is little room. */
export function RowModeMenu({ chosen, onChoose }: { chosen: RowMode; onChoose: (rowMode: RowMode) => void }) {
  return (
    <Menu
      label="Rows"
      trigger={
        <Button className="pick row-mode">
          <span className="name">Rows</span>
          <b className="clip">{ROW_MODES.find(({ value }) => value === chosen)?.label}</b>
          <ChevronDown size={16} strokeWidth={1.5} aria-hidden="true" />
        </Button>
      }
    >
      <MenuChoice label="Rows" choices={ROW_MODES} chosen={chosen} onChoose={onChoose} />
    </Menu>
  );
}
