import { useId, useMemo } from 'react';
import type { ProposedChange, RunDocument, RunStore } from '../../workspace/run/run-store.ts';
import { cellText, valueText } from '../cell-text.ts';
import { PageCrop } from '../pages/page-crop.tsx';
import type { EvidenceMark } from '../pages/view-marks.ts';

interface ProposedChangeLineProps {
  change: ProposedChange;
  document: RunDocument;
  store: RunStore;
  columnName: string;
  /** Whether it must be said which column it is about. */
  named: boolean;
  taken: boolean;
  onTaken: (taken: boolean) => void;
}

/** One change: where, what stands there and would stand there, and the place on the page. */
export function ProposedChangeLine({ change, document, store, columnName, named, taken, onTaken }: ProposedChangeLineProps) {
  const { before, candidate } = change;
  const wordsId = useId();
  const evidence = candidate?.evidence ?? ('chosen' in before ? before.chosen.evidence : NOWHERE);
  const marks = useMemo(
    (): EvidenceMark[] => [
      {
        key: change.documentId,
        fieldId: change.fieldId,
        label: columnName,
        text: candidate ? valueText(candidate.value) : cellText(before),
        state: 'check',
        active: true,
        evidence,
      },
    ],
    [change.documentId, change.fieldId, columnName, candidate, before, evidence],
  );
  return (
    <li className={taken ? undefined : 'left-out'}>
      <label>
        <input type="checkbox" aria-labelledby={wordsId} checked={taken} onChange={({ target }) => onTaken(target.checked)} />
        <span className="learned-words" id={wordsId}>
          <span className="learned-at clip">
            {document.file.name}
            {named && ` · ${columnName}`}
            {before.state === 'found' && <b> · was sure</b>}
          </span>
          <span className="learned-change">
            <del>{cellText(before)}</del>
            <span aria-hidden="true">→</span>
            <span className="sr-only">becomes</span>
            <ins>{candidate ? valueText(candidate.value) : 'not found'}</ins>
          </span>
        </span>
      </label>
      <PageCrop store={store} document={document} marks={marks} className="learned-crop" />
    </li>
  );
}

const NOWHERE: EvidenceMark['evidence'] = [];
