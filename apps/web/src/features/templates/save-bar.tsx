import { isSameTemplateName, templateTextProblem } from '@sheetlift/contract';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import type { TemplatePlace } from './template-store.ts';
import type { TemplateDraft } from './use-template-draft.ts';

const TemplateConflict = lazy(() => import('./template-conflict.tsx').then(({ TemplateConflict }) => ({ default: TemplateConflict })));

interface SaveBarProps {
  draft: TemplateDraft;
  takenNames: readonly string[];
  place: TemplatePlace;
  /** What is unfinished. */
  problem: string | null;
}

const SAVED: Record<TemplatePlace, string> = {
  device: 'Saved on this device',
  account: 'Saved in your account',
  fallback: 'As it was last seen here',
};

/** Whether the template is kept as it stands, and the ways to keep it. */
export function SaveBar({ draft, takenNames, place, problem }: SaveBarProps) {
  const { template, origin, changed, refusal, replaces } = draft;
  const [naming, setNaming] = useState(false);
  const savable = changed && template.entities.length > 0;
  return (
    <footer className="save-bar">
      <p role={refusal ? 'alert' : 'status'} className={refusal ? 'text-fail' : 'text-ink-3'}>
        {refusal ??
          (replaces ? replacedSentence(replaces.name) : problem) ??
          (changed ? (origin ? 'Changed since it was saved' : 'Not saved yet') : SAVED[place])}
      </p>
      {changed && origin && (
        <Button look="quiet" onClick={draft.revert}>
          Revert
        </Button>
      )}
      <Button onClick={() => setNaming(true)} disabled={template.entities.length === 0}>
        Save as
      </Button>
      <Button onClick={() => void draft.save()} disabled={!savable}>
        {replaces ? <span className="clip max-w-44">Replace {replaces.name}</span> : 'Save template'}
      </Button>
      {draft.conflict && (
        <Suspense>
          <TemplateConflict draft={draft} theirs={draft.conflict} />
        </Suspense>
      )}
      {naming && <SaveAs draft={draft} takenNames={takenNames} onClose={() => setNaming(false)} />}
    </footer>
  );
}

const replacedSentence = (name: string): string => `“${name}” is replaced, which can be undone.`;

function SaveAs({ draft, takenNames, onClose }: { draft: TemplateDraft; takenNames: readonly string[]; onClose: () => void }) {
  const [name, setName] = useState(draft.template.name);
  const replaced = takenNames.find((taken) => isSameTemplateName(taken, name));
  const problem = templateTextProblem({ name, description: '' });
  const save = async (): Promise<void> => {
    if (!problem && (await draft.saveAs(name.trim()))) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Save as"
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" onClick={() => void save()} disabled={problem !== null}>
            {replaced ? `Replace ${replaced}` : 'Save template'}
          </Button>
        </>
      }
    >
      <form
        className="field"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <label className="label" htmlFor="save-as-name">
          Name
        </label>
        <input
          id="save-as-name"
          className="in"
          value={name}
          aria-invalid={problem !== null}
          aria-describedby="save-as-hint"
          onChange={(event) => setName(event.target.value)}
          onFocus={(event) => event.target.select()}
        />
        <p id="save-as-hint" className={problem ? 'problem' : 'hint'} role={problem ? 'alert' : undefined}>
          {problem ?? (replaced ? replacedSentence(replaced) : 'At most 100 characters')}
        </p>
        {draft.refusal && (
          <p className="problem" role="alert">
            {draft.refusal}
          </p>
        )}
      </form>
    </Dialog>
  );
}
