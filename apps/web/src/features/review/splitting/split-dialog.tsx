import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { Notice } from '../../../components/notice.tsx';
import { plural } from '../../../lib/plural.ts';
import { countDecisions } from '../../workspace/run/count-decisions.ts';
import { cutParts, fileOfParts, openedParts } from '../../workspace/run/document-parts.ts';
import type { RunDocument, RunSnapshot, RunStore } from '../../workspace/run/run-store.ts';
import { type FirstPages, rangesBetween } from './border-moves.ts';
import { decisionsSentence } from './decisions-sentence.ts';
import { PagesAndBorders } from './pages-and-borders.tsx';
import { useSuggestedBorders } from './use-suggested-borders.ts';

interface SplitDialogProps {
  run: RunSnapshot;
  store: RunStore;
  /** One that can be split. */
  document: RunDocument;
  onSplit: (firstPages: readonly number[]) => void;
  onClose: () => void;
}

/** The pages of a file that holds several documents, with the borders between these: suggested ones are set already. */
export function SplitDialog({ run, store, document, onSplit, onClose }: SplitDialogProps) {
  const parts = openedParts(document) ?? [];
  const pageCount = 'facts' in document.state ? document.state.facts.pageCount : 1;
  const suggested = useSuggestedBorders(document, store);
  const [chosen, setChosen] = useState<FirstPages | null>(null);
  const firstPages = chosen ?? new Set(suggested?.keys());
  const ranges = rangesBetween(firstPages, pageCount);
  const decisions = countDecisions(run, [document.id]);
  const unread = document.state.kind !== 'done';
  return (
    <Dialog
      open
      width="wide"
      onOpenChange={onClose}
      title={`Split ${document.file.name} into documents`}
      actions={
        <>
          <Button onClick={onClose}>Leave it as it is</Button>
          <Button look="primary" disabled={firstPages.size === 0} onClick={() => onSplit([...firstPages])}>
            {firstPages.size === 0 ? 'Split' : `Split into ${plural(ranges.length, 'document')}`}
          </Button>
        </>
      }
    >
      <p className="text-ink-2">
        {suggested === null ? 'Looking for borders. ' : suggestedSentence(suggested.size, unread)}
        {unread ? '' : 'What was read is kept: nothing is read or counted again.'}
      </p>
      {decisions > 0 && <Notice signal="check">{decisionsSentence(decisions)}</Notice>}
      {suggested && (
        <PagesAndBorders
          document={document}
          store={store}
          pageCount={pageCount}
          firstPages={firstPages}
          suggested={suggested}
          onChange={setChosen}
        />
      )}
      <p className="text-ink-3 split-keys">
        Click between two pages to set or take away a border, or drag it. Keys: arrows, Space; with Shift the border moves.
      </p>
      <ol className="split-list" aria-label="Documents that come of it">
        {ranges.map((range) => (
          <li key={range.from}>
            <b>{fileOfParts(cutParts(parts, range), null).name}</b>
            {range.from > 1 && <span> {suggested?.get(range.from) ?? 'A border of yours.'}</span>}
          </li>
        ))}
      </ol>
    </Dialog>
  );
}

function suggestedSentence(count: number, unread: boolean): string {
  if (count > 0) return `${plural(count, 'border')} ${count === 1 ? 'is' : 'are'} suggested; below stands why. `;
  return unread
    ? 'It is not read yet, so that no border is suggested: set them, or read it first. '
    : 'No border is suggested: set them where another document begins. ';
}
