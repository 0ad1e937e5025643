import {
  type CellValue,
  type FieldResult,
  type LessonEvent,
  loadFinder,
  plainValue,
  teach,
  type TaughtCell,
  type TemplateField,
  type TemplateMemory,
} from '@sheetlift/engine';
import { loadNodeAsset } from '@sheetlift/engine/node';
import type { BenchScorer } from '../bench-scorer.ts';
import type { LearningDocument } from './learning-documents.ts';

const finder = await loadFinder(loadNodeAsset);

/** What a person teaches who goes through the row of one document: what is right is confirmed, the rest is typed. */
export function teachRow(scorer: BenchScorer, document: LearningDocument): LessonEvent[] {
  const { layout, template, truth, id } = document;
  const { rows } = finder.extractRows(layout, template, 'document');
  const fields = template.entities.filter((field) => field.variableName in truth);
  const cells = fields.map((field) => taughtCell(scorer, field, rows[0]?.cells[field.id], truth[field.variableName]));
  return teach(layout, cells).map((taught, at) => ({
    kind: 'lesson',
    lesson: { ...taught, id: `${id}/${at}`, templateId: 'measured', fieldId: fields[at]?.id ?? '', at: '2026-01-01T00:00:00.000Z' },
  }));
}

function taughtCell(scorer: BenchScorer, field: TemplateField, found: FieldResult | undefined, truth: unknown): TaughtCell {
  if (found && isRight(scorer, field, found, truth) && 'chosen' in found)
    return { value: found.chosen.value, evidence: found.chosen.evidence };
  const wrong = found && 'chosen' in found ? found.chosen.evidence : [];
  return scorer.isEmpty(truth) ? { value: null, evidence: wrong } : { value: typedValue(field, truth), evidence: [] };
}

function isRight(scorer: BenchScorer, field: TemplateField, found: FieldResult | undefined, truth: unknown): boolean {
  const shown = found && 'chosen' in found ? plainValue(found.chosen.value) : null;
  if (scorer.isEmpty(truth) || shown === null) return scorer.isEmpty(truth) && shown === null;
  return scorer.matches(truth, shown, field.type);
}

/** The truth as a person types it: of several spellings the first. */
function typedValue(field: TemplateField, truth: unknown): CellValue {
  const [said] = truth !== null && typeof truth === 'object' && 'anyOf' in truth && Array.isArray(truth.anyOf) ? truth.anyOf : [truth];
  const text = String(said);
  if (field.type === 'number') return { kind: 'number', number: Number(text), decimals: 2 };
  if (field.type === 'enum') return { kind: 'enum', value: text };
  if (field.type === 'yes/no') return { kind: 'yes/no', yes: text === 'yes' };
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? { kind: 'date', iso: text } : { kind: 'text', text };
}

/** Which of the document's cells come out right. */
export function rightCells(scorer: BenchScorer, { layout, template, truth }: LearningDocument, memory?: TemplateMemory): boolean[] {
  const { rows } = finder.extractRows(layout, template, 'document', memory);
  return template.entities
    .filter((field) => field.variableName in truth)
    .map((field) => isRight(scorer, field, rows[0]?.cells[field.id], truth[field.variableName]));
}
