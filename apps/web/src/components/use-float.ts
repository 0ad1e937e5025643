import { cloneElement, type MouseEvent, type ReactElement, useState } from 'react';

interface FloatOptions {
  kind: 'menu' | 'dialog';
  /** Fetches what will be shown: it is wanted soon. */
  preload: () => void;
  /** Where somebody else holds whether it is open. */
  held?: { open: boolean; onOpenChange: (open: boolean) => void } | undefined;
}

interface Float {
  /** The button, which opens and closes it. */
  button: ReactElement;
  /** The same once it is drawn. */
  box: HTMLElement | null;
  open: boolean;
  /** It was opened by a key, so what is in it gets the focus. */
  byKey: boolean;
  setOpen: (open: boolean) => void;
}

interface TriggerProps {
  ref?: (element: HTMLElement | null) => void;
  onClick?: (event: MouseEvent) => void;
  onPointerEnter?: () => void;
  onFocus?: () => void;
}

/** A button and what floats beside it. The button is there at once; the rest is fetched when a person comes near it. */
export function useFloat(trigger: ReactElement, { kind, preload, held }: FloatOptions): Float {
  const [own, setOwn] = useState(false);
  const [byKey, setByKey] = useState(false);
  const [box, setBox] = useState<HTMLElement | null>(null);
  const open = held?.open ?? own;
  const setOpen = held?.onOpenChange ?? setOwn;
  const ties: TriggerProps & Record<`aria-${string}`, unknown> = {
    ref: setBox,
    'aria-haspopup': kind,
    'aria-expanded': open,
    onPointerEnter: preload,
    onFocus: preload,
    onClick: ({ detail }) => {
      // A click by a key has no count.
      setByKey(detail === 0);
      setOpen(!open);
    },
  };
  return { button: cloneElement(trigger, ties), box, open, byKey, setOpen };
}

/** What was to be fetched ahead did not come: it is asked for when it is opened, and said then. */
export function notYet(): void {}
