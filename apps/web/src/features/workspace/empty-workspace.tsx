import type { Template } from '@sheetlift/engine/model';
import { FileSpreadsheet, Table2 } from 'lucide-react';
import { AppBar } from '../../components/app-bar.tsx';
import { DropZone } from './drop-zone.tsx';
import { EmptySheet } from './empty-sheet.tsx';
import type { RunSnapshot, RunStore } from './run-store.ts';
import { RowModePicker, TemplatePicker } from './template-picker.tsx';

interface EmptyWorkspaceProps {
  templates: readonly Template[];
  run: RunSnapshot;
  store: RunStore;
  over: boolean;
}

/** Documents left, rows right, both still empty: the tool is the page. */
export function EmptyWorkspace({ templates, run, store, over }: EmptyWorkspaceProps) {
  const { template, rowMode } = run;
  return (
    <div className="flex min-h-dvh flex-col">
      <AppBar />
      <main className="home">
        <div className="intro">
          <h1>Documents in, rows out.</h1>
          <p>Choose the columns you want and drop the documents. Check the few cells that need a look, then leave with an Excel file in which every value says where it was read.</p>
        </div>
        <div className="bench">
          <section aria-label="Documents">
            <div className="head">
              <h2>Documents</h2>
            </div>
            <DropZone over={over} onFiles={store.addFiles} />
          </section>
          <section aria-label="Rows">
            <div className="rows-head">
              <h2>Rows</h2>
              <TemplatePicker templates={templates} chosen={template} onChoose={(chosen) => store.lookFor(chosen, rowMode)} />
              <p className="wide-only data min-w-0 flex-1 truncate text-13 text-ink-3">{template.description}</p>
              <RowModePicker chosen={rowMode} onChoose={(chosen) => store.lookFor(template, chosen)} />
            </div>
            <EmptySheet fields={template.entities} />
            <p className="leaves data text-13">
              <span className="text-ink-3">Leaves as</span>
              <span>
                <FileSpreadsheet size={16} strokeWidth={1.5} aria-hidden="true" />
                Excel, with sources
              </span>
              <span>
                <Table2 size={16} strokeWidth={1.5} aria-hidden="true" />
                CSV
              </span>
            </p>
          </section>
        </div>
      </main>
    </div>
  );
}
