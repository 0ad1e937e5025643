import { type RefObject, useEffect, useEffectEvent } from 'react';

/** A finger's selection is changed by its handles, of which the page hears nothing else. */
const HANDLES_REST_MS = 300;

/** Calls when words were selected by touch and the handles rest. */
export function useTouchSelection(room: RefObject<HTMLElement | null>, onSelected: () => void): void {
  const selected = useEffectEvent(onSelected);
  useEffect(() => {
    if (!matchMedia('(pointer: coarse)').matches) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const follow = (): void => {
      clearTimeout(timer);
      const selection = getSelection();
      if (selection && !selection.isCollapsed && room.current?.contains(selection.anchorNode))
        timer = setTimeout(selected, HANDLES_REST_MS);
    };
    document.addEventListener('selectionchange', follow);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('selectionchange', follow);
    };
  }, [room]);
}
