import { WorkbookProblem } from './workbook-problem.ts';
import { attribute, xmlTags, xmlText } from './xml-tags.ts';
import type { ZipArchive } from './zip-archive.ts';

export interface OpenSheet {
  name: string;
  /** Its part's name. */
  part: string;
  xml: string;
  tables: { part: string; xml: string }[];
}

export interface OpenSheets {
  sheets: OpenSheet[];
  /** Days are counted from 1904. */
  hasEarlyEpoch: boolean;
}

const WORKBOOK = 'xl/workbook.xml';

/** The worksheets in the order of the workbook. Throws `WorkbookProblem`. */
export function openSheets(archive: ZipArchive): OpenSheets {
  const workbook = partText(archive, WORKBOOK);
  const targets = relations(archive, WORKBOOK);
  const sheets: OpenSheet[] = [];
  let hasEarlyEpoch = false;
  for (const tag of xmlTags(workbook)) {
    if (tag.name === 'workbookPr') hasEarlyEpoch = ['1', 'true'].includes(attribute(workbook, tag, 'date1904') ?? '');
    if (tag.name !== 'sheet' || tag.kind === 'close') continue;
    const target = targets.get(attribute(workbook, tag, '[\\w.-]+:id') ?? '');
    if (!target?.type.endsWith('/worksheet')) continue;
    const xml = partText(archive, target.part);
    const [root] = xmlTags(xml);
    if (root?.name !== 'worksheet') throw new WorkbookProblem('its sheets are written as only unusual programs do');
    const tables = [...relations(archive, target.part).values()]
      .filter(({ type }) => type.endsWith('/table'))
      .map(({ part }) => ({ part, xml: partText(archive, part) }));
    sheets.push({ name: attribute(workbook, tag, 'name') ?? '', part: target.part, xml, tables });
  }
  if (sheets.length === 0) throw new WorkbookProblem('it has no sheets, or is written as only unusual programs do');
  return { sheets, hasEarlyEpoch };
}

/** What a part refers to, by id (ECMA-376 part 2, 6.5). */
function relations(archive: ZipArchive, part: string): Map<string, { part: string; type: string }> {
  const folder = part.slice(0, part.lastIndexOf('/') + 1);
  const name = `${folder}_rels/${part.slice(folder.length)}.rels`;
  const found = new Map<string, { part: string; type: string }>();
  if (!archive.has(name)) return found;
  const xml = partText(archive, name);
  for (const tag of xmlTags(xml)) {
    if (tag.name !== 'Relationship' || tag.kind === 'close' || attribute(xml, tag, 'TargetMode') === 'External') continue;
    const target = attribute(xml, tag, 'Target') ?? '';
    const path = new URL(target, `part:///${folder}`).pathname.slice(1);
    found.set(attribute(xml, tag, 'Id') ?? '', { part: decodeURIComponent(path), type: attribute(xml, tag, 'Type') ?? '' });
  }
  return found;
}

function partText(archive: ZipArchive, part: string): string {
  const bytes = archive.read(part);
  if (!bytes) throw new WorkbookProblem(`its part ${part} is missing`);
  return xmlText(bytes, part);
}
