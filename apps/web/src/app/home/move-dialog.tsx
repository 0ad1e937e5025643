import type { SavedTemplate } from '@sheetlift/contract';
import type { Template } from '@sheetlift/engine/model';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { TemplateList } from '../../features/templates/template-list.tsx';
import type { RunDocument, RunStore } from '../../features/workspace/run/run-store.ts';
import { plural } from '../../lib/plural.ts';
import { MovedPages } from './moved-pages.tsx';
import { TemplateOfContent } from './template-of-content.tsx';

interface MoveDialogProps {
  store: RunStore;
  /** What is moved, at least one. */
  documents: readonly RunDocument[];
  templates: readonly SavedTemplate[];
  /** The template on whose sheet a document stands, or that of the run where no template fits it. */
  from: (documentId: string) => Template;
  /** False: no template fits them, and they stand on no sheet. */
  isPlaced: boolean;
  /** The one that a document looks like; the keys begin there. */
  suggested: (documentId: string) => SavedTemplate | null;
  onMove: (documentIds: readonly string[], template: SavedTemplate) => void;
  /** Keeps a template that was made of what a document holds, and moves the documents to it. */
  onNew: (documentIds: readonly string[], template: Template) => void;
  onClose: () => void;
}

/** To the sheet of which template documents are moved, beside their pages. Of several, those that are left when one was moved stay. */
export function MoveDialog({ store, documents, templates, from, isPlaced, suggested, onMove, onNew, onClose }: MoveDialogProps) {
  const [at, setAt] = useState(0);
  const several = documents.length > 1;
  /** What no template fits is of different kinds more often than not. */
  const [together, setTogether] = useState(isPlaced);
  const index = Math.min(at, documents.length - 1);
  const document = documents[index];
  if (!document) return null;
  const { id, file } = document;
  const moved = together ? documents.map((each) => each.id) : [id];
  const what = moved.length === 1 ? file.name : plural(moved.length, 'document');
  const own = from(id);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      width="full"
      title={isPlaced ? `Move ${what} to another template` : `Choose a template for ${what}`}
    >
      {/* First in the order of keys: it is what is asked. */}
      <div className="move-choice">
        <p className="text-ink-2">
          The columns of that template are looked for, on a sheet of their own. Nothing is read again, and what you corrected comes back
          with a move back.
        </p>
        {several && (
          <div className="move-several">
            <label>
              <input type="checkbox" className="tick" checked={together} onChange={({ target }) => setTogether(target.checked)} />
              The same for all {documents.length}
            </label>
            <span role="status">
              {index + 1} of {documents.length}
            </span>
            <Button look="quiet" size="small" icon aria-label="Previous document" disabled={index === 0} onClick={() => setAt(index - 1)}>
              <ChevronLeft size={16} strokeWidth={1.5} aria-hidden="true" />
            </Button>
            <Button
              look="quiet"
              size="small"
              icon
              aria-label="Next document"
              disabled={index === documents.length - 1}
              onClick={() => setAt(index + 1)}
            >
              <ChevronRight size={16} strokeWidth={1.5} aria-hidden="true" />
            </Button>
          </div>
        )}
        <div className="picker move-list">
          <TemplateList
            key={id}
            templates={templates}
            chosenName={isPlaced ? own.name : ''}
            firstName={(suggested(id) ?? own).name}
            onChoose={(template) => onMove(moved, template)}
          />
        </div>
        <TemplateOfContent key={`${id} holds`} store={store} document={document} onNew={(template) => onNew(moved, template)} />
      </div>
      <MovedPages key={`${id} pages`} store={store} document={document} />
    </Dialog>
  );
}
