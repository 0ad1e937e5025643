import { Check, CircleAlert, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect } from 'react';
import { Toaster, toast } from 'sonner';
import { Button } from './button.tsx';
import { forgetWayBack, type ToastNews, toasts } from './toast.ts';

const MOST_SHOWN = 3;
const GAP_PX = 14;

/** Bottom right, newest in front; a swipe of 20 px (sonner's own threshold) or its button sends one away. */
export function ToastViewer() {
  // The viewer below subscribes in an effect of its own, which runs before this one.
  useEffect(() => followToasts(), []);
  useEffect(() => {
    addEventListener('keydown', focusOnF8);
    return () => removeEventListener('keydown', focusOnF8);
  }, []);
  return (
    <Toaster
      position="bottom-right"
      visibleToasts={MOST_SHOWN}
      gap={GAP_PX}
      hotkey={['altKey', 'KeyT']}
      offset={24}
      mobileOffset={16}
      expand
      containerAriaLabel="Notices"
      className="toasts"
    />
  );
}

/** Shows what comes into the list, and takes away what leaves it. */
function followToasts(): () => void {
  const shown = new Set<number>();
  const follow = (): void => {
    const listed = toasts.snapshot();
    for (const { id, news, durationMs, dismissed } of listed.toReversed()) {
      if (shown.has(id) || dismissed) continue;
      shown.add(id);
      const forget = (): void => toasts.dismiss(id);
      toast.custom((own) => <ToastCard news={news} onDismiss={() => toast.dismiss(own)} />, {
        id,
        duration: durationMs,
        unstyled: true,
        onDismiss: forget,
        onAutoClose: forget,
      });
    }
    for (const id of shown) {
      if (listed.some((each) => each.id === id)) continue;
      shown.delete(id);
      toast.dismiss(id);
    }
  };
  follow();
  return toasts.subscribe(follow);
}

function ToastCard({ news, onDismiss }: { news: ToastNews; onDismiss: () => void }) {
  const { signal, title, sentence, action } = news;
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
              forgetWayBack(news);
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
