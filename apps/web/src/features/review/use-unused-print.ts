import type { UnusedPrint } from '@sheetlift/engine/model';
import { useEffect, useMemo, useState } from 'react';
import type { EvidenceMark } from './pages/view-marks.ts';
import type { ReviewDesk } from './review-desk.ts';

const KINDS: Readonly<Record<UnusedPrint['kind'], string>> = {
  amount: 'Amount that no cell uses',
  date: 'Date that no cell uses',
  row: 'Row that no cell uses',
};

const NONE: readonly EvidenceMark[] = [];

/** Marks of the print that no cell of the document uses, with its rows as corrected; null while it is looked for, none unless asked. */
export function useUnusedPrint({ document, rows, store }: ReviewDesk, asked: boolean): readonly EvidenceMark[] | null {
  const documentId = asked ? (document?.id ?? null) : null;
  const found = useMemo(
    () => rows.flatMap((row) => (row.kind === 'found' && row.documentId === documentId ? [row.row] : [])),
    [rows, documentId],
  );
  const [marks, setMarks] = useState<readonly EvidenceMark[] | null>(null);
  useEffect(() => {
    if (documentId === null) return;
    let isWanted = true;
    store.unusedPrint(documentId, found).then(
      (prints) => isWanted && setMarks(prints.map(markOf)),
      () => isWanted && setMarks(NONE),
    );
    return () => {
      isWanted = false;
    };
  }, [store, documentId, found]);
  return documentId === null ? NONE : marks;
}

function markOf({ kind, text, evidence }: UnusedPrint, at: number): EvidenceMark {
  return { key: `unused/${at}`, fieldId: '', label: KINDS[kind], text, state: 'unused', active: false, evidence };
}
