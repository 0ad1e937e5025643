import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { plural } from '../../lib/plural.ts';

interface DeleteRunDialogProps {
  documentCount: number;
  rowCount: number;
  correctedCount: number;
  onClose: () => void;
  onDelete: () => void;
}

/** Before the run that is open is forgotten: what goes, and what stays. */
export function DeleteRunDialog({ documentCount, rowCount, correctedCount, onClose, onDelete }: DeleteRunDialogProps) {
  const what = [
    plural(documentCount, 'document'),
    plural(rowCount, 'row'),
    ...(correctedCount > 0 ? [plural(correctedCount, 'document') + ' with your corrections'] : []),
  ];
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Delete this run?"
      actions={
        <>
          <Button onClick={onClose}>Keep the run</Button>
          <Button look="danger-solid" onClick={onDelete}>
            Delete the run
          </Button>
        </>
      }
    >
      <p>
        This run goes from this device: {what.slice(0, -1).join(', ')} and {what.at(-1)}.
      </p>
      <p className="text-ink-2">
        Files you exported stay where you saved them, and templates stay. Reading the same documents again this month costs no pages.
      </p>
    </Dialog>
  );
}
