import type { DocumentCorrections, ExtractionRow, RowId, Template } from '@sheetlift/engine/model';
import { applyCorrections, type CorrectedRow, withSureFrom } from '@sheetlift/engine/review';
import { createRuleJudge, judgesAcross, type RuleJudge } from '@sheetlift/engine/rules';
import type { RunDocument } from '../workspace/run/run-store.ts';
import { isUnderWay } from '../workspace/run/under-way.ts';

/** One line of the sheet: a row with what a person made of it, or the place kept for a document that is still to come. */
export type SheetRow = FoundRow | { kind: 'coming'; key: string; documentId: string; fileName: string; reading: boolean };

export interface FoundRow {
  kind: 'found';
  key: string;
  documentId: string;
  rowId: RowId;
  fileName: string;
  /** ISO date and time in UTC. */
  readAt: string | null;
  row: CorrectedRow;
}

type Corrections = ReadonlyMap<string, DocumentCorrections>;

/** The lines of the sheet in the order in which the documents were given, as the template's rules judge them. */
export function sheetRows(documents: readonly RunDocument[], corrections: Corrections, template: Template, sureFrom?: number): SheetRow[] {
  const rows: SheetRow[] = [];
  const judging: Judging = { fields: template.entities, across: judgesAcross(template), judge: createRuleJudge(template), sureFrom };
  for (const document of documents) {
    const { id, file, state } = document;
    if (state.kind === 'done') for (const row of foundRows(document, state.rows, corrections.get(id) ?? null, judging)) rows.push(row);
    else if (isUnderWay(state))
      rows.push({
        kind: 'coming',
        key: id,
        documentId: id,
        fileName: file.name,
        reading: state.kind === 'reading' || state.kind === 'finding',
      });
  }
  return rows;
}

interface Judging {
  fields: Template['entities'];
  /** Whether what other documents say concerns a document's rows. */
  across: boolean;
  judge: RuleJudge;
  /** Undefined: as sure as the search asks for. */
  sureFrom: number | undefined;
}

interface Found {
  readAt: string | null;
  corrections: DocumentCorrections | null;
  fields: Template['entities'];
  sureFrom: number | undefined;
  rows: FoundRow[];
}

/** The screen asks at every page read and every edit; only the document that changed is gone through again. */
const known = new WeakMap<readonly ExtractionRow[], Found>();
const lines = new WeakMap<CorrectedRow, FoundRow>();

function foundRows(
  { id, file, readAt }: RunDocument,
  found: readonly ExtractionRow[],
  corrections: DocumentCorrections | null,
  { fields, across, judge, sureFrom }: Judging,
): FoundRow[] {
  const before = known.get(found);
  const isSame =
    before?.corrections === corrections && before.fields === fields && before.readAt === readAt && before.sureFrom === sureFrom;
  if (isSame && !across) return before.rows;
  const judged = judge(file.name, applyCorrections(found, corrections));
  const rows = judged.map((row) => lineOf(id, file.name, readAt, sureFrom === undefined ? row : withSureFrom(row, sureFrom)));
  known.set(found, { readAt, corrections, fields, sureFrom, rows });
  return rows;
}

/** The same row is the same line, so that the grid draws only what changed. */
function lineOf(documentId: string, fileName: string, readAt: string | null, row: CorrectedRow): FoundRow {
  const before = lines.get(row);
  if (before && before.readAt === readAt && before.documentId === documentId) return before;
  const line: FoundRow = { kind: 'found', key: `${documentId}/${row.rowId}`, documentId, rowId: row.rowId, fileName, readAt, row };
  lines.set(row, line);
  return line;
}
