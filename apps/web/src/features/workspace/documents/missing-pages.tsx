import { toEngineError } from '@sheetlift/engine/errors';
import { useState } from 'react';
import type { RunDocument, RunStore } from '../run/run-store.ts';
import { UnlockForm } from './unlock-form.tsx';

/** Whether the rows are there and the pages cannot be shown: no file, or no password. */
export function lacksPages({ file, needsPassword }: RunDocument): boolean {
  return needsPassword || file.parts.length === 0;
}

/** In the place of pages that cannot be shown, with what can be done about it. */
export function MissingPages({ document, store }: { document: RunDocument; store: RunStore }) {
  const [trouble, setTrouble] = useState<string | null>(null);
  if (document.file.parts.length === 0)
    return <p className="view-message">The file itself could not be kept on this device; its rows were.</p>;
  const unlock = (password: string): void => {
    store.unlock(document.id, password).then(
      (opens) => setTrouble(opens ? null : 'That password does not open this file. Enter another one.'),
      (thrown: unknown) => setTrouble(toEngineError(thrown).message),
    );
  };
  return (
    <div className="view-message view-locked">
      <UnlockForm
        fileName={document.file.name}
        sentence={trouble ?? 'Passwords are never kept. Enter it again to see the pages; the rows are here.'}
        refused={trouble !== null}
        onUnlock={unlock}
      />
    </div>
  );
}
