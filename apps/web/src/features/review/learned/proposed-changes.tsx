import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { plural } from '../../../lib/plural.ts';
import type { ProposedChange } from '../../workspace/run/run-store.ts';
import type { ReviewDesk } from '../review-desk.ts';
import { ProposedChangeLine } from './proposed-change-line.tsx';

interface ProposedChangesProps {
  desk: ReviewDesk;
  proposed: readonly ProposedChange[];
  /** How the changes are answered; `taken`: those that are not left out. */
  children: (taken: readonly ProposedChange[]) => ReactNode;
}

/** "Also in 14 other documents". */
export const proposedWords = (proposed: readonly ProposedChange[]): string =>
  `Also in ${plural(new Set(proposed.map(({ documentId }) => documentId)).size, 'other document')}`;

/** The changes one by one, each taken unless it is left out. Arrows go from one to the next and leave out, Enter takes, Escape takes none. */
export function ProposedChanges({ desk, proposed, children }: ProposedChangesProps) {
  const { run, store, columns } = desk;
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const documentOf = new Map(run.documents.map((document) => [document.id, document]));
  const nameOf = ({ fieldId }: ProposedChange): string =>
    columns.find(({ id }) => id === fieldId)?.name ?? run.template.entities.find(({ id }) => id === fieldId)?.variableName ?? '';
  const named = new Set(proposed.map(({ fieldId }) => fieldId)).size > 1;
  const taken = proposed.filter((change) => !leftOut.has(keyOf(change)));

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    const boxes = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')];
    const at = boxes.indexOf(event.target as HTMLInputElement);
    const change = proposed[at];
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp':
        boxes[Math.max(0, Math.min(boxes.length - 1, at + (event.key === 'ArrowDown' ? 1 : -1)))]?.focus();
        break;
      case 'ArrowLeft':
      case 'ArrowRight':
        if (change) setLeftOut((before) => withKey(before, keyOf(change), event.key === 'ArrowLeft'));
        break;
      case 'Enter':
        // A button that has the focus says what it does.
        if (at < 0) return;
        desk.takeLearned(taken);
        break;
      case 'Escape':
        desk.takeLearned([]);
        break;
      default:
        return;
    }
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the boxes inside have the focus
    <div className="learned-changes" onKeyDown={onKeyDown}>
      <ul className="learned-list" aria-label="What would change">
        {proposed.flatMap((change) => {
          const document = documentOf.get(change.documentId);
          if (!document) return [];
          const key = keyOf(change);
          return [
            <ProposedChangeLine
              key={key}
              change={change}
              document={document}
              store={store}
              columnName={nameOf(change)}
              named={named}
              taken={!leftOut.has(key)}
              onTaken={(isTaken) => setLeftOut((before) => withKey(before, key, !isTaken))}
            />,
          ];
        })}
      </ul>
      {children(taken)}
    </div>
  );
}

const keyOf = ({ documentId, fieldId }: ProposedChange): string => `${documentId}/${fieldId}`;

function withKey(keys: ReadonlySet<string>, key: string, isIn: boolean): ReadonlySet<string> {
  const next = new Set(keys);
  if (isIn) next.add(key);
  else next.delete(key);
  return next;
}
