import type { Template } from '@sheetlift/engine/model';
import { useEffect, useState } from 'react';
import type { TemplateList, TemplateStore } from '../../features/templates/template-store.ts';
import { newTemplate } from '../../features/templates/use-template-draft.ts';
import { LoadingScreen } from '../loading-screen.tsx';
import { EntityView } from './entity-view.tsx';
import { MissingTemplate } from './missing-template.tsx';

interface OpenedTemplateProps {
  /** Of the template; "new" for one that is being made. */
  id: string;
  /** Saving gave it an id, or another one. */
  onId: (id: string) => void;
  store: TemplateStore;
  list: Extract<TemplateList, { kind: 'ready' }>;
}

/** The template of an id. One that is not known here may have been made elsewhere: then it is looked for where all are kept. */
export function OpenedTemplate({ id, onId, store, list }: OpenedTemplateProps) {
  const found = list.templates.find((template) => template.id === id) ?? null;
  // What is being edited stays, even where somebody deletes it meanwhile.
  const [opened, setOpened] = useState<Template | null>(() => (id === 'new' ? newTemplate(list.templates) : found));
  const [looking, setLooking] = useState(opened === null);
  if (!opened && found) setOpened(found);
  useEffect(() => {
    if (looking) void store.retry().then(() => setLooking(false));
  }, [looking, store]);

  if (opened) return <EntityView opened={opened} onId={onId} store={store} list={list} />;
  if (looking) return <LoadingScreen />;
  return <MissingTemplate place={list.place} onLookAgain={() => setLooking(true)} />;
}
