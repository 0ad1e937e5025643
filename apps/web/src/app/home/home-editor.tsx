import '../styles/desk.css';
import type { CorrectedRow } from '@sheetlift/engine/review';
import type { ComponentProps, KeyboardEvent } from 'react';
import { TemplateEffectsPane } from '../../features/review/effects/template-effects-pane.tsx';
import { ColumnEditor } from '../../features/templates/column-editor.tsx';
import { shownDocuments } from '../../features/workspace/run/run-sheets.ts';
import type { RunSnapshot, RunStore } from '../../features/workspace/run/run-store.ts';
import { useFieldAccuracy } from '../learning/use-field-accuracy.ts';
import { useLearnedFields } from '../learning/use-learned-fields.ts';
import { foundValues, valuesOf } from './found-values.ts';
import { useOfferedFields } from './use-offered-fields.ts';

interface HomeEditorProps extends Omit<ComponentProps<typeof ColumnEditor>, 'found' | 'learning' | 'offered' | 'accuracy' | 'trial'> {
  run: RunSnapshot | null;
  store: RunStore;
  /** The row of the chosen cell, whose page is open; null where none is. */
  openRow: CorrectedRow | null;
}

/** The columns of the run, with what they learned from its corrections and those before. */
export function HomeEditor({ run, store, openRow, ...props }: HomeEditorProps) {
  const learning = useLearnedFields(props.draft.origin?.name ?? null);
  const offered = useOfferedFields(run, store, props.draft.template.entities);
  const accuracy = useFieldAccuracy(props.draft.origin?.name ?? null);
  const trial = run?.trial ?? null;
  const goBack = (): void => {
    store.leaveTemplate();
    props.draft.goBack();
  };
  const closeOnEscape = ({ key, defaultPrevented }: KeyboardEvent): void => {
    // What is open over it takes Escape first, then a change that waits for an answer.
    if (key !== 'Escape' || defaultPrevented) return;
    if (trial) goBack();
    else props.onClose();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a key typed in any part of it
    <div className="contents" onKeyDown={closeOnEscape}>
      <ColumnEditor
        {...props}
        found={openRow ? valuesOf(openRow.cells) : run && foundValues(shownDocuments(run), run.template)}
        offered={offered}
        learning={learning}
        accuracy={accuracy}
        trial={run && trial && <TemplateEffectsPane run={run} trial={trial} onTake={store.takeTemplate} onBack={goBack} />}
      />
    </div>
  );
}
