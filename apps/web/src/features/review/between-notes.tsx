import type { BetweenNote } from '@sheetlift/engine/between-documents';
import { Files } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Popover } from '../../components/popover.tsx';
import { useActs } from '../../lib/acts/offered-acts.ts';
import { plural } from '../../lib/plural.ts';
import { notesOfSheet } from './notes-of-sheet.ts';
import type { ReviewDesk } from './review-desk.ts';

/** What the documents say of each other: papers given twice, missing numbers, balances that do not join up. Nothing where they say nothing. */
export function BetweenNotes({ desk }: { desk: ReviewDesk }) {
  const rows = useDeferredValue(desk.rows);
  const notes = useMemo(() => notesOfSheet(rows), [rows]);
  const [open, setOpen] = useState(false);
  useActs({ 'show-notes': notes.length > 0 && (() => setOpen(true)) });
  if (notes.length === 0) return null;
  const name = plural(notes.length, 'note');
  return (
    <Popover
      label="Between the documents"
      align="end"
      className="note-pop between-pop"
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button look="quiet" size="small" aria-label={`${name} between the documents`} title="Between the documents">
          <Files size={14} strokeWidth={1.5} aria-hidden="true" />
          {name}
        </Button>
      }
    >
      <h3>Between the documents</h3>
      <ul>
        {notes.map((note) => (
          <li key={`${note.kind} ${note.sentence}`}>
            <p>{note.sentence}</p>
            <p className="choices">
              {note.documentIds.map((documentId) => (
                <Place key={documentId} desk={desk} note={note} documentId={documentId} onGo={() => setOpen(false)} />
              ))}
            </p>
          </li>
        ))}
      </ul>
    </Popover>
  );
}

interface PlaceProps {
  desk: ReviewDesk;
  note: BetweenNote;
  documentId: string;
  onGo: () => void;
}

/** Leads to the cell that says so. */
function Place({ desk, note, documentId, onGo }: PlaceProps) {
  const row = desk.rows.find((each) => each.documentId === documentId);
  if (!row) return null;
  const go = (): void => {
    onGo();
    desk.show({ kind: 'cell', sheetId: desk.run.sheetId, place: { rowKey: row.key, columnId: note.fieldId } });
  };
  return (
    <Button size="small" onClick={go}>
      <bdi>{row.fileName}</bdi>
    </Button>
  );
}
