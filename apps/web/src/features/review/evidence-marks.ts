import type { Candidate, Evidence, FieldResult } from '@sheetlift/engine/model';
import type { ActiveCell } from './active-cell.ts';
import { cellState } from './cell-state.ts';
import { cellText, valueText } from './cell-text.ts';
import type { EvidenceMark } from './pages/view-marks.ts';
import type { SheetColumn } from './sheet-columns.ts';

/** What the viewer marks on the document: where the row's values stand, and, while they are offered, what else the chosen cell may say. */
export function evidenceMarks(active: ActiveCell, columns: readonly SheetColumn[], offered: readonly Candidate[]): EvidenceMark[] {
  const { row, value } = active;
  if (row.kind !== 'found') return [];
  const marks = columns.flatMap((column) => {
    const result = column.kind === 'field' ? row.row.cells[column.id] : undefined;
    const isActive = column.id === value?.field.id;
    return result ? cellMark(row.key, column, result, isActive, isActive && offered.length > 1) : [];
  });
  return value ? [...marks, ...candidateMarks(row.key, active.column, value.result, offered)] : marks;
}

/** The key of the mark of one candidate of a cell. */
export function candidateKey(rowKey: string, columnId: string, candidate: Candidate): string {
  return `${rowKey}/${columnId}/${candidate.id}`;
}

function cellMark(rowKey: string, column: SheetColumn, result: FieldResult, active: boolean, numbered: boolean): EvidenceMark[] {
  const evidence = onDocument('chosen' in result ? result.chosen.evidence : result.state === 'unreadable' ? result.evidence : []);
  if (evidence.length === 0) return [];
  const state = cellState(result);
  return [
    {
      key: `${rowKey}/${column.id}`,
      fieldId: column.id,
      label: column.name,
      text: cellText(result),
      state: state === 'to-check' ? 'check' : state === 'confirmed' ? 'confirmed' : 'sure',
      active,
      evidence,
      ...(numbered ? { candidateNumber: 1 as const } : {}),
    },
  ];
}

function candidateMarks(rowKey: string, column: SheetColumn, result: FieldResult, offered: readonly Candidate[]): EvidenceMark[] {
  return offered.flatMap((candidate, index) => {
    const evidence = onDocument(candidate.evidence);
    if (evidence.length === 0 || ('chosen' in result && candidate.id === result.chosen.id)) return [];
    return [
      {
        key: candidateKey(rowKey, column.id, candidate),
        fieldId: column.id,
        label: column.name,
        text: valueText(candidate.value),
        state: 'check',
        active: false,
        candidateNumber: (index + 1) as 1 | 2 | 3 | 4 | 5,
        evidence,
      } satisfies EvidenceMark,
    ];
  });
}

function onDocument(evidence: readonly Evidence[]): Evidence[] {
  return evidence.filter(({ kind }) => kind !== 'person');
}
