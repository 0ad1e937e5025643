import { type ComponentType, lazy, Suspense } from 'react';
import { ToastHost } from '../components/toast-host.tsx';
import { useSession } from '../features/auth/session-provider.tsx';
import { askConfiguration } from './configuration.ts';
import { ModelDialogHost } from '../features/language-model/model-dialog-host.tsx';
import { SignInHost } from '../features/auth/sign-in-host.tsx';
import { ErrorScreen } from './error-screen.tsx';
import { LoadingScreen } from './loading-screen.tsx';
import { offeredModel } from './offered-model.ts';
import { PageBar } from './page-bar.tsx';
import { PageFrame } from './page-frame.tsx';
import { Arrival } from './routing/arrival.tsx';
import type { ScreenRoute } from './routing/screen-routes.ts';
import { useScreen } from './routing/use-screen.ts';
import { Splash } from './splash.tsx';

/** Fetched beside the screen, and drawn once it stays as it is: the month's limit comes with what the server offers. A page without it is whole. */
const PageStatus = lazy(async (): Promise<{ default: ComponentType }> => {
  try {
    const [{ PageStatus }] = await Promise.all([import('./page-status.tsx'), askConfiguration()]);
    return { default: PageStatus };
  } catch {
    return { default: () => null };
  }
});

/** The screen at the present address. Below the splash it is drawn already, so that what is dropped on it is taken. */
export function App() {
  const { path, route } = useScreen();
  const { state } = useSession();
  return (
    <>
      <div className="page-column" inert={state === 'loading'}>
        <PageBar>
          <ErrorScreen key={path} belowBar onLeave={route.forgetFailure}>
            <ScreenOf route={route} />
          </ErrorScreen>
        </PageBar>
      </div>
      {state === 'loading' && <Splash />}
      <SignInHost askGoogle={askGoogle} />
      <ModelDialogHost offeredModel={offeredModel} />
      <ToastHost />
    </>
  );
}

function ScreenOf({ route: { Screen, frame } }: { route: ScreenRoute }) {
  if (frame === 'page') {
    const status = (
      <Suspense>
        <PageStatus />
      </Suspense>
    );
    return (
      <PageFrame status={status}>
        <Suspense fallback={<LoadingScreen />}>
          <Screen />
          <Arrival />
        </Suspense>
      </PageFrame>
    );
  }
  return (
    <Suspense
      fallback={
        <PageFrame>
          <LoadingScreen />
        </PageFrame>
      }
    >
      <Screen />
      <Arrival />
    </Suspense>
  );
}

/** Where nobody answers, the address and a password still work. */
async function askGoogle(): Promise<boolean> {
  return (await askConfiguration())?.google_sign_in ?? false;
}
