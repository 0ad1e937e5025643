import { lazy, Suspense } from 'react';
import { type Store, useStore } from '../../lib/create-store.ts';
import { modelDialog } from './model-dialog-state.ts';

const ModelDialog = lazy(() => import('./model-dialog.tsx').then(({ ModelDialog }) => ({ default: ModelDialog })));

/** The dialog in which a model is set up; fetched when it is wanted. `offeredModel`: the address of the operator's, where there is one. */
export function ModelDialogHost({ offeredModel }: { offeredModel: Store<string | null> }) {
  if (!useStore(modelDialog)) return null;
  return (
    <Suspense>
      <ModelDialog offeredModel={offeredModel} onClose={() => modelDialog.show(false)} />
    </Suspense>
  );
}
