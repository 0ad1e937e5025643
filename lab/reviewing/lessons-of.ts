import {
  type DocumentCorrections,
  type ExtractionResult,
  isOwnDecision,
  type LessonEvent,
  teach,
  type TaughtCell,
  WHOLE_DOCUMENT,
} from '@sheetlift/engine';
import type { LearningDocument } from '../src/learning/learning-documents.ts';

/** What the decisions of a review teach. */
export function lessonsOf(
  { id, layout }: LearningDocument,
  { rows, rowMode }: ExtractionResult,
  { cells }: DocumentCorrections,
): LessonEvent[] {
  const taught = cells.flatMap(({ rowId, fieldId, decision }): { fieldId: string; cell: TaughtCell }[] => {
    if (rowId !== (rowMode === 'item' ? WHOLE_DOCUMENT : '0') || !isOwnDecision(decision)) return [];
    if (decision.kind === 'value') {
      const { value, evidence } = decision.candidate;
      return [{ fieldId, cell: { value, evidence } }];
    }
    const found = rows[0]?.cells[fieldId];
    return [{ fieldId, cell: { value: null, evidence: found && 'chosen' in found ? found.chosen.evidence : [] } }];
  });
  const teachings = teach(
    layout,
    taught.map(({ cell }) => cell),
  );
  return taught.flatMap(({ fieldId }, at): LessonEvent[] => {
    const teaching = teachings[at];
    if (!teaching) return [];
    return [
      {
        kind: 'lesson',
        lesson: { ...teaching, id: `${id}/${fieldId}`, templateId: 'measured', fieldId, at: '2026-01-01T00:00:00.000Z' },
      },
    ];
  });
}
