import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Segments } from '../../components/segments.tsx';
import { DATE_FORMATS, DELIMITERS, type ExportOptions } from './export-options.ts';

interface CsvSettingsProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  csv: ExportOptions['csv'];
  templateName: string;
  onChange: (csv: ExportOptions['csv']) => void;
  onExport: () => void;
}

/** How a CSV of this template is written, kept for the next time. */
export function CsvSettings({ open, onOpenChange, csv, templateName, onChange, onExport }: CsvSettingsProps) {
  const exportNow = (): void => {
    onOpenChange(false);
    onExport();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="CSV settings"
      actions={
        <>
          <Button onClick={() => onOpenChange(false)}>Keep settings</Button>
          <Button look="primary" onClick={exportNow}>
            Export CSV
          </Button>
        </>
      }
    >
      <p>
        Kept on this device for {templateName}. A cell without a value is empty, whether it is not in the document, not found, not readable
        or on a missing page; a last column can say which, as the Excel workbook and JSON do.
      </p>
      <div className="setting">
        <span aria-hidden="true">Between values</span>
        <Segments
          label="Between values"
          segments={Object.entries(DELIMITERS).map(([value, label]) => ({ value, label }))}
          chosen={csv.delimiter}
          onChoose={(delimiter) => onChange({ ...csv, delimiter: delimiter as typeof csv.delimiter })}
        />
      </div>
      <div className="setting">
        <span aria-hidden="true">Decimal sign</span>
        <Segments
          label="Decimal sign"
          segments={[
            { value: '.', label: '1296.00' },
            { value: ',', label: '1296,00' },
          ]}
          chosen={csv.decimalSign}
          onChoose={(decimalSign) => onChange({ ...csv, decimalSign })}
        />
      </div>
      <label className="setting">
        <span>Dates</span>
        <select
          className="in"
          value={csv.dateFormat}
          onChange={({ target }) => onChange({ ...csv, dateFormat: target.value as typeof csv.dateFormat })}
        >
          {DATE_FORMATS.map((format) => (
            <option key={format} value={format}>
              {format.replace('yyyy', '2026').replace('mm', '09').replace('dd', '30')} ({format})
            </option>
          ))}
        </select>
      </label>
      <div className="setting">
        <span aria-hidden="true">Blanks</span>
        <Segments
          label="Blanks"
          segments={[
            { value: 'empty', label: 'Empty' },
            { value: 'told', label: 'Told in Remarks' },
          ]}
          chosen={csv.remarks ? 'told' : 'empty'}
          onChoose={(chosen) => onChange({ ...csv, remarks: chosen === 'told' })}
        />
      </div>
    </Dialog>
  );
}
