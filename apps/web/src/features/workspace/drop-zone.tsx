import { Laptop, Upload } from 'lucide-react';
import { ChooseFiles } from './choose-files.tsx';

/** Where documents go in. Files may be dropped anywhere on the page; this shows it. */
export function DropZone({ over, onFiles }: { over: boolean; onFiles: (files: File[]) => void }) {
  return (
    <>
      <div className={over ? 'glass over' : 'glass'}>
        <h2>Drop documents here</h2>
        <p className="text-ink-2">PDF, scan, photo, Word, Excel, mail, web page, text</p>
        <ChooseFiles className="btn primary big" onFiles={onFiles}>
          <Upload size={16} strokeWidth={1.5} aria-hidden="true" />
          Choose documents
        </ChooseFiles>
        <p className="wide-only data flex items-center gap-1.5 text-13 text-ink-2">
          or paste them with <kbd className="key">Ctrl</kbd> <kbd className="key">V</kbd>
        </p>
      </div>
      <PrivacyLine />
    </>
  );
}

export function PrivacyLine() {
  return (
    <p className="where">
      <Laptop size={16} strokeWidth={1.5} aria-hidden="true" className="text-ink-3" />
      <span>
        <b>Read on this device.</b> No document content is uploaded.
      </span>
    </p>
  );
}
