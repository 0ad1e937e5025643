import { DocumentItem } from './document-item.tsx';
import { PrivacyLine } from './drop-zone.tsx';
import type { RunDocument, RunStore } from './run-store.ts';

export function DocumentList({ documents, store }: { documents: readonly RunDocument[]; store: RunStore }) {
  return (
    <div className="left">
      <section className="docs" tabIndex={0} aria-label="Documents">
        <div className="head">
          <h2>Documents</h2>
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
