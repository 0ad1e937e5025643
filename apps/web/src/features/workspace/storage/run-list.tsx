import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { plural } from '../../../lib/plural.ts';
import { whenText } from '../../../lib/when-text.ts';
import type { DeviceRunArchive } from '../keeping/device-run-archive.ts';
import type { RunPlace } from '../keeping/run-place.ts';
import type { ShelvedRun } from '../keeping/run-shelf.ts';
import { attemptToKeep } from './attempt-to-keep.ts';
import { RunLine } from './run-line.tsx';
import { runName } from './run-name.ts';
import { saveRun } from './save-run.ts';
import { sizeText } from '../../../lib/size-text.ts';
import type { Shelf } from './use-shelf.ts';

interface RunListProps {
  shelf: Shelf;
  place: RunPlace;
  archive: DeviceRunArchive;
}

/** The runs of this device that are not open: each is opened again as it was left, named, saved to a file or deleted. */
export function RunList({ shelf: { runs, lookAgain }, place, archive }: RunListProps) {
  const [now] = useState(() => new Date());
  const [deleting, setDeleting] = useState<ShelvedRun | null>(null);
  const [opening, setOpening] = useState(false);

  const attempt = (step: () => Promise<unknown>): Promise<void> => attemptToKeep(step).then(lookAgain);
  const open = (run: ShelvedRun): void => {
    // A second click would want a run that is open by then.
    if (opening) return;
    setOpening(true);
    void attempt(() => place.reopen(run.id)).finally(() => setOpening(false));
  };
  const save = (run: ShelvedRun): Promise<void> =>
    attempt(async () => {
      const stored = await archive.shelved(run.id);
      if (stored) await saveRun(stored, runName(run));
    });

  if (!runs || runs.length === 0) return null;
  return (
    <>
      <ul className="run-list" aria-label="Runs on this device" aria-busy={opening}>
        {runs.map((run) => (
          <RunLine
            key={run.id}
            name={runName(run)}
            facts={[whenText(run.shelvedAt, now), run.template, plural(run.documents, 'document'), plural(run.rows, 'row')]}
            onOpen={() => open(run)}
            onRename={(name) => void attempt(() => archive.rename(run.id, name))}
            onSave={() => void save(run)}
            onDelete={() => setDeleting(run)}
          />
        ))}
      </ul>
      {deleting && (
        <Dialog
          open
          onOpenChange={() => setDeleting(null)}
          title={`Delete ${runName(deleting)}?`}
          actions={
            <>
              <Button onClick={() => setDeleting(null)}>Keep it</Button>
              <Button
                look="danger-solid"
                onClick={() => {
                  setDeleting(null);
                  void attempt(() => archive.discard(deleting.id));
                }}
              >
                Delete
              </Button>
            </>
          }
        >
          <p>
            {plural(deleting.documents, 'document')}, {plural(deleting.rows, 'row')} and {plural(deleting.corrections, 'correction')} go
            from this device ({sizeText(deleting.bytes)}). Files you exported or saved stay where you saved them. This cannot be undone.
          </p>
        </Dialog>
      )}
    </>
  );
}
