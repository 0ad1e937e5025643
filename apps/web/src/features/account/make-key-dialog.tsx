import { API_SCOPES, type ApiKey, type ApiScope, createApiKey } from '@sheetlift/contract';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { CopiedText } from '../../components/copied-text.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Field } from '../../components/field.tsx';
import { useAuth } from '../auth/session-provider.tsx';
import { FormDialog } from './form-dialog.tsx';
import { useAttempt } from './use-attempt.ts';

const ALLOWS: Record<ApiScope, string> = {
  'runs:read': 'See runs, their documents and rows',
  'runs:write': 'Start, cancel and delete runs',
  'templates:read': 'See templates and what they learned',
  'templates:write': 'Make, teach, change and delete templates',
  'webhooks:read': 'See webhooks and what they were sent',
  'webhooks:write': 'Make, switch and delete webhooks',
};

/** A name and what the key may do; then the key itself, this once. */
export function MakeKeyDialog({ onMade, onClose }: { onMade: (key: ApiKey) => void; onClose: () => void }) {
  const { api } = useAuth();
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<ReadonlySet<ApiScope>>(new Set(API_SCOPES));
  const [shown, setShown] = useState<string | null>(null);
  const { busy, problem, setProblem, run } = useAttempt();

  const make = (): Promise<void> =>
    run(async () => {
      const { key, ...described } = await api.call(createApiKey, { body: { name, scopes: [...scopes] } });
      onMade(described);
      setShown(key);
    });
  const toggle = (scope: ApiScope): void =>
    setScopes((before) => (before.has(scope) ? new Set([...before].filter((one) => one !== scope)) : new Set([...before, scope])));

  if (shown !== null)
    return (
      <Dialog open onOpenChange={onClose} title="Copy the key now" actions={<Button onClick={onClose}>I have copied it</Button>}>
        <p>It is shown this once and kept nowhere. Whoever has it can do in your name what you allowed.</p>
        <CopiedText label="Key" text={shown} />
      </Dialog>
    );
  return (
    <FormDialog
      title="Make a key"
      keep="Cancel"
      verb="Make a key"
      doing="Making"
      look="primary"
      busy={busy}
      onSubmit={make}
      onClose={onClose}
    >
      <Field label="Name" hint="What it is for, so that you know it again." problem={problem}>
        {(ties) => (
          <input
            {...ties}
            className="in"
            autoComplete="off"
            value={name}
            onChange={(event) => {
              setName(event.target.value);
              setProblem(null);
            }}
          />
        )}
      </Field>
      {API_SCOPES.map((scope) => (
        <label key={scope} className="check">
          <input type="checkbox" checked={scopes.has(scope)} onChange={() => toggle(scope)} />
          <span>{ALLOWS[scope]}</span>
        </label>
      ))}
    </FormDialog>
  );
}
