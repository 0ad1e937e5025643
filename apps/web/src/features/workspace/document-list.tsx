import { DocumentItem } from './document-item.tsx';
import { PrivacyLine } from './drop-zone.tsx';
import type { RunDocument, RunStore } from './run-store.ts';

interface DocumentListProps {
  documents: readonly RunDocument[];
  store: RunStore;
  onStartOver: () => void;
}

export function DocumentList({ documents, store, onStartOver }: DocumentListProps) {
  return (
    <div className="left">
      <section className="docs" tabIndex={0} aria-label="Documents">
        <div className="head">
          <h2 className="flex-1">Documents</h2>
          <button type="button" className="btn quiet sm" onClick={onStartOver}>
            Start over
          </button>
        </div>
        <ul>
          {documents.map((document) => (
            <DocumentItem key={document.id} document={document} store={store} />
          ))}
        </ul>
        <PrivacyLine />
      </section>
    </div>
  );
}
