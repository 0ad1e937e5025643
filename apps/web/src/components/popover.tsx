import { lazy, type ReactElement, type ReactNode, Suspense } from 'react';
import { notYet, useFloat } from './use-float.ts';

const fetchPanel = () => import('./popover-panel.tsx').then(({ PopoverPanel }) => ({ default: PopoverPanel }));
const PopoverPanel = lazy(fetchPanel);

interface PopoverProps {
  /** The button that opens it. */
  trigger: ReactElement;
  label: string;
  align?: 'start' | 'center' | 'end';
  /** Both or neither: without them it keeps its own state. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  className?: string;
  children: ReactNode;
}

/** Something to read or fill in, beside what it belongs to. */
export function Popover({
  trigger,
  label,
  align = 'start',
  open: isHeldOpen,
  onOpenChange,
  className = 'note-pop',
  children,
}: PopoverProps) {
  const held = isHeldOpen === undefined || !onOpenChange ? undefined : { open: isHeldOpen, onOpenChange };
  const { button, box, open, setOpen } = useFloat(trigger, { kind: 'dialog', preload: () => void fetchPanel().catch(notYet), held });
  return (
    <>
      {button}
      {open && box && (
        <Suspense>
          <PopoverPanel box={box} label={label} align={align} className={className} onClose={() => setOpen(false)}>
            {children}
          </PopoverPanel>
        </Suspense>
      )}
    </>
  );
}
