import { changeName, cutCharacters, MAX_NAME_CHARACTERS } from '@sheetlift/contract';
import { useId, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Field } from '../../components/field.tsx';
import { showToast } from '../../components/toast.ts';
import { useAuth } from '../auth/session-provider.tsx';
import { useAttempt } from './use-attempt.ts';

/** How the person is greeted; `fullName` is what they gave, which may be nothing. */
export function ChangeNameDialog({ fullName, onClose }: { fullName: string; onClose: () => void }) {
  const { api, session } = useAuth();
  const [name, setName] = useState(fullName);
  const { busy, problem, setProblem, run } = useAttempt();
  const formId = useId();

  const type = (typed: string): void => {
    setName(cutCharacters(typed, MAX_NAME_CHARACTERS));
    setProblem(null);
  };
  const change = (): Promise<void> =>
    run(async () => {
      await api.call(changeName, { body: { full_name: name } });
      await session.refresh();
      showToast({ signal: 'done', title: 'Name changed' });
      onClose();
    });

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Change name"
      actions={
        <>
          <Button onClick={onClose}>Keep it</Button>
          <Button look="primary" type="submit" form={formId} disabled={busy}>
            {busy ? 'Changing' : 'Change name'}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void change();
        }}
      >
        <Field label="Name" hint="As you want to be greeted. Left empty, it is the part of your address before the @." problem={problem}>
          {(ties) => <input {...ties} className="in" autoComplete="name" value={name} onChange={(event) => type(event.target.value)} />}
        </Field>
      </form>
    </Dialog>
  );
}
