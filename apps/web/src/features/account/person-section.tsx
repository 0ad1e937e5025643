import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { useSession } from '../auth/session-provider.tsx';
import type { User } from '../auth/user.ts';
import { ChangeNameDialog } from './change-name-dialog.tsx';
import { Fact, Section } from './facts.tsx';

/** Who is signed in. */
export function PersonSection({ user: { name, email } }: { user: User }) {
  const { me } = useSession();
  const [renaming, setRenaming] = useState(false);
  return (
    <Section id="you" title="You">
      <Fact name="Name" action={<Button onClick={() => setRenaming(true)}>Change name</Button>}>
        {name}
      </Fact>
      <Fact name="Email">{email}</Fact>
      {renaming && <ChangeNameDialog fullName={me?.full_name ?? ''} onClose={() => setRenaming(false)} />}
    </Section>
  );
}
