import { DocumentItem } from './document-item.tsx';
import { PrivacyLine } from './drop-zone.tsx';
import type { RunDocument, RunStore } from './run-store.ts';

export function DocumentList({ documents, store }: { documents: readonly RunDocument[]; store: RunStore }) {
  return (
    <section className="left" aria-label="Documents">
      <div className="docs" tabIndex={0} role="region" aria-label="List of documents">
        <div className="head">
          <h2>Documents</h2>
        </div>
        <ul>
          {documents.map((document) => (
            <DocumentItem key={document.id} document={document} store={store} />
          ))}
        </ul>
        <PrivacyLine />
      </div>
    </section>
  );
}
