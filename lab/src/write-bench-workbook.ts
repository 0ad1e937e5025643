// `node write-bench-workbook.js WRITER`: writes 100,000 x 20 cells once and prints `{ms, peakMb, bytes}` as JSON.
import { once } from 'node:events';
import { createWriteStream, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { CellValue } from '@sheetlift/engine/model';
import { writeRows } from '@sheetlift/engine/writers';
import { bareRow, cellValue, documents, FIELDS, ROWS } from './bench-rows.ts';

export type WorkbookWriter = 'plain' | 'sources' | 'exceljs' | 'xlsx-write-stream';

export interface WrittenWorkbook {
  ms: number;
  peakMb: number;
  bytes: number;
}

const writers: Record<WorkbookWriter, (path: string) => Promise<void>> = {
  plain: (path) => writeOurs(path, false),
  sources: (path) => writeOurs(path, true),
  exceljs: writeExceljs,
  'xlsx-write-stream': writeStream,
};

const writer = process.argv[2] as WorkbookWriter;
const folder = mkdtempSync(join(tmpdir(), 'sheetlift-xlsx-'));
const path = join(folder, 'rows.xlsx');
const startedAt = performance.now();
await writers[writer](path);
const written: WrittenWorkbook = { ms: performance.now() - startedAt, peakMb: peakResidentMb(), bytes: statSync(path).size };
rmSync(folder, { recursive: true });
console.log(JSON.stringify(written));

async function writeOurs(path: string, sources: boolean): Promise<void> {
  const out = createWriteStream(path);
  for await (const chunk of writeRows({ template: { name: 'Rows', description: '', entities: FIELDS }, documents: documents() }, 'xlsx', {
    sources,
  })) {
    if (!out.write(chunk)) await once(out, 'drain');
  }
  out.end();
  await finished(out);
}

async function writeExceljs(path: string): Promise<void> {
  const { default: Excel } = await import('exceljs');
  const out = createWriteStream(path);
  const workbook = new Excel.stream.xlsx.WorkbookWriter({ stream: out, useStyles: true, useSharedStrings: false });
  const sheet = workbook.addWorksheet('Rows');
  sheet.columns = FIELDS.map(({ variableName }, column) => ({
    header: variableName,
    width: 16,
    style: { numFmt: numberFormat(cellValue(0, column)) },
  }));
  for (let row = 0; row < ROWS; row++) {
    sheet.addRow(bareRow(row)).commit();
    // Its compression runs on other threads and is only asked to wait between turns.
    if (row % 1000 === 0) await new Promise(setImmediate);
  }
  sheet.commit();
  await workbook.commit();
}

function numberFormat(value: CellValue): string {
  if (value.kind === 'number') return value.decimals === 0 ? '0' : '#,##0.00';
  return value.kind === 'date' ? 'yyyy-mm-dd' : 'General';
}

async function writeStream(path: string): Promise<void> {
  const { default: XlsxWriteStream } = await import('xlsx-write-stream');
  const rows = Readable.from(
    (function* () {
      for (let row = 0; row < ROWS; row++) yield bareRow(row);
    })(),
  );
  await finished(rows.pipe(new XlsxWriteStream({ shouldFormat: true })).pipe(createWriteStream(path)));
}

/** The system's own count, since the process's maximum as Node tells it starts with its parent's (Linux). */
function peakResidentMb(): number {
  const kilobytes = /VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1];
  return (Number(kilobytes) * 1024) / 1e6;
}
