import { Braces, ChevronDown, Copy, Diamond, Download, FileSpreadsheet, Settings2, Table2, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Menu, MenuCheck, MenuItem, MenuRule } from '../../components/menu.tsx';
import { useActs } from '../../lib/acts/offered-acts.ts';
import { ACTS } from '../../lib/acts/act-table.ts';
import { plural } from '../../lib/plural.ts';
import { CsvSettings } from './csv-settings.tsx';
import { DELIMITERS } from './export-options.ts';
import type { ReviewDesk } from './review-desk.ts';
import { uncheckedSentence, useExport } from './use-export.ts';

interface ExportMenuProps {
  desk: ReviewDesk;
  /** On a phone there is room for one button: it opens the list. */
  compact?: boolean;
  /** Something else is to be done first, and has the primary button. */
  later?: boolean;
}

/** One click for the workbook; the other ways out beside it. */
export function ExportMenu({ desk, compact = false, later = false }: ExportMenuProps) {
  const out = useExport(desk);
  const { options, choose, save, writing, rowCount } = out;
  const [settingCsv, setSettingCsv] = useState(false);
  const toCheck = desk.tally.cells['to-check'];
  const idle = rowCount > 0 && writing === null;
  useActs({
    'export-excel': idle && (() => void save('xlsx')),
    'export-csv': idle && (() => void save('csv')),
    'export-json': idle && (() => void save('json')),
    'copy-rows': idle && (() => void out.copy()),
  });
  const checkFirst = (): void => {
    desk.goToNext();
    desk.grid.current?.focus();
  };
  const { delimiter, decimalSign, dateFormat, remarks } = options.csv;
  return (
    <div className="export">
      <span className="split">
        {!compact && (
          <Button look={later ? 'edge' : 'primary'} disabled={!idle} aria-keyshortcuts="Control+E" onClick={() => void save('xlsx')}>
            <Download size={16} strokeWidth={1.5} aria-hidden="true" />
            {writing ? `Writing ${plural(rowCount, 'row')}` : 'Export Excel'}
          </Button>
        )}
        <Menu
          label="Export"
          align="end"
          trigger={
            compact ? (
              <Button disabled={!idle}>
                <Download size={16} strokeWidth={1.5} aria-hidden="true" />
                {writing ? 'Writing' : 'Export'}
              </Button>
            ) : (
              <Button look={later ? 'edge' : 'primary'} icon disabled={!idle} aria-label="More ways to export">
                <ChevronDown size={16} strokeWidth={1.5} aria-hidden="true" />
              </Button>
            )
          }
        >
          <MenuItem
            icon={FileSpreadsheet}
            keys={ACTS['export-excel'].keys[0]}
            hint={options.sources ? 'Typed cells, filters, a Sources sheet' : 'Typed cells, filters'}
            onSelect={() => void save('xlsx')}
          >
            Excel workbook
          </MenuItem>
          <MenuItem
            icon={Table2}
            hint={`${DELIMITERS[delimiter]}, 1296${decimalSign}00, ${dateFormat}; blanks ${remarks ? 'told in Remarks' : 'without their reason'}`}
            onSelect={() => void save('csv')}
          >
            CSV
          </MenuItem>
          <MenuItem icon={Braces} hint="Values with page, box and wording" onSelect={() => void save('json')}>
            JSON
          </MenuItem>
          <MenuItem icon={Copy} hint={`${plural(rowCount, 'row')}, tab-separated`} onSelect={() => void out.copy()}>
            Copy for pasting
          </MenuItem>
          <MenuRule />
          <MenuCheck checked={options.sources} onChange={(sources) => choose({ ...options, sources })}>
            Sources sheet in the workbook
          </MenuCheck>
          <MenuCheck
            checked={options.files === 'one-a-document'}
            onChange={(each) => choose({ ...options, files: each ? 'one-a-document' : 'one' })}
          >
            One file a document
          </MenuCheck>
          <MenuCheck checked={options.confirmedOnly} onChange={(confirmedOnly) => choose({ ...options, confirmedOnly })}>
            Only what is confirmed
          </MenuCheck>
          <MenuItem icon={Settings2} onSelect={() => setSettingCsv(true)}>
            CSV settings
          </MenuItem>
          {toCheck > 0 && (
            <>
              <MenuRule />
              <MenuItem icon={Diamond} hint={uncheckedSentence(toCheck, 'xlsx', options)} onSelect={checkFirst}>
                <span className="unchecked">Check them first</span>
              </MenuItem>
            </>
          )}
        </Menu>
      </span>
      {out.failure && (
        <p className="export-failure" role="alert">
          <span className="flex-1">{out.failure}</span>
          <Button look="quiet" size="small" icon aria-label="Dismiss" onClick={out.dismissFailure}>
            <X size={14} strokeWidth={1.5} aria-hidden="true" />
          </Button>
        </p>
      )}
      <CsvSettings
        open={settingCsv}
        onOpenChange={setSettingCsv}
        csv={options.csv}
        templateName={desk.run.template.name}
        onChange={(csv) => choose({ ...options, csv })}
        onExport={() => void save('csv')}
      />
    </div>
  );
}
