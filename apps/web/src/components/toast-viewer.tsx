import { Check, CircleAlert, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect } from 'react';
import { Toaster, toast } from 'sonner';
import { Button } from './button.tsx';
import { subscribeToToasts, takeToasts, type ToastNews } from './toast.ts';

const MOST_SHOWN = 3;
const MOST_KEPT = 5;
const SHOWN_MS = 4_000;
const GAP_PX = 14;

/** Bottom right, newest in front; a swipe of 20 px (sonner's own threshold) or its button sends one away. */
export function ToastViewer() {
  useEffect(() => {
    // The viewer below subscribes in an effect of its own, which runs before this one.
    const show = (): void => takeToasts().forEach(present);
    show();
    return subscribeToToasts(show);
  }, []);
  useEffect(() => {
    addEventListener('keydown', focusOnF8);
    return () => removeEventListener('keydown', focusOnF8);
  }, []);
  return <Toaster position="bottom-right" visibleToasts={MOST_SHOWN} gap={GAP_PX} duration={SHOWN_MS} hotkey={['altKey', 'KeyT']} offset={24} mobileOffset={16} expand containerAriaLabel="Notices" className="toasts" />;
}

/** Ids of the toasts kept, oldest first. */
const kept: (string | number)[] = [];

function present(news: ToastNews): void {
  const id = toast.custom((id) => <ToastCard news={news} onDismiss={() => toast.dismiss(id)} />, { unstyled: true, onDismiss: forget, onAutoClose: forget });
  kept.push(id);
  while (kept.length > MOST_KEPT) toast.dismiss(kept.shift());
}

function forget({ id }: { id: string | number }): void {
  const index = kept.indexOf(id);
  if (index >= 0) kept.splice(index, 1);
}

function ToastCard({ news: { signal, title, sentence, action }, onDismiss }: { news: ToastNews; onDismiss: () => void }) {
  const Icon = { info: Info, done: Check, check: TriangleAlert, fail: CircleAlert }[signal];
  return (
    <div className={`toast ${signal}`} role={signal === 'fail' ? 'alert' : 'status'}>
      <Icon size={16} strokeWidth={1.5} aria-hidden="true" />
      <div>
        <b>{title}</b>
        {sentence && <p>{sentence}</p>}
      </div>
      <div className="toast-actions">
        {action && (
          <Button
            size="small"
            onClick={() => {
              action.onSelect();
              onDismiss();
            }}
          >
            {action.label}
          </Button>
        )}
        <Button look="quiet" size="small" icon aria-label="Dismiss" onClick={onDismiss}>
          <X size={14} strokeWidth={1.5} aria-hidden="true" />
        </Button>
      </div>
    </div>
  );
}

function focusOnF8(event: KeyboardEvent): void {
  if (event.key !== 'F8') return;
  event.preventDefault();
  document.querySelector<HTMLElement>('[data-sonner-toaster]')?.focus();
}
