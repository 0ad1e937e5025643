import { Button } from '../../components/button.tsx';
import { Segments } from '../../components/segments.tsx';
import { offeredAct } from '../../lib/acts/offered-acts.ts';
import { plural } from '../../lib/plural.ts';
import { documentsAside, sheetTabs } from '../workspace/run/run-sheets.ts';
import type { RunSnapshot, RunStore } from '../workspace/run/run-store.ts';

interface SheetTabsProps {
  run: RunSnapshot;
  store: RunStore;
}

/** One tab a template, as sheets of a workbook; none where all rows stand on one. Beside them, how many documents stand on none. */
export function SheetTabs({ run, store }: SheetTabsProps) {
  const tabs = sheetTabs(run);
  const aside = documentsAside(run).length;
  if (tabs.length === 1 && aside === 0) return null;
  return (
    <div className="run-sheets">
      {tabs.length > 1 && (
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
      )}
      {aside > 0 && (
        <Button look="quiet" size="small" className="no-sheet" onClick={() => offeredAct('place-documents')?.run()}>
          <i className="mk check" aria-hidden="true" />
          {plural(aside, 'document')} without rows: no template fits
        </Button>
      )}
    </div>
  );
}
