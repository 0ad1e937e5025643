import { useEffect } from 'react';
import { ACT_IDS, type ActId, ACTS } from './act-table.ts';
import { offeredAct } from './offered-acts.ts';
import { pressedAct, writesText } from './pressed-act.ts';

const EVERYWHERE = ACT_IDS.filter((id) => ACTS[id].place === 'everywhere');

/** A text that is being typed has these of its own. */
const OF_TEXT: readonly ActId[] = ['undo', 'redo'];

/** Follows the keys that work wherever the focus is; before anything else hears of them, for in the sheet a sign begins an edit. */
export function useActKeys(): void {
  useEffect(() => {
    const follow = (event: KeyboardEvent): void => {
      const id = event.isComposing ? null : pressedAct(event, EVERYWHERE);
      const act = id && isMeant(event, id) ? offeredAct(id) : null;
      if (!act) return;
      event.preventDefault();
      event.stopPropagation();
      act.run();
    };
    addEventListener('keydown', follow, { capture: true });
    return () => removeEventListener('keydown', follow, { capture: true });
  }, []);
}

/** What floats over the page has the keys to itself. */
function isMeant(event: KeyboardEvent, id: ActId): boolean {
  const { target } = event;
  if (!(target instanceof Element)) return true;
  if (target.closest('.veil, .float')) return false;
  const typing = target.closest('input, textarea, select, [contenteditable="true"]') !== null;
  return !typing || !(writesText(event) || OF_TEXT.includes(id));
}
