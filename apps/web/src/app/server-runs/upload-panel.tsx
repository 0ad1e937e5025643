import { useEffect } from 'react';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { useStore } from '../../lib/create-store.ts';
import { plural } from '../../lib/plural.ts';
import { goTo } from '../routing/go-to.ts';
import type { Upload } from './upload.ts';

/** How far the documents are on their way to the server; leads to the run when they are there. */
export function UploadPanel({ upload, onClose }: { upload: Upload; onClose: () => void }) {
  const state = useStore(upload);
  const runId = state.kind === 'sent' ? state.runId : null;
  useEffect(() => {
    if (runId === null) return;
    onClose();
    goTo(`/runs/${runId}`);
  }, [runId, onClose]);
  const busy = state.kind === 'sending';
  useEffect(() => {
    if (!busy) return;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [busy]);
  if (state.kind === 'sent') return null;
  const giveUp = (): void => {
    upload.giveUp();
    onClose();
  };
  if (state.kind === 'failed')
    return (
      <Notice
        signal="fail"
        title={`${plural(state.files, 'document')} could not all be uploaded.`}
        actions={
          <>
            <Button size="small" look="primary" onClick={upload.again}>
              Try again
            </Button>
            <Button size="small" look="quiet" onClick={giveUp}>
              Give up
            </Button>
          </>
        }
      >
        {state.sentence}
      </Notice>
    );
  const percent = state.allBytes === 0 ? 0 : Math.floor((100 * state.sentBytes) / state.allBytes);
  return (
    <div className="glass upload">
      <h2>Uploading {plural(state.files, 'document')}</h2>
      <progress max={100} value={percent} aria-label="Uploaded" />
      <p className="text-ink-2">{percent}% sent. Keep this tab open until all is.</p>
      <Button onClick={giveUp}>Stop</Button>
    </div>
  );
}
