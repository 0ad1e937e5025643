import { useState } from 'react';
import type { ExportRequest } from '../../engine-worker/engine-protocol.ts';
import { showToast } from '../../components/toast.ts';
import { plural } from '../../lib/plural.ts';
import { saveFile } from '../../lib/save-file.ts';
import { type ExportOptions, exportFileName, exportRequest, rememberedOptions, rememberOptions } from './export-options.ts';
import { documentsAside, sheetTabs } from '../workspace/run/run-sheets.ts';
import type { RunSnapshot } from '../workspace/run/run-store.ts';
import type { ReviewDesk } from './review-desk.ts';
import { type SheetColumn, shownColumns } from './sheet-columns.ts';

export interface Export {
  options: ExportOptions;
  choose(options: ExportOptions): void;
  /** What is being written now. */
  writing: ExportRequest['format'] | null;
  /** Why the last one was not written. */
  failure: string | null;
  dismissFailure(): void;
  /** Rows that would be written; nothing can be where there is none. */
  rowCount: number;
  save(format: ExportRequest['format']): Promise<void>;
  copy(): Promise<void>;
}

/** Hands the rows out as a file or to the clipboard, as often as wanted. */
export function useExport({ run, store, rows, columns, tally }: ReviewDesk): Export {
  const { name } = run.template;
  const [chosen, setChosen] = useState<{ name: string; options: ExportOptions } | null>(null);
  const [writing, setWriting] = useState<ExportRequest['format'] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const options = chosen?.name === name ? chosen.options : rememberedOptions(name);
  const rowCount = rows.filter(({ kind }) => kind === 'found').length;

  const write = async (format: ExportRequest['format'], hand: (content: Promise<Blob>) => Promise<string>): Promise<void> => {
    setWriting(format);
    setFailure(null);
    try {
      const chosenOptions = format === 'tsv' ? { ...options, files: 'one' as const } : options;
      const shown = { sheetId: run.sheetId, columns };
      const others = format === 'xlsx' && options.files === 'one' ? otherSheets(run) : [];
      const title = await hand(store.writeRows(exportRequest(format, chosenOptions, [shown, ...others], run.view.sureFrom)));
      const aside = documentsAside(run).length;
      const without = aside === 0 ? '' : ` ${plural(aside, 'document')} that no template fits ${aside === 1 ? 'is' : 'are'} not in it.`;
      const left = tally.cells['to-check'];
      showToast({
        signal: left > 0 ? 'check' : 'done',
        title,
        sentence:
          left > 0 && !options.confirmedOnly
            ? uncheckedSentence(left, format, options) + without
            : plural(rowCount, 'row') + (without && `.${without}`),
      });
    } catch (error) {
      setFailure((error as Error).message);
    }
    setWriting(null);
  };

  return {
    options,
    writing,
    failure,
    rowCount,
    dismissFailure: () => setFailure(null),
    choose(next) {
      setChosen({ name, options: next });
      rememberOptions(name, next);
    },
    save: (format) =>
      write(format, async (content) => {
        const fileName = exportFileName(name, format, options.files, new Date());
        saveFile(await content, fileName);
        return fileName;
      }),
    copy: () =>
      write('tsv', async (content) => {
        // The clipboard takes a promise: waiting first would outlast the click that allows it.
        const copying = navigator.clipboard.write([
          new ClipboardItem({ 'text/plain': content.then((blob) => new Blob([blob], { type: 'text/plain' })) }),
        ]);
        // Where the rows could not be written, that is the reason to give.
        await content;
        await copying.catch(refuseCopy);
        return 'Copied for pasting';
      }),
  };
}

/** The sheets that go into the workbook besides the one that is shown, in the order of their tabs. */
function otherSheets(run: RunSnapshot): { sheetId: string; columns: readonly SheetColumn[] }[] {
  return sheetTabs(run)
    .filter(({ sheet, documents }) => sheet.id !== run.sheetId && documents > 0)
    .map(({ sheet: { id, template, view } }) => ({ sheetId: id, columns: shownColumns(template, view) }));
}

function refuseCopy(): never {
  throw new Error('The browser did not let the rows be copied. Export a CSV instead, or allow the clipboard for this page.');
}

/** A warning that does not block. */
export function uncheckedSentence(count: number, format: ExportRequest['format'], { sources }: ExportOptions): string {
  const said = `${plural(count, 'cell')} ${count === 1 ? 'is' : 'are'} not checked.`;
  if (format === 'xlsx' && sources) return `${said} ${count === 1 ? 'It is' : 'They are'} marked in the Sources sheet.`;
  return said;
}
