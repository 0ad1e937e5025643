import { lazy, Suspense, useEffect, useState } from 'react';
import { toasts } from './toast.ts';

const ToastViewer = lazy(() => import('./toast-viewer.tsx').then(({ ToastViewer }) => ({ default: ToastViewer })));

/** Where toasts appear. The viewer is fetched with the first of them. */
export function ToastHost() {
  const [wanted, setWanted] = useState(() => toasts.snapshot().length > 0);
  useEffect(() => (wanted ? undefined : toasts.subscribe(() => setWanted(true))), [wanted]);
  return (
    wanted && (
      <Suspense>
        <ToastViewer />
      </Suspense>
    )
  );
}
