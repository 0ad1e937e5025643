import type { ComponentProps, KeyboardEvent } from 'react';
import { ColumnEditor } from '../../features/templates/column-editor.tsx';
import type { RunSnapshot, RunStore } from '../../features/workspace/run/run-store.ts';
import { useFieldAccuracy } from '../learning/use-field-accuracy.ts';
import { useLearnedFields } from '../learning/use-learned-fields.ts';
import { useOfferedFields } from './use-offered-fields.ts';

interface HomeEditorProps extends Omit<ComponentProps<typeof ColumnEditor>, 'learning' | 'offered' | 'accuracy'> {
  run: RunSnapshot | null;
  store: RunStore;
}

/** The columns of the run, with what they learned from its corrections and those before. */
export function HomeEditor({ run, store, ...props }: HomeEditorProps) {
  const learning = useLearnedFields(props.draft.origin?.name ?? null);
  const offered = useOfferedFields(run, store, props.draft.template.entities);
  const accuracy = useFieldAccuracy(props.draft.origin?.name ?? null);
  const closeOnEscape = ({ key, defaultPrevented }: KeyboardEvent): void => {
    // What is open over it takes Escape first.
    if (key === 'Escape' && !defaultPrevented) props.onClose();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a key typed in any part of it
    <div className="contents" onKeyDown={closeOnEscape}>
      <ColumnEditor {...props} offered={offered} learning={learning} accuracy={accuracy} />
    </div>
  );
}
