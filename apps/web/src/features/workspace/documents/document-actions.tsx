import { EllipsisVertical, FileStack, RotateCw, RotateCwSquare, Scissors, Sheet, X } from 'lucide-react';
import { Button } from '../../../components/button.tsx';
import { Menu, MenuItem, MenuRule } from '../../../components/menu.tsx';
import type { QuarterTurns } from '../../../engine-worker/engine-protocol.ts';
import { canSplit } from '../run/can-split.ts';
import { TURNABLE } from '../run/kind-name.ts';
import type { RunDocument, RunStore } from '../run/run-store.ts';

interface DocumentActionsProps {
  document: RunDocument;
  store: RunStore;
  onChoosePages: () => void;
  onRemove: () => void;
  onMove: () => void;
  onSplit: () => void;
}

/** What can be done with one document. */
export function DocumentActions({ document, store, onChoosePages, onRemove, onMove, onSplit }: DocumentActionsProps) {
  const { id, file, turn, state } = document;
  const facts = 'facts' in state && state.kind !== 'duplicate' ? state.facts : null;
  const again = state.kind === 'done' ? ' and read again' : '';
  return (
    <Menu
      label={`What to do with ${file.name}`}
      align="end"
      trigger={
        <Button look="quiet" size="small" icon className="more" aria-label={`More for ${file.name}`}>
          <EllipsisVertical size={16} strokeWidth={1.5} aria-hidden="true" />
        </Button>
      }
    >
      {facts && facts.pageCount > 1 && (
        <MenuItem icon={FileStack} onSelect={onChoosePages}>
          Choose pages
        </MenuItem>
      )}
      {canSplit(document) && (
        <MenuItem icon={Scissors} hint="Nothing is read again" onSelect={onSplit}>
          Split into documents
        </MenuItem>
      )}
      {facts && TURNABLE.has(facts.type) && (
        <MenuItem
          icon={RotateCwSquare}
          hint={turn === 0 ? undefined : `Now turned by ${turn}°`}
          onSelect={() => store.turn(id, ((turn + 90) % 360) as QuarterTurns)}
        >
          Turn clockwise{again}
        </MenuItem>
      )}
      {(state.kind === 'done' || state.kind === 'failed') && (
        <MenuItem icon={RotateCw} hint="Reading it again is free" onSelect={() => store.readAgain(id)}>
          Read again
        </MenuItem>
      )}
      {state.kind === 'done' && (
        <MenuItem icon={Sheet} hint="Nothing is read again" onSelect={onMove}>
          Move to another template
        </MenuItem>
      )}
      {(facts !== null || state.kind === 'failed') && <MenuRule />}
      <MenuItem icon={X} onSelect={onRemove}>
        Leave out
      </MenuItem>
    </Menu>
  );
}
