import type { ExportColumn, ExportRequest } from '../../engine-worker/engine-protocol.ts';
import type { SheetColumn } from './sheet-columns.ts';

/** How a person wants the rows of a template to leave. */
export type ExportOptions = Pick<ExportRequest, 'files' | 'confirmedOnly' | 'sources' | 'csv'>;

export const DELIMITERS = { ',': 'Comma', ';': 'Semicolon', '\t': 'Tab', '|': 'Bar' } as const;
export const DATE_FORMATS = ['yyyy-mm-dd', 'dd.mm.yyyy', 'dd/mm/yyyy', 'mm/dd/yyyy'] as const;

/** Every row in one file, as a reader of English expects it. */
const PLAIN: ExportOptions = {
  files: 'one',
  confirmedOnly: false,
  sources: true,
  csv: { delimiter: ',', decimalSign: '.', dateFormat: 'yyyy-mm-dd', remarks: false },
};

const KEY = 'sheetlift.export';
/** Templates remembered; the one used longest ago is forgotten first. */
const MOST_TEMPLATES = 50;

export function rememberedOptions(templateName: string): ExportOptions {
  return parseOptions(readAll()[templateName]);
}

/** Without storage the choice lasts as long as the page. */
export function rememberOptions(templateName: string, options: ExportOptions): void {
  const { [templateName]: _former, ...others } = readAll();
  const all = Object.entries(others).slice(1 - MOST_TEMPLATES);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...all, [templateName, options]])));
  } catch {
    // Full or forbidden: exporting works all the same.
  }
}

export function exportRequest(
  format: ExportRequest['format'],
  options: ExportOptions,
  sheets: readonly { sheetId: string; columns: readonly SheetColumn[] }[],
  sureFrom?: number,
): ExportRequest {
  return {
    format,
    ...options,
    ...(sureFrom !== undefined && { sureFrom }),
    sheets: sheets.map(({ sheetId, columns }) => ({
      sheetId,
      columns: columns.map(({ kind, id, name }): ExportColumn => (kind === 'field' ? { kind, fieldId: id, name } : { kind: id, name })),
    })),
  };
}

/** "Invoice 2026-09-30.xlsx", without what a file system refuses. */
export function exportFileName(templateName: string, format: ExportRequest['format'], files: ExportRequest['files'], now: Date): string {
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
  const stem = templateName.replace(/[\\/:*?"<>|\p{Cc}]/gu, ' ').trim() || 'Rows';
  return `${stem} ${day}.${files === 'one' ? format : 'zip'}`;
}

function readAll(): Record<string, unknown> {
  try {
    const all: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof all === 'object' && all !== null ? (all as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** Storage is outside data: what it does not say in our words is as at first. */
function parseOptions(stored: unknown): ExportOptions {
  const { files, confirmedOnly, sources, csv } = (typeof stored === 'object' && stored !== null ? stored : {}) as Record<string, unknown>;
  const { delimiter, decimalSign, dateFormat, remarks } = (typeof csv === 'object' && csv !== null ? csv : {}) as Record<string, unknown>;
  return {
    files: oneOf(['one', 'one-a-document'], files, PLAIN.files),
    confirmedOnly: oneOf([true, false], confirmedOnly, PLAIN.confirmedOnly),
    sources: oneOf([true, false], sources, PLAIN.sources),
    csv: {
      delimiter: oneOf(Object.keys(DELIMITERS) as (keyof typeof DELIMITERS)[], delimiter, PLAIN.csv.delimiter),
      decimalSign: oneOf(['.', ','], decimalSign, PLAIN.csv.decimalSign),
      dateFormat: oneOf(DATE_FORMATS, dateFormat, PLAIN.csv.dateFormat),
      remarks: oneOf([true, false], remarks, PLAIN.csv.remarks),
    },
  };
}

function oneOf<const Value>(values: readonly Value[], stored: unknown, otherwise: Value): Value {
  return values.find((value) => value === stored) ?? otherwise;
}
