import type { Template } from '@sheetlift/engine/model';
import { FileSpreadsheet } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { Field } from '../../../components/field.tsx';
import { carriesFiles, droppedFiles } from '../../../lib/dropped-files.ts';
import { plural } from '../../../lib/plural.ts';
import type { RunStore } from '../../workspace/run/run-store.ts';
import { FoundFieldsTable } from './found-fields-table.tsx';
import { type FoundFields, takeFoundFields } from './take-found-fields.ts';

/** More rows tell nothing more; those that belong to the documents are picked out of so many. */
const MAX_ROWS = 500;

interface FinishedRowsDialogProps {
  store: RunStore;
  /** The template that is worked with, and names of the kept ones. */
  template: Template;
  takenNames: readonly string[];
  choose: (template: Template) => void;
  onClose: () => void;
}

/** A person shows finished rows of a sheet of their own; what they were filled from is found on the pages and becomes the fields. */
export function FinishedRowsDialog({ store, template, takenNames, choose, onClose }: FinishedRowsDialogProps) {
  const [text, setText] = useState('');
  const [found, setFound] = useState<FoundFields | null>(null);
  const [searching, setSearching] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const count = found?.shown.columns.filter(({ field }) => field).length ?? 0;

  const search = async (rowsOf: () => Promise<string[][]>): Promise<void> => {
    setSearching(true);
    setProblem(null);
    setFound(null);
    try {
      const answer = await store.fieldsOfRows((await rowsOf()).slice(0, MAX_ROWS));
      if (answer.shown.columns.some(({ field }) => field)) setFound(answer);
      else setProblem('None of these values stands in the documents that were read.');
    } catch (error) {
      setProblem((error as Error).message);
    } finally {
      setSearching(false);
    }
  };
  const use = (): void => {
    onClose();
    // What it makes is told by a notice of its own.
    if (found) void takeFoundFields(found, { store, template, takenNames, choose });
  };
  const searchText = (): Promise<void> => search(async () => (await import('../../templates/rows-of-file.ts')).rowsOfText(text));
  const rowsIn = async ([file]: readonly File[]): Promise<string[][]> => {
    if (!file) return [];
    const { rowsOfFile } = await import('../../templates/rows-of-file.ts');
    const rows = rowsOfFile(file.name, new Uint8Array(await file.arrayBuffer()), MAX_ROWS);
    setText(
      rows
        .slice(0, SHOWN_ROWS)
        .map((row) => row.map(inOneCell).join('\t'))
        .join('\n'),
    );
    return rows;
  };

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Show finished rows"
      width="wide"
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          {found ? (
            <Button look="primary" onClick={use}>
              Use {count === 1 ? 'this field' : 'these fields'}
            </Button>
          ) : (
            <Button look="primary" onClick={() => void searchText()} disabled={text.trim() === '' || searching}>
              {searching ? 'Finding the values…' : 'Find the values'}
            </Button>
          )}
        </>
      }
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- files may be dropped on it; the button below does the same */}
      <div
        onDragOver={(event) => carriesFiles(event.dataTransfer) && event.preventDefault()}
        onDrop={(event) => {
          if (!carriesFiles(event.dataTransfer)) return;
          event.preventDefault();
          const dropped = droppedFiles(event.dataTransfer);
          void search(async () => rowsIn(await dropped));
        }}
      >
        <Field
          label="Rows of your sheet"
          problem={problem}
          hint="Two rows are enough, copied from Excel or Google Sheets, of documents that were read here. With or without their heads."
        >
          {(ties) => (
            <textarea
              {...ties}
              className="in area"
              rows={4}
              wrap="off"
              spellCheck={false}
              value={text}
              onChange={({ target }) => {
                setText(target.value);
                setFound(null);
                setProblem(null);
              }}
            />
          )}
        </Field>
        <Button size="small" className="mt-2" onClick={() => input.current?.click()} disabled={searching}>
          <FileSpreadsheet size={14} strokeWidth={1.5} aria-hidden="true" />
          From Excel or CSV
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          accept=".xlsx,.csv,.tsv,.txt"
          aria-label="File with finished rows"
          onChange={({ target }) => {
            const [given] = target.files ?? [];
            if (given) void search(() => rowsIn([given]));
            // The same file may be chosen again after it was changed.
            target.value = '';
          }}
        />
      </div>
      <p className="sr-only" role="status">
        {found ? `${plural(count, 'field')} found` : ''}
      </p>
      {found && <FoundFieldsTable found={found} documents={store.snapshot().documents} />}
    </Dialog>
  );
}

/** Rows of a file that are shown again; more of them say nothing to a person. */
const SHOWN_ROWS = 6;

const inOneCell = (cell: string): string => (/[\t\n"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
