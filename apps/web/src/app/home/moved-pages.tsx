import { FindBar } from '../../features/review/find/find-bar.tsx';
import { useFind } from '../../features/review/find/use-find.ts';
import { DocumentView } from '../../features/review/pages/document-view.tsx';
import type { EvidenceMark } from '../../features/review/pages/view-marks.ts';
import type { RunDocument, RunStore } from '../../features/workspace/run/run-store.ts';

/** A document to be read beside the question what it is for: no cell of it is marked. */
export function MovedPages({ store, document }: { store: RunStore; document: RunDocument }) {
  const find = useFind({ store, ground: { sheets: noSheets, documents: [document] }, show: nothing });
  return (
    <div className="move-pages">
      <FindBar find={find} where="document" />
      <DocumentView
        store={store}
        document={document}
        marks={NO_MARKS}
        mode="all"
        onModeChange={null}
        found={find.onPages(document.id)}
        onFind={find.open}
      />
    </div>
  );
}

const NO_MARKS: readonly EvidenceMark[] = [];

const noSheets = (): [] => [];

/** The document is in view already, and moves to what was found by itself. */
function nothing(): void {}
