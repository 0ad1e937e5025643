import * as Primitive from '@radix-ui/react-menu';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { MenuParts } from './menu-parts.ts';

interface MenuPanelProps {
  box: HTMLElement;
  label: string;
  align: 'start' | 'end';
  byKey: boolean;
  onClose: () => void;
  children: ReactNode;
}

/**
 * The open menu. Not modal: a modal one locks scrolling with an inline style sheet, which the content security policy forbids. It stays
 * beside its button, so that it is part of the same landmark.
 */
export function MenuPanel({ box, label, align, byKey, onClose, children }: MenuPanelProps) {
  const anchor = useMemo(() => ({ current: box }), [box]);
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (byKey) content.current?.querySelector<HTMLElement>('[role^="menuitem"]')?.focus();
  }, [byKey]);
  return (
    <Primitive.Root open onOpenChange={(open) => !open && onClose()} modal={false}>
      <Primitive.Anchor virtualRef={anchor} />
      <Primitive.Content
        ref={content}
        className="float menu"
        aria-label={label}
        align={align}
        sideOffset={6}
        collisionPadding={8}
        loop
        onInteractOutside={(event) => {
          // The button closes it by itself.
          if (box.contains(event.target as Node)) event.preventDefault();
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          if (document.activeElement === document.body) box.focus();
        }}
      >
        <MenuParts value={Primitive}>{children}</MenuParts>
      </Primitive.Content>
    </Primitive.Root>
  );
}
