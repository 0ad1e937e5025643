import { lazy, Suspense } from 'react';
import { useStore } from '../../lib/create-store.ts';
import { signInWish } from './open-sign-in.ts';

const SignInDialog = lazy(() => import('./sign-in-dialog.tsx').then(({ SignInDialog }) => ({ default: SignInDialog })));

/** Where the dialog for signing in appears. It is fetched when it is first asked for. */
export function SignInHost({ askGoogle }: { askGoogle: () => Promise<boolean> }) {
  const wish = useStore(signInWish);
  return (
    wish && (
      <Suspense>
        <SignInDialog wish={wish} askGoogle={askGoogle} />
      </Suspense>
    )
  );
}
