import { lazy, Suspense, useState } from 'react';
import { useSearch } from 'wouter/use-browser-location';
import { useStore } from '../../lib/create-store.ts';
import { LoadingScreen } from '../loading-screen.tsx';
import { pageTemplates } from '../page-templates.ts';
import { goTo } from '../routing/go-to.ts';

// Each is fetched when it is shown: whoever edits one template needs nothing of the list.
const TemplatesOverview = lazy(() => import('./templates-overview.tsx').then(({ TemplatesOverview }) => ({ default: TemplatesOverview })));
const OpenedTemplate = lazy(() => import('./opened-template.tsx').then(({ OpenedTemplate }) => ({ default: OpenedTemplate })));

/** A person's templates; with `?edit=` in the address, the fields of one. */
export function TemplatesScreen() {
  const store = pageTemplates();
  const list = useStore(store);
  const editing = new URLSearchParams(useSearch()).get('edit');
  /** The address follows the id that saving gives; what is being edited stays on the screen as it is. */
  const [moved, setMoved] = useState<{ to: string; openedAs: string } | null>(null);
  if (editing !== null && list.kind === 'loading') return <LoadingScreen />;
  if (editing === null || list.kind !== 'ready')
    return (
      <Suspense fallback={<LoadingScreen />}>
        <TemplatesOverview store={store} list={list} />
      </Suspense>
    );
  const openedAs = moved?.to === editing ? moved.openedAs : editing;
  const follow = (id: string): void => {
    if (id === editing) return;
    setMoved({ to: id, openedAs });
    goTo(`/templates?edit=${encodeURIComponent(id)}`, { replace: true });
  };
  return (
    <Suspense fallback={<LoadingScreen />}>
      <OpenedTemplate key={openedAs} id={editing} onId={follow} store={store} list={list} />
    </Suspense>
  );
}
