import * as Primitive from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from './button.tsx';

/** What is asked for in words is typed at once: the first field has the focus, not the button that closes. */
const FIELD = ':is(input:not([type]), input:is([type="text"], [type="search"], [type="email"], [type="url"], [type="password"]), textarea)';

function toField(event: Event): void {
  const field = (event.target as Element).querySelector<HTMLInputElement | HTMLTextAreaElement>(`.dialog-body ${FIELD}`);
  if (!field) return;
  event.preventDefault();
  field.focus();
  field.select();
}

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** What changes, when, what is kept and what it costs. */
  children: ReactNode;
  /** Buttons that repeat the verb, the main one last. */
  actions?: ReactNode;
  /** 'full': as large as the window allows, its body in panes that scroll by themselves. */
  width?: 'narrow' | 'wide' | 'full';
}

/**
 * Asks or tells over the page; on a phone it rises from the bottom edge. The veil is our own: the primitive's overlay locks
 * scrolling with an inline style sheet, which the content security policy forbids.
 */
export function Dialog({ open, ...shown }: DialogProps) {
  return open && <OpenDialog {...shown} />;
}

function OpenDialog({ onOpenChange, title, children, actions, width = 'narrow' }: Omit<DialogProps, 'open'>) {
  // The primitive gives the focus back to a trigger of its own alone; here any button may open a dialog.
  const [opener] = useState(() => document.activeElement);
  const giveBack = (event: Event): void => {
    event.preventDefault();
    // A moment after it closed: what took the focus meanwhile keeps it.
    if (opener instanceof HTMLElement && document.activeElement === document.body) opener.focus();
  };
  return (
    <Primitive.Root open onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <div className="veil">
          <Primitive.Content
            className={`dialog ${width}`}
            aria-describedby={undefined}
            onOpenAutoFocus={toField}
            onCloseAutoFocus={giveBack}
          >
            <header>
              <Primitive.Title asChild>
                <h2>{title}</h2>
              </Primitive.Title>
              <Primitive.Close asChild>
                <Button look="quiet" size="small" icon aria-label="Close">
                  <X size={16} strokeWidth={1.5} aria-hidden="true" />
                </Button>
              </Primitive.Close>
            </header>
            <div className="dialog-body">{children}</div>
            {actions && <footer>{actions}</footer>}
          </Primitive.Content>
        </div>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
