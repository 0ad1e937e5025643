import type { ComponentProps, KeyboardEvent } from 'react';
import { ColumnEditor } from '../../features/templates/column-editor.tsx';
import { useLearnedFields } from '../learning/use-learned-fields.ts';

/** The columns of the run, with what they learned from its corrections and those before. */
export function HomeEditor(props: Omit<ComponentProps<typeof ColumnEditor>, 'learning'>) {
  const learning = useLearnedFields(props.draft.origin?.name ?? null);
  const closeOnEscape = ({ key, defaultPrevented }: KeyboardEvent): void => {
    // What is open over it takes Escape first.
    if (key === 'Escape' && !defaultPrevented) props.onClose();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a key typed in any part of it
    <div className="contents" onKeyDown={closeOnEscape}>
      <ColumnEditor {...props} learning={learning} />
    </div>
  );
}
