import { useEffect } from 'react';

/** Opens the list of keys with "?", or with Ctrl and a slash where a question mark would be typed. */
export function useKeysHelp(open: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const asked = (event.key === '?' && !takesText(event.target)) || (event.key === '/' && (event.ctrlKey || event.metaKey));
      if (!asked || event.defaultPrevented) return;
      event.preventDefault();
      open();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [open]);
}

/** In the sheet a letter begins an edit of the cell. */
function takesText(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable="true"], [role="grid"]') !== null;
}
