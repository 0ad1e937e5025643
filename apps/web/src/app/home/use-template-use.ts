import { useEffect } from 'react';
import type { RunDocument } from '../../features/workspace/run/run-store.ts';
import { pageTemplateUses } from '../page-template-uses.ts';

/** A run that was kept was read another day, with whatever template. */
const JUST_NOW_MS = 60_000;

/** Notes that a template is used when a document was read with it. */
export function useTemplateUse(documents: readonly RunDocument[], name: string | null): void {
  const readAt = documents.reduce(
    (latest, document) => (document.readAt !== null && document.readAt > latest ? document.readAt : latest),
    '',
  );
  useEffect(() => {
    if (name !== null && readAt !== '' && Date.now() - Date.parse(readAt) < JUST_NOW_MS) pageTemplateUses().noteUse(name);
  }, [readAt, name]);
}
