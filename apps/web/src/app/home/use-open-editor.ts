import { useRef, useState } from 'react';

interface OpenEditor {
  isOpen: boolean;
  open: () => void;
  /** The keyboard is where it was before. */
  close: () => void;
}

/** Whether the columns are being edited. */
export function useOpenEditor(): OpenEditor {
  const [isOpen, setOpen] = useState(false);
  const openedFrom = useRef<HTMLElement>(null);
  return {
    isOpen,
    open() {
      openedFrom.current = document.activeElement as HTMLElement | null;
      setOpen(true);
    },
    close() {
      setOpen(false);
      openedFrom.current?.focus();
    },
  };
}
