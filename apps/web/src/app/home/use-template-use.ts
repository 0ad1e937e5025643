import { useEffect } from 'react';
import type { RunDocument } from '../../features/workspace/run/run-store.ts';
import { pageTemplateUses } from '../page-template-uses.ts';

/** A run that was kept was read another day, with whatever template. */
const JUST_NOW_MS = 60_000;

/** Notes that a template is used when a document was read with it, and what its rows stand for. */
export function useTemplateUse(documents: readonly RunDocument[], name: string | null): void {
  let readAt = '';
  let rows: 'document' | 'item' | null = null;
  for (const document of documents)
    if (document.state.kind === 'done' && document.readAt !== null && document.readAt > readAt) {
      readAt = document.readAt;
      rows = document.state.rowMode;
    }
  useEffect(() => {
    if (name !== null && rows !== null && Date.now() - Date.parse(readAt) < JUST_NOW_MS) pageTemplateUses().noteUse(name, rows);
  }, [readAt, rows, name]);
}
