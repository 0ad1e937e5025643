import { EngineError } from '../../errors.ts';
import { MAX_RELATIONSHIPS } from '../../limits.ts';
import type { OfficePackage } from '../office-package.ts';
import { attributeOf } from '../xml.ts';
import { CellFormats } from './cell-formats.ts';
import { readSharedStrings } from './shared-strings.ts';

export interface WorkbookSheet {
  name: string;
  partName: string;
  hidden: boolean;
}

/** What all sheets of a workbook share. */
export interface Workbook {
  sheets: WorkbookSheet[];
  formats: CellFormats;
  strings: string[];
  /** Days count from 1904-01-01 instead of 1899-12-31. */
  startsIn1904: boolean;
  /** A part that all sheets share could not be read. */
  lostPart: boolean;
}

/** The sheets that a person sees, in the order of their tabs; all of them where all are hidden. */
export function visibleSheets({ sheets }: Workbook): WorkbookSheet[] {
  const visible = sheets.filter((sheet) => !sheet.hidden);
  return visible.length > 0 ? visible : sheets;
}

/** Throws `EngineError` file_damaged where no sheet can be found. */
export function readWorkbook(office: OfficePackage): Workbook {
  const main = office.mainPart();
  if (!main) throw new EngineError('file_damaged', { cause: 'no workbook part' });
  const relationships = office.relationshipsOf(main.name);
  const partOf = (type: string): string | null =>
    [...relationships.values()].find((relationship) => relationship.type === type)?.target ?? null;
  const { written, startsIn1904 } = readSheetList(office, main.name);
  const sheets = written.flatMap(({ id, name, hidden }) => {
    const relationship = relationships.get(id);
    return relationship?.type === 'worksheet' && office.has(relationship.target) ? [{ name, hidden, partName: relationship.target }] : [];
  });
  // A list that leads nowhere: the sheets themselves may still be there.
  if (sheets.length === 0)
    for (const relationship of relationships.values())
      if (relationship.type === 'worksheet' && office.has(relationship.target))
        sheets.push({ name: `Sheet${sheets.length + 1}`, hidden: false, partName: relationship.target });
  if (sheets.length === 0) throw new EngineError('file_damaged', { cause: 'no worksheet part' });
  let lostPart = false;
  const optional = <T>(read: () => T, otherwise: T): T => {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof EngineError) || error.code !== 'file_damaged') throw error;
      lostPart = true;
      return otherwise;
    }
  };
  const formats = optional(() => CellFormats.read(office, partOf('styles')), new CellFormats());
  const strings = optional(() => readSharedStrings(office, partOf('sharedStrings')), []);
  return { sheets, formats, strings, startsIn1904, lostPart };
}

interface WrittenSheet {
  id: string;
  name: string;
  hidden: boolean;
}

function readSheetList(office: OfficePackage, partName: string): { written: WrittenSheet[]; startsIn1904: boolean } {
  const written: WrittenSheet[] = [];
  let startsIn1904 = false;
  office.readPart(partName, {
    open(name, attributes) {
      if (name === 'sheet' && written.length < MAX_RELATIONSHIPS)
        written.push({
          id: attributes['r:id'] ?? attributeOf(attributes, 'id') ?? '',
          name: attributeOf(attributes, 'name') ?? '',
          hidden: /hidden/i.test(attributeOf(attributes, 'state') ?? ''),
        });
      else if (name === 'workbookPr') startsIn1904 = /^(1|true)$/i.test(attributeOf(attributes, 'date1904') ?? '');
    },
  });
  return { written, startsIn1904 };
}
