import { Laptop } from 'lucide-react';
import { useModelHost } from '../../language-model/model-setup.ts';
import { useLessonSharing } from '../lessons/lesson-sharing.ts';

/** Where documents are read; true wherever it stands. */
export function PrivacyLine() {
  const shared = useLessonSharing();
  const host = useModelHost();
  return (
    <p className="where">
      <Laptop size={16} strokeWidth={1.5} aria-hidden="true" className="text-ink-3" />
      <span>
        <b>Read on this device.</b> No document content is uploaded{shared && ', but what you correct: your account keeps it'}
        {host !== null && `, but the lines you ask ${host} about`}.
      </span>
    </p>
  );
}
