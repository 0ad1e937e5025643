import type { Template } from '@sheetlift/engine/model';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { AppBar } from '../../components/app-bar.tsx';
import { Segments } from '../../components/segments.tsx';
import { useNarrow } from '../../lib/use-narrow.ts';
import { ChooseFiles } from './choose-files.tsx';
import { DocumentList } from './document-list.tsx';
import { ExportButtons } from './export-buttons.tsx';
import { RowsPane } from './rows-pane.tsx';
import { RunBar } from './run-bar.tsx';
import type { RunSnapshot, RunStore } from './run-store.ts';
import { activeSource, type CellAddress } from './active-source.ts';
import { sheetRows } from './sheet-rows.ts';
import { SourcePane } from './source-pane.tsx';

interface RunScreenProps {
  templates: readonly Template[];
  run: RunSnapshot;
  store: RunStore;
  onStartOver: () => void;
}

/** Documents and their progress left, rows right; a chosen cell puts the page it was read from in the documents' place. */
export function RunScreen({ templates, run, store, onStartOver }: RunScreenProps) {
  const narrow = useNarrow();
  const [pane, setPane] = useState<'documents' | 'rows'>('documents');
  const [address, setAddress] = useState<CellAddress | null>(null);
  const [sourceOpen, setSourceOpen] = useState(false);
  const rows = useMemo(() => sheetRows(run.documents), [run.documents]);
  const source = useMemo(() => activeSource(rows, run.template.entities, address), [rows, run.template, address]);
  const foundRows = rows.filter(({ kind }) => kind === 'found').length;

  const choose = (chosen: CellAddress): void => {
    setAddress(chosen);
    setSourceOpen(true);
  };

  return (
    <div className="work" data-pane={pane}>
      <AppBar>
        <ChooseFiles className={narrow ? 'btn quiet ml-auto' : 'btn ml-auto'} onFiles={store.addFiles}>
          <Plus size={16} strokeWidth={1.5} aria-hidden="true" />
          Add documents
        </ChooseFiles>
      </AppBar>
      <main className="run">
        <RunBar run={run} store={store} rowCount={foundRows} narrow={narrow} />
        <div className="two">
          {source && sourceOpen ? (
            <SourcePane source={source} store={store} narrow={narrow} onClose={() => setSourceOpen(false)} />
          ) : (
            <DocumentList documents={run.documents} store={store} onStartOver={onStartOver} />
          )}
          <RowsPane templates={templates} run={run} store={store} rows={rows} source={source} onChoose={choose} />
        </div>
      </main>
      {narrow && (
        <nav className="thumb-bar" aria-label="Parts of the run">
          <Segments
            label="Show"
            segments={[
              { value: 'documents', label: `Documents ${run.documents.length}` },
              { value: 'rows', label: `Rows ${foundRows}` },
            ]}
            chosen={pane}
            onChoose={setPane}
          />
          <ExportButtons store={store} templateName={run.template.name} rowCount={foundRows} compact />
        </nav>
      )}
    </div>
  );
}
