import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Papa from 'papaparse';

export const HAS_LIBRE_OFFICE = spawnSync('soffice', ['--version']).error === undefined;
if (!HAS_LIBRE_OFFICE) console.log('LibreOffice is not installed: its reading of the workbooks is not tested.');

/** The sheets of a workbook, by name, as LibreOffice shows them. It runs in a profile of its own, beside any other that is open. */
export function readByLibreOffice(bytes: Uint8Array): Record<string, string[][]> {
  const folder = mkdtempSync(join(tmpdir(), 'sheetlift-office-'));
  try {
    writeFileSync(join(folder, 'rows.xlsx'), bytes);
    // The last number: each sheet as a file of its own.
    const format = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,true,false,false,-1';
    const profile = `-env:UserInstallation=file://${folder}/profile`;
    const args = [profile, '--headless', '--convert-to', format, '--outdir', folder, join(folder, 'rows.xlsx')];
    execFileSync('soffice', args, { stdio: 'ignore', timeout: 100_000 });
    return Object.fromEntries(
      readdirSync(folder).flatMap((name) => {
        const [, sheet] = /^rows-(.*)\.csv$/.exec(name) ?? [];
        const text = sheet && readFileSync(join(folder, name), 'utf8').replace(/^\uFEFF/, '');
        return text ? [[sheet, Papa.parse<string[]>(text.trimEnd()).data]] : [];
      }),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
