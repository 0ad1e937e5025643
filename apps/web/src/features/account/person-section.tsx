import type { User } from '../auth/user.ts';
import { Fact, Section } from './facts.tsx';

/** Who is signed in. */
export function PersonSection({ user: { name, email } }: { user: User }) {
  return (
    <Section id="you" title="You">
      <Fact name="Name">{name}</Fact>
      <Fact name="Email">{email}</Fact>
    </Section>
  );
}
