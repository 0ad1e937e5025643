import type { Run, SavedTemplate } from '@sheetlift/contract';
import { useState } from 'react';
import { newId } from '../../lib/new-id.ts';
import { goTo } from '../routing/go-to.ts';
import { pageServerRuns } from './page-server-runs.ts';

/** Has the documents of a run gone over once more, by another template or (null) the one it had, and leads to the run that does it. */
export function useRerun(
  run: Run,
  onStarted: () => void,
): { busy: boolean; problem: string | null; start: (template: SavedTemplate | null) => void } {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [key] = useState(newId);
  const start = async (template: SavedTemplate | null): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    try {
      const { id } = await pageServerRuns().rerun(run.id, template, `${key}-${template?.id ?? 'same'}`);
      onStarted();
      goTo(`/runs/${id}`);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'Nobody answered.');
    }
    setBusy(false);
  };
  return { busy, problem, start: (template) => void start(template) };
}
