import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Figure } from './figure.ts';
import { median } from './median.ts';
import type { WorkbookWriter, WrittenWorkbook } from './write-bench-workbook.ts';

const RUNS = 3;

/** A workbook of 100,000 rows by 20 columns, each in a process of its own, beside the streaming libraries in the same run. */
export function benchXlsx(): Promise<Figure[]> {
  const runs = {
    plain: [] as WrittenWorkbook[],
    sources: [] as WrittenWorkbook[],
    exceljs: [] as WrittenWorkbook[],
    'xlsx-write-stream': [] as WrittenWorkbook[],
  };
  for (let run = 0; run < RUNS; run++)
    for (const [writer, results] of Object.entries(runs)) results.push(inChild(writer as WorkbookWriter));
  const [plain, sources, exceljs, writeStream] = [
    middle(runs.plain),
    middle(runs.sources),
    middle(runs.exceljs),
    middle(runs['xlsx-write-stream']),
  ];
  const beside = (other: WrittenWorkbook): string => `${summary(plain)} / ${summary(other)}`;
  return Promise.resolve([
    {
      measure: 'XLSX 100,000 x 20 / exceljs, streaming, with formats',
      value: plain.ms / exceljs.ms,
      unit: 'x',
      goal: '<= 0.8',
      detail: beside(exceljs),
    },
    {
      measure: 'XLSX 100,000 x 20 / xlsx-write-stream, bare cells',
      value: plain.ms / writeStream.ms,
      unit: 'x',
      goal: '<= 0.8',
      detail: beside(writeStream),
    },
    {
      measure: 'XLSX 100,000 x 20, memory',
      value: plain.peakMb,
      unit: 'MB',
      goal: '<= 120',
      detail: 'largest resident set of the process',
    },
    {
      measure: 'XLSX 100,000 x 20 with Sources / exceljs without',
      value: sources.ms / exceljs.ms,
      unit: 'x',
      goal: '-',
      detail: `${summary(sources)}; 2,000,000 source lines`,
    },
    {
      measure: 'XLSX 100,000 x 20 with Sources, memory',
      value: sources.peakMb,
      unit: 'MB',
      goal: '-',
      detail: 'largest resident set of the process',
    },
  ]);
}

function inChild(writer: WorkbookWriter): WrittenWorkbook {
  const program = fileURLToPath(new URL('./write-bench-workbook.js', import.meta.url));
  return JSON.parse(execFileSync(process.execPath, [program, writer], { encoding: 'utf8' })) as WrittenWorkbook;
}

const middle = (runs: readonly WrittenWorkbook[]): WrittenWorkbook => ({
  ms: median(runs.map(({ ms }) => ms)),
  peakMb: Math.max(...runs.map(({ peakMb }) => peakMb)),
  bytes: runs[0]?.bytes ?? 0,
});

const summary = ({ ms, peakMb, bytes }: WrittenWorkbook): string =>
  `${(ms / 1000).toFixed(1)} s, ${Math.round(peakMb)} MB, file ${(bytes / 1e6).toFixed(1)} MB`;
