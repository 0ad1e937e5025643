import { Download } from 'lucide-react';
import { useState } from 'react';
import type { WorkbookFormat } from '../../engine-worker/engine-protocol.ts';
import { saveFile } from '../../lib/save-file.ts';
import type { RunStore } from './run-store.ts';

interface ExportButtonsProps {
  store: RunStore;
  templateName: string;
  rowCount: number;
  /** On a phone there is room for the workbook alone. */
  compact?: boolean;
}

/** The rows as a file. Written in a worker; the button says so while it lasts. */
export function ExportButtons({ store, templateName, rowCount, compact = false }: ExportButtonsProps) {
  const [writing, setWriting] = useState<WorkbookFormat | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const write = async (format: WorkbookFormat): Promise<void> => {
    setWriting(format);
    setFailure(null);
    try {
      saveFile(await store.writeRows(format), `${fileStem(templateName)}.${format}`);
    } catch (error) {
      setFailure((error as Error).message);
    }
    setWriting(null);
  };
  const disabled = rowCount === 0 || writing !== null;
  return (
    <>
      {failure && (
        <span role="alert" className="text-12 text-fail">
          {failure}
        </span>
      )}
      {!compact && (
        <button type="button" className="btn" disabled={disabled} onClick={() => void write('csv')}>
          {writing === 'csv' ? 'Writing' : 'Export CSV'}
        </button>
      )}
      <button type="button" className="btn primary" disabled={disabled} onClick={() => void write('xlsx')}>
        <Download size={16} strokeWidth={1.5} aria-hidden="true" />
        {writing === 'xlsx' ? 'Writing' : compact ? 'Excel' : 'Export Excel'}
      </button>
    </>
  );
}

/** "Invoice 2026-09-30", without what a file system refuses. */
function fileStem(templateName: string): string {
  const now = new Date();
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
  return `${templateName.replace(/[\\/:*?"<>|\p{Cc}]/gu, ' ').trim() || 'Rows'} ${day}`;
}
