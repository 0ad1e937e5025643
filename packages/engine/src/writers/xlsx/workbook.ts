import type { SheetLimits } from '../sheet-input.ts';
import { DrawingParts } from './drawing-parts.ts';
import { packageParts, type SheetEntry, workbookParts } from './package-parts.ts';
import { SheetNames } from './sheet-names.ts';
import { StringTable } from './string-table.ts';
import { StyleTable } from './style-table.ts';
import { ZipPackage, type OpenPart } from './zip-package.ts';

/** A workbook while it is written: what its sheets share. */
export class Workbook {
  readonly limits: SheetLimits;
  readonly package = new ZipPackage();
  readonly names = new SheetNames();
  readonly styles = new StyleTable();
  readonly strings: StringTable;
  readonly drawings: DrawingParts;
  readonly #sheets: SheetEntry[] = [];
  readonly #held: { release(): void }[] = [];

  constructor(limits: SheetLimits, properties: { title: string; createdAt: string | null }) {
    this.limits = limits;
    this.strings = new StringTable(limits.sharedStrings);
    this.drawings = new DrawingParts(limits);
    // Programs that tell a file by its beginning look for this part first.
    for (const { name, xml } of packageParts(properties)) this.package.text(name, xml);
  }

  /** Registers a sheet; `entry` may be completed until `finish`. A held sheet goes out at the end, after the streaming ones. */
  openSheet(role: SheetEntry['role'], name: string, held: boolean): { entry: SheetEntry; part: OpenPart } {
    const entry: SheetEntry = { number: this.#sheets.length + 1, role, name, filterRange: null, headerRows: null, drawing: null };
    this.#sheets.push(entry);
    const path = `xl/worksheets/sheet${entry.number}.xml`;
    if (!held) return { entry, part: this.package.stream(path) };
    const part = this.package.hold(path);
    this.#held.push(part);
    return { entry, part };
  }

  /** Writes what is left once all sheets are closed. */
  finish(): void {
    for (const part of this.#held) part.release();
    this.drawings.write(this.package);
    const strings = this.package.stream('xl/sharedStrings.xml');
    this.strings.write((chunk) => strings.push(chunk));
    strings.close();
    this.package.text('xl/styles.xml', this.styles.xml());
    for (const { name, xml } of workbookParts(this.#sheets, this.drawings.count, this.drawings.hasPictures)) this.package.text(name, xml);
    this.package.end();
  }
}
