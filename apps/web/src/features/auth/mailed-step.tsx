import { Button } from '../../components/button.tsx';

/** The answer of the server does not tell whether a mail was sent, so neither do we. */
export function MailedStep({ email, onBack }: { email: string; onBack: () => void }) {
  return (
    <div role="status">
      <p>
        If <b>{email}</b> has an account with a password, a link for a new one is on its way to it. The link works once, for 30 minutes.
      </p>
      <p className="text-ink-2">Nothing there? Look into the spam folder, or ask for another one in a few minutes.</p>
      <Button onClick={onBack}>Back to signing in</Button>
    </div>
  );
}
