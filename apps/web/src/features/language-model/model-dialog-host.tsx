import { lazy, Suspense } from 'react';
import { useStore } from '../../lib/create-store.ts';
import { modelDialog } from './model-dialog-state.ts';

const ModelDialog = lazy(() => import('./model-dialog.tsx').then(({ ModelDialog }) => ({ default: ModelDialog })));

/** The dialog in which a model is set up; fetched when it is wanted. */
export function ModelDialogHost() {
  if (!useStore(modelDialog)) return null;
  return (
    <Suspense>
      <ModelDialog onClose={() => modelDialog.show(false)} />
    </Suspense>
  );
}
