import type { ComponentProps } from 'react';
import { ColumnEditor } from '../../features/templates/column-editor.tsx';
import { useLearnedFields } from '../learning/use-learned-fields.ts';

/** The columns of the run, with what they learned from its corrections and those before. */
export function HomeEditor(props: Omit<ComponentProps<typeof ColumnEditor>, 'learning'>) {
  const learning = useLearnedFields(props.desk.origin?.name ?? null);
  return <ColumnEditor {...props} learning={learning} />;
}
