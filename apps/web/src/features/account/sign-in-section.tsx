import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import type { User } from '../auth/user.ts';
import { ChangePasswordDialog } from './change-password-dialog.tsx';
import { Fact, Section } from './facts.tsx';
import { SignOutEverywhereDialog } from './sign-out-everywhere-dialog.tsx';

/** How the person signs in, and where they are signed in. */
export function SignInSection({ user, onSignOut }: { user: User; onSignOut: () => void }) {
  const [dialog, setDialog] = useState<'none' | 'password' | 'everywhere'>('none');
  const close = (): void => setDialog('none');
  return (
    <Section id="sign-in" title="Signing in">
      {user.authProvider === 'google' ? (
        <Fact name="How">With Google. There is no password here.</Fact>
      ) : (
        <Fact name="How" action={<Button onClick={() => setDialog('password')}>Change password</Button>}>
          With this email address and a password
        </Fact>
      )}
      <Fact name="This device" action={<Button onClick={onSignOut}>Sign out</Button>}>
        Signed in, for at most 7 days at a time
      </Fact>
      <Fact name="Every device" action={<Button onClick={() => setDialog('everywhere')}>Sign out everywhere</Button>}>
        Ends every session of this account, this one too
      </Fact>
      {dialog === 'password' && <ChangePasswordDialog user={user} onClose={close} />}
      {dialog === 'everywhere' && <SignOutEverywhereDialog onClose={close} />}
    </Section>
  );
}
