import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { plural } from '../../../lib/plural.ts';
import type { OpenRun, RunPlace } from '../keeping/run-place.ts';
import { storedRunOf } from '../keeping/stored-run.ts';
import type { RunSnapshot, RunStore } from '../run/run-store.ts';
import { RunLine } from './run-line.tsx';
import { RunList } from './run-list.tsx';
import { openRunName } from './run-name.ts';
import { saveRun } from './save-run.ts';
import { useShelf } from './use-shelf.ts';

interface RunsDialogProps {
  run: RunSnapshot;
  store: RunStore;
  place: RunPlace;
  where: OpenRun;
  rowCount: number;
  onNew: () => void;
  onDelete: () => void;
  onClose: () => void;
}

/** The run that is open, and the others of this device. */
export function RunsDialog({ run, store, place, where: { archive }, rowCount, onNew, onDelete, onClose }: RunsDialogProps) {
  const shelf = useShelf(archive);
  const name = openRunName(run);
  return (
    <Dialog open onOpenChange={onClose} title="Runs on this device" width="wide" actions={<Button onClick={onNew}>New run</Button>}>
      <ul className="run-list" aria-label="Open run">
        <RunLine
          name={name}
          facts={['open now', run.template.name, plural(run.documents.length, 'document'), plural(rowCount, 'row')]}
          onOpen={null}
          onRename={store.rename}
          onSave={() => void saveRun(storedRunOf(run), name)}
          onDelete={onDelete}
        />
      </ul>
      <RunList shelf={shelf} place={place} archive={archive} />
      {shelf.runs?.length === 0 && <p className="text-ink-2">A run that you leave for a new one stands here, to be opened again.</p>}
    </Dialog>
  );
}
