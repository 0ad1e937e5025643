import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';

interface NoticeProps {
  signal?: 'info' | 'done' | 'check' | 'fail';
  title?: ReactNode;
  children?: ReactNode;
  /** What to do about it. */
  actions?: ReactNode;
  /** Takes it away. */
  onClose?: () => void;
}

const ICONS = { info: Info, done: CircleCheck, check: TriangleAlert, fail: CircleAlert };

/** Says what happened where it happened. Failures are announced at once, the rest when there is time. */
export function Notice({ signal = 'info', title, children, actions, onClose }: NoticeProps) {
  const Icon = ICONS[signal];
  return (
    <div className={signal === 'info' ? 'note' : `note ${signal}`} role={signal === 'fail' ? 'alert' : 'status'}>
      <Icon size={16} strokeWidth={1.5} aria-hidden="true" />
      <div className="note-text">
        <p>
          {title && <b>{title} </b>}
          {children}
        </p>
        {(actions || onClose) && (
          <div className="note-actions">
            {actions}
            {onClose && (
              <Button size="small" onClick={onClose}>
                Close
              </Button>
            )}
          </div>
        )}
      </div>
    </div>
  );
}
