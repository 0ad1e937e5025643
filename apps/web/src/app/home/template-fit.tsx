import type { SavedTemplate } from '@sheetlift/contract';
import { useEffect, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { suggestTemplate } from '../../features/templates/suggest-template.ts';
import type { RunDocument, RunStore } from '../../features/workspace/run/run-store.ts';
import { useKeptText } from '../../lib/use-kept-text.ts';

interface TemplateFitProps {
  documents: readonly RunDocument[];
  store: RunStore;
  templates: readonly SavedTemplate[];
  /** Null where a person works with one that is not kept. */
  chosen: SavedTemplate | null;
  onChoose: (template: SavedTemplate) => void;
}

/** Templates compared with a document: each takes a tenth of a second or two of a worker's time. */
const MOST_COMPARED = 24;

/** Says that another template plainly fits the first document better. It never switches by itself. */
export function TemplateFit({ documents, store, templates, chosen, onChoose }: TemplateFitProps) {
  const first = documents.find(({ state }) => state.kind === 'done');
  // The comparison takes a worker for a second: files that are being opened go before.
  const documentId = documents.some(({ state }) => state.kind === 'opening') ? null : (first?.id ?? null);
  const [fits, setFits] = useState<{ documentId: string; compared: readonly SavedTemplate[]; fits: readonly number[] } | null>(null);
  /** Id of the document for which another template was declined. The run outlives a reload, and so does this. */
  const [kept, setKept] = useKeptText('sheetlift.declinedFor');

  useEffect(() => {
    if (documentId === null) return;
    let wanted = true;
    const compared = templates.slice(0, MOST_COMPARED);
    const take = (found: readonly number[]): void => {
      if (wanted) setFits({ documentId, compared, fits: found });
    };
    // A document that left the run meanwhile needs no suggestion.
    store.fitTemplates(documentId, compared).then(take, () => undefined);
    return () => {
      wanted = false;
    };
  }, [documentId, templates, store]);

  if (!first || !chosen || fits?.documentId !== first.id || kept === first.id) return null;
  const suggested = suggestTemplate(fits.compared, fits.fits, chosen.name);
  if (!suggested) return null;
  return (
    <Notice
      title={`${first.file.name} looks like another kind of document.`}
      actions={
        <>
          <Button size="small" onClick={() => onChoose(suggested)}>
            Use {suggested.name}
          </Button>
          <Button size="small" look="quiet" onClick={() => setKept(first.id)}>
            Keep {chosen.name}
          </Button>
        </>
      }
    >
      “{suggested.name}” finds more in it than “{chosen.name}”.
    </Notice>
  );
}
