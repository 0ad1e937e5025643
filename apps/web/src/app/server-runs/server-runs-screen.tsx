import { Button } from '../../components/button.tsx';
import { useSession } from '../../features/auth/session-provider.tsx';
import { ServerRunList } from './server-run-list.tsx';

/** What an account has had read on the server. */
export function ServerRunsScreen() {
  const { state, user, signIn } = useSession();
  return (
    <main className="reading server-runs-screen">
      <h1>Runs on the server</h1>
      {state === 'anonymous' && (
        <>
          <p className="text-ink-2">They belong to an account.</p>
          <Button look="primary" onClick={() => signIn()}>
            Sign in
          </Button>
        </>
      )}
      {state === 'authenticated' && <ServerRunList key={user?.id} />}
    </main>
  );
}
