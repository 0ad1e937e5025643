import { Button } from '../components/button.tsx';
import { showToast } from '../components/toast.ts';
import { DataSection } from '../features/account/data-section.tsx';
import { KeysSection } from '../features/account/keys-section.tsx';
import { LearningSection } from '../features/account/learning-section.tsx';
import { PersonSection } from '../features/account/person-section.tsx';
import { SheetsSection } from '../features/account/sheets/sheets-section.tsx';
import { SignInSection } from '../features/account/sign-in-section.tsx';
import { WebhooksSection } from '../features/account/webhooks/webhooks-section.tsx';
import { BillingSection } from '../features/billing/billing-section.tsx';
import type { SessionState } from '../features/auth/session.ts';
import { useSession } from '../features/auth/session-provider.tsx';
import type { User } from '../features/auth/user.ts';
import { useConfiguration } from './configuration.ts';

const PLACES = [
  ['you', 'You'],
  ['plan', 'Plan'],
  ['pages', 'Pages'],
  ['sign-in', 'Signing in'],
  ['learning', 'What it learns'],
  ['keys', 'API keys'],
  ['webhooks', 'Webhooks'],
  ['google-sheets', 'Google Sheets'],
  ['data', 'Your data'],
] as const;

/** Who is signed in, how, what is kept about them, and the ways to change or end it. */
export function AccountScreen() {
  const session = useSession();
  const configuration = useConfiguration();
  if (session.state === 'loading') return null;
  if (session.state === 'anonymous') return <SignedOut why={session.why} onSignIn={() => session.signIn()} />;
  if (session.me === null) return <OutOfReach user={session.user} />;
  const { user, signOut } = session;
  return (
    <main className="reading account">
      <h1>Account</h1>
      <div className="account-parts">
        <nav aria-label="Account">
          {PLACES.filter(([id]) => id !== 'google-sheets' || configuration?.google_sheets).map(([id, name]) => (
            <a key={id} href={`#${id}`}>
              {name}
            </a>
          ))}
        </nav>
        <div>
          <PersonSection user={user} />
          {configuration && <BillingSection paddle={configuration.paddle} />}
          <SignInSection user={user} onSignOut={signOut} />
          <LearningSection onSwitched={(isOn) => void tellLessons(isOn)} />
          <KeysSection />
          <WebhooksSection />
          {configuration?.google_sheets && <SheetsSection />}
          <DataSection user={user} />
        </div>
      </div>
    </main>
  );
}

type Why = Extract<SessionState, { state: 'anonymous' }>['why'];

const WHY: Record<Why, string> = {
  'signed-out': 'You are signed out. Documents are read on this device all the same; an account keeps your templates.',
  expired: 'Session expired. Please sign in again.',
};

function SignedOut({ why, onSignIn }: { why: Why; onSignIn: () => void }) {
  return (
    <main className="lone">
      <div>
        <h1>Account</h1>
        <p className="text-ink-2">{WHY[why]}</p>
        <p className="mt-2">
          <Button look="primary" size="big" onClick={onSignIn}>
            Sign in or sign up
          </Button>
        </p>
      </div>
    </main>
  );
}

function OutOfReach({ user }: { user: User | null }) {
  return (
    <main className="lone">
      <div>
        <h1>Account</h1>
        <p className="text-ink-2" role="status">
          You are signed in{user && ` as ${user.email}`}, but your account cannot be reached. It is tried again by itself; documents are
          read meanwhile.
        </p>
        <p className="mt-2">
          <a className="btn primary big" href="/">
            Read documents
          </a>
        </p>
      </div>
    </main>
  );
}

/** What is taught from now on follows the switch, in this tab too. */
async function tellLessons(isOn: boolean): Promise<void> {
  try {
    const { pageLessons } = await import('./page-lessons.ts');
    pageLessons().switchKeeping(isOn);
  } catch {
    showToast({
      signal: 'info',
      title: 'Reload this page',
      sentence: 'The account has taken the switch over; this tab follows once it is loaded anew.',
    });
  }
}
