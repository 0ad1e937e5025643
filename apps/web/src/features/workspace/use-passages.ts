import type { FieldResult } from '@sheetlift/engine/model';
import { useEffect, useState } from 'react';
import type { PassageLine } from '../../engine-worker/passage-around.ts';
import type { RunStore } from './run-store.ts';

/** The lines around each piece of a value's evidence; none until they are there, and none where that fails: the words themselves stay. */
export function usePassages(store: RunStore, documentId: string, result: FieldResult): PassageLine[][] {
  const [found, setFound] = useState<{ result: FieldResult; passages: PassageLine[][] } | null>(null);
  useEffect(() => {
    if (!('chosen' in result)) return;
    let gone = false;
    store.quote(documentId, result.chosen.evidence).then(
      (passages) => gone || setFound({ result, passages }),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [store, documentId, result]);
  return found?.result === result ? found.passages : [];
}
