import { changeName, cutCharacters, MAX_NAME_CHARACTERS } from '@sheetlift/contract';
import { useState } from 'react';
import { Field } from '../../components/field.tsx';
import { showToast } from '../../components/toast.ts';
import { useAuth } from '../auth/session-provider.tsx';
import { FormDialog } from './form-dialog.tsx';
import { useAttempt } from './use-attempt.ts';

/** How the person is greeted; `fullName` is what they gave, which may be nothing. */
export function ChangeNameDialog({ fullName, onClose }: { fullName: string; onClose: () => void }) {
  const { api, session } = useAuth();
  const [name, setName] = useState(fullName);
  const { busy, problem, setProblem, run } = useAttempt();

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
    <FormDialog
      title="Change name"
      keep="Keep it"
      verb="Change name"
      doing="Changing"
      look="primary"
      busy={busy}
      onSubmit={change}
      onClose={onClose}
    >
      <Field label="Name" hint="As you want to be greeted. Left empty, it is the part of your address before the @." problem={problem}>
        {(ties) => <input {...ties} className="in" autoComplete="name" value={name} onChange={(event) => type(event.target.value)} />}
      </Field>
    </FormDialog>
  );
}
