import type { RowMode, TemplateField } from '@sheetlift/engine/model';
import { Braces, Copy, FileSpreadsheet, Pencil, Table2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../components/button.tsx';
import { ColumnsPreview, hasExamples, useExampleRows } from '../../features/templates/columns-preview.tsx';
import { RowModePicker } from '../../features/templates/row-mode-picker.tsx';
import type { ServerUpload } from '../server-runs/use-server-upload.ts';
import { Intake } from './intake.tsx';
import type { SampleDocument } from './sample-documents.ts';
import { Story } from './story.tsx';

/** What a row stands for, and the way to change the columns. */
export interface RowsChoice {
  mode: RowMode;
  onMode: (mode: RowMode) => void;
  onEdit: () => void;
}

interface EmptyHomeProps {
  over: boolean;
  onFiles: (files: File[]) => void;
  onSample: (file: File, sample: SampleDocument) => void;
  /** Chooses the template; nothing until the templates are there. */
  picker: ReactNode;
  /** How many files of what size are read; nothing until that is known. */
  limits: ReactNode;
  fields: readonly TemplateField[];
  rows: RowsChoice | null;
  /** What a person must know before they begin. */
  notices: ReactNode;
  server: ServerUpload | null;
  /** What was read on the server; nothing for whoever is not signed in. */
  history: ReactNode;
}

/** Documents left, rows right, both still empty: the tool is the page. */
export function EmptyHome({ over, onFiles, onSample, picker, limits, fields, rows, notices, server, history }: EmptyHomeProps) {
  const examples = useExampleRows();
  return (
    <main className="home">
      <div className="intro">
        <h1>Documents in, rows out.</h1>
        <p>
          Name the columns you want and drop the documents. Check the few cells that need a look, then leave with an Excel file in which
          every value says where it was read.
        </p>
      </div>
      {notices}
      <div className="bench">
        <section aria-label="Documents">
          <div className="head">
            <h2>Documents</h2>
            {limits}
          </div>
          <Intake over={over} onFiles={onFiles} onSample={onSample} server={server} />
        </section>
        <section aria-label="Rows" className="bench-rows">
          <div className="rows-head">
            <h2>Rows</h2>
            {picker}
            {rows && (
              <>
                <Button look="quiet" onClick={rows.onEdit}>
                  <Pencil size={16} strokeWidth={1.5} aria-hidden="true" />
                  Edit columns
                </Button>
                <span className="flex-1" />
                <RowModePicker chosen={rows.mode} onChoose={rows.onMode} />
              </>
            )}
          </div>
          <ColumnsPreview fields={fields} examples={examples} />
          <div className="leaves">
            <span className="text-ink-3">Leaves as</span>
            <span>
              <FileSpreadsheet size={16} strokeWidth={1.5} aria-hidden="true" />
              Excel, with sources
            </span>
            <span>
              <Table2 size={16} strokeWidth={1.5} aria-hidden="true" />
              CSV
            </span>
            <span>
              <Braces size={16} strokeWidth={1.5} aria-hidden="true" />
              JSON
            </span>
            <span>
              <Copy size={16} strokeWidth={1.5} aria-hidden="true" />
              Copy and paste
            </span>
            {hasExamples(fields, examples) && <span className="text-ink-3 ml-auto">Rows in grey are an example</span>}
          </div>
        </section>
      </div>
      {history}
      <Story />
    </main>
  );
}
