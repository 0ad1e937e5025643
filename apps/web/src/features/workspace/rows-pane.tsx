import type { Template } from '@sheetlift/engine/model';
import { useMemo } from 'react';
import type { ActiveSource, CellAddress } from './active-source.ts';
import { RowsSheet } from './rows-sheet.tsx';
import type { RunSnapshot, RunStore } from './run-store.ts';
import { type SheetRow, tallyDocuments } from './sheet-rows.ts';
import { SourceBar } from './source-bar.tsx';
import { RowModePicker, TemplatePicker } from './template-picker.tsx';

interface RowsPaneProps {
  templates: readonly Template[];
  run: RunSnapshot;
  store: RunStore;
  rows: readonly SheetRow[];
  source: ActiveSource | null;
  onChoose: (address: CellAddress) => void;
}

export function RowsPane({ templates, run, store, rows, source, onChoose }: RowsPaneProps) {
  const { template, rowMode } = run;
  const tally = useMemo(() => tallyDocuments(run.documents), [run.documents]);
  return (
    <section className="right" aria-label="Rows">
      <div className="tools">
        <h2>Rows</h2>
        <TemplatePicker templates={templates} chosen={template} onChoose={(chosen) => store.lookFor(chosen, rowMode)} />
        <span className="wide-only">
          <RowModePicker chosen={rowMode} onChoose={(chosen) => store.lookFor(template, chosen)} />
        </span>
        <span className="wide-only flex-1" />
        <Tally {...tally} />
      </div>
      <SourceBar source={source} />
      <RowsSheet fields={template.entities} rows={rows} active={source?.address ?? null} onChoose={onChoose} />
    </section>
  );
}

function Tally({ sure, toCheck, missing }: { sure: number; toCheck: number; missing: number }) {
  return (
    <p className="tally" role="status">
      <span>
        <i className="mk sure" aria-hidden="true" />
        {sure.toLocaleString('en-GB')} sure
      </span>
      <span>
        <i className="mk check" aria-hidden="true" />
        {toCheck.toLocaleString('en-GB')} to check
      </span>
      <span>
        <i className="mk none" aria-hidden="true" />
        {missing.toLocaleString('en-GB')} missing
      </span>
    </p>
  );
}
