import { type ReactNode, useId } from 'react';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';

interface FormDialogProps {
  title: string;
  /** What it costs and what is kept. */
  lead?: ReactNode;
  /** Leaves everything as it is. */
  keep: string;
  /** Does it; and while it is being done. */
  verb: string;
  doing: string;
  look: 'primary' | 'danger-solid';
  busy: boolean;
  onSubmit: () => Promise<void>;
  onClose: () => void;
  children: ReactNode;
}

/** Asks for what a change of the account needs. */
export function FormDialog({ title, lead, keep, verb, doing, look, busy, onSubmit, onClose, children }: FormDialogProps) {
  const formId = useId();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      actions={
        <>
          <Button onClick={onClose}>{keep}</Button>
          <Button look={look} type="submit" form={formId} disabled={busy}>
            {busy ? doing : verb}
          </Button>
        </>
      }
    >
      {lead}
      <form
        id={formId}
        className="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void onSubmit();
        }}
      >
        {children}
      </form>
    </Dialog>
  );
}
