import { useSyncExternalStore } from 'react';
import { useSearch } from 'wouter/use-browser-location';
import { pageTemplates } from '../page-templates.ts';
import { EntityView } from './entity-view.tsx';
import { TemplatesOverview } from './templates-overview.tsx';

/** A person's templates; with `?edit=` in the address, the fields of one. */
export function TemplatesScreen() {
  const store = pageTemplates();
  const list = useSyncExternalStore(store.subscribe, store.snapshot);
  const editing = new URLSearchParams(useSearch()).get('edit');
  if (editing !== null && list.kind === 'ready') return <EntityView key={editing} id={editing} store={store} list={list} />;
  return <TemplatesOverview store={store} list={list} />;
}
