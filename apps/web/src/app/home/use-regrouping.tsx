import { lazy, type ReactNode, useState } from 'react';
import { countDecisions } from '../../features/workspace/run/count-decisions.ts';
import type { RunSnapshot, RunStore } from '../../features/workspace/run/run-store.ts';
import { joinDocuments, splitDocument } from './regroup-documents.ts';

const SplitDialog = lazy(() =>
  import('../../features/review/splitting/split-dialog.tsx').then(({ SplitDialog }) => ({ default: SplitDialog })),
);
const JoinDialog = lazy(() =>
  import('../../features/review/splitting/join-dialog.tsx').then(({ JoinDialog }) => ({ default: JoinDialog })),
);

interface Regrouping {
  /** Asks where a document is to be split. */
  split: (documentId: string) => void;
  /** Joins documents; where a person decided something in them, it is said before what becomes of that. */
  join: (documentIds: readonly string[]) => void;
  /** What is being asked; drawn within a `Suspense`. */
  dialog: ReactNode;
}

/** Documents that become others: one split, or several joined. */
export function useRegrouping(run: RunSnapshot, store: RunStore): Regrouping {
  const [splitting, setSplitting] = useState<string | null>(null);
  const [joining, setJoining] = useState<readonly string[]>([]);
  const document = run.documents.find(({ id }) => id === splitting);
  const decisions = countDecisions(run, joining);
  return {
    split: setSplitting,
    join(documentIds) {
      if (countDecisions(run, documentIds) > 0) setJoining(documentIds);
      else void joinDocuments(store, documentIds);
    },
    dialog: (
      <>
        {document && (
          <SplitDialog
            run={run}
            store={store}
            document={document}
            onSplit={(firstPages) => {
              setSplitting(null);
              void splitDocument(store, document.id, firstPages);
            }}
            onClose={() => setSplitting(null)}
          />
        )}
        {joining.length > 0 && (
          <JoinDialog
            documentCount={joining.length}
            decisions={decisions}
            onJoin={() => {
              setJoining([]);
              void joinDocuments(store, joining);
            }}
            onClose={() => setJoining([])}
          />
        )}
      </>
    ),
  };
}
