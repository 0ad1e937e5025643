import { lazy, Suspense, useSyncExternalStore } from 'react';
import { subscribeToToasts, toastsWanted } from './toast.ts';

const ToastViewer = lazy(() => import('./toast-viewer.tsx').then(({ ToastViewer }) => ({ default: ToastViewer })));

/** Where toasts appear. The viewer is fetched with the first of them. */
export function ToastHost() {
  const wanted = useSyncExternalStore(subscribeToToasts, toastsWanted);
  return (
    wanted && (
      <Suspense>
        <ToastViewer />
      </Suspense>
    )
  );
}
