type Key = { key: string; shiftKey: boolean };

const MOVES: Readonly<Record<string, { towards: 'forward' | 'backward'; by: 'word' | 'line' }>> = {
  ArrowRight: { towards: 'forward', by: 'word' },
  ArrowLeft: { towards: 'backward', by: 'word' },
  ArrowDown: { towards: 'forward', by: 'line' },
  ArrowUp: { towards: 'backward', by: 'line' },
};

/**
 * Selects the next word of a text by an arrow, with Shift one more; begins with the first word in view. False where the key is no arrow.
 */
export function selectByKeys(selection: Selection, room: HTMLElement, { key, shiftKey }: Key): boolean {
  const move = MOVES[key];
  if (!move) return false;
  if (!room.contains(selection.anchorNode)) begin(selection, room);
  else if (shiftKey) selection.modify('extend', move.towards, move.by);
  else {
    if (move.towards === 'forward') selection.collapseToEnd();
    else selection.collapseToStart();
    if (move.by === 'line') selection.modify('move', move.towards, 'line');
    selection.modify('extend', move.by === 'line' ? 'forward' : move.towards, 'word');
  }
  selection.focusNode?.parentElement?.scrollIntoView({ block: 'nearest' });
  return true;
}

function begin(selection: Selection, room: HTMLElement): void {
  const { top } = room.getBoundingClientRect();
  const first = [...room.querySelectorAll('[data-key]')].find(
    (place) => place.textContent !== '' && place.getBoundingClientRect().bottom > top,
  );
  if (!first) return;
  selection.collapse(first, 0);
  selection.modify('extend', 'forward', 'word');
}
