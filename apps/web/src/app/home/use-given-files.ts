import { isSameTemplateName, type SavedTemplate } from '@sheetlift/contract';
import type { Template } from '@sheetlift/engine/model';
import { useEffect, useState } from 'react';
import { showToast } from '../../components/toast.ts';
import type { RunStore } from '../../features/workspace/run/run-store.ts';
import { fetchDefaultTemplates } from '../../lib/default-templates.ts';
import { plural } from '../../lib/plural.ts';
import { takeWish } from '../routing/take-wish.ts';
import type { EarlyFiles } from './early-files.ts';

interface GivenFilesOptions {
  /** Null until the run is there. */
  store: RunStore | null;
  templates: readonly SavedTemplate[];
  chooseTemplate: (template: Template) => void;
  /** What came before the run. */
  early: readonly EarlyFiles[];
  onEarly: (files: EarlyFiles) => void;
  onEarlyTaken: () => void;
}

interface GivenFiles {
  take: (files: File[]) => void;
  /** A sample comes with the template that fits it. */
  takeSample: (file: File, templateName: string) => void;
  /** A workspace that is to take the place of the run, until that is decided. */
  workspaceFile: File | null;
  closeWorkspaceFile: () => void;
}

/** Where files go that a person gives: into the run; before it is there they wait; a workspace file is asked about. */
export function useGivenFiles({ store, templates, chooseTemplate, early, onEarly, onEarlyTaken }: GivenFilesOptions): GivenFiles {
  const [workspaceFile, setWorkspaceFile] = useState<File | null>(null);

  const take = (files: File[]): void => {
    if (!store) return onEarly({ files, templateName: null });
    const workspace = files.find(isWorkspaceFile);
    if (!workspace) return store.addFiles(files);
    setWorkspaceFile(workspace);
    if (files.length > 1)
      showToast({
        signal: 'info',
        title: `${plural(files.length - 1, 'other file')} left out`,
        sentence: `Add ${files.length === 2 ? 'it' : 'them'} again once the workspace is open.`,
      });
  };
  const takeSample = (file: File, templateName: string): void => {
    if (!store) return onEarly({ files: [file], templateName });
    const fitting = templates.find(({ name }) => isSameTemplateName(name, templateName));
    if (fitting) chooseTemplate(fitting);
    store.addFiles([file]);
  };
  const chooseNamed = async (name: string): Promise<void> => {
    const isWanted = (template: Template): boolean => isSameTemplateName(template.name, name);
    const wanted = templates.find(isWanted) ?? (await startersQuietly()).find(isWanted);
    if (wanted) chooseTemplate(wanted);
  };
  useEffect(() => {
    if (!store) return;
    const { template } = takeWish();
    if (template !== undefined) void chooseNamed(template);
    // Once: a wish is gone when it is taken.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [store]);
  useEffect(() => {
    // What was begun before the run came, such as fetching a sample, may end after it.
    if (!store || early.length === 0) return;
    for (const { files, templateName } of early) {
      if (templateName) takeSample(files[0]!, templateName);
      else take(files);
    }
    onEarlyTaken();
    // What is given, and when: the rest is as it is drawn.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [store, early]);

  return { take, takeSample, workspaceFile, closeWorkspaceFile: () => setWorkspaceFile(null) };
}

/** A template that is nobody's own yet; without network there is none. */
async function startersQuietly(): Promise<Template[]> {
  try {
    return await fetchDefaultTemplates();
  } catch {
    return [];
  }
}

/** A workspace takes the place of the run; it is no document of it. */
function isWorkspaceFile({ name }: File): boolean {
  return name.toLowerCase().endsWith('.sheetlift');
}
