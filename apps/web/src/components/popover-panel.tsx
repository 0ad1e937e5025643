import * as Primitive from '@radix-ui/react-popover';
import { type ReactNode, useMemo } from 'react';

interface PopoverPanelProps {
  box: HTMLElement;
  label: string;
  align: 'start' | 'center' | 'end';
  className: string;
  onClose: () => void;
  children: ReactNode;
}

export function PopoverPanel({ box, label, align, className, onClose, children }: PopoverPanelProps) {
  const anchor = useMemo(() => ({ current: box }), [box]);
  return (
    <Primitive.Root open onOpenChange={(open) => !open && onClose()}>
      <Primitive.Anchor virtualRef={anchor} />
      <Primitive.Portal>
        <Primitive.Content
          className={`float ${className}`}
          aria-label={label}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          onInteractOutside={(event) => {
            // The button closes it by itself.
            if (box.contains(event.target as Node)) event.preventDefault();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (document.activeElement === document.body) box.focus();
          }}
        >
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
