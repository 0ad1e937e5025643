import { Segments } from '../../components/segments.tsx';
import { sheetTabs } from '../workspace/run/run-sheets.ts';
import type { RunSnapshot, RunStore } from '../workspace/run/run-store.ts';

interface SheetTabsProps {
  run: RunSnapshot;
  store: RunStore;
}

/** One tab a template, as sheets of a workbook; none where all rows stand on one. */
export function SheetTabs({ run, store }: SheetTabsProps) {
  const tabs = sheetTabs(run);
  if (tabs.length === 1) return null;
  return (
    <div className="run-sheets">
      <Segments
        label="Sheets"
        small
        segments={tabs.map(({ sheet: { id, template }, documents }) => ({
          value: id,
          label: (
            <>
              <span className="clip">{template.name}</span> <span className="count">{documents.toLocaleString('en-GB')}</span>
            </>
          ),
        }))}
        chosen={run.sheetId}
        onChoose={store.showSheet}
      />
    </div>
  );
}
