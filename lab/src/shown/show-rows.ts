import {
  type DocumentLayout,
  type Finder,
  foldLessons,
  type LessonEvent,
  type RowMode,
  type ShownFields,
  teach,
  type Template,
  type TemplateMemory,
} from '@sheetlift/engine';
import type { BenchRow } from '../bench-scorer.ts';
import type { LearningDocument } from '../learning/learning-documents.ts';

/** Rows of one document that are shown: of a list a person pastes a few. */
const ROWS_A_DOCUMENT = 2;

/** What was made of shown rows: fields whose ids are the names that the truth has for them. */
export interface MadeFields {
  template: Template;
  rowMode: RowMode;
  memory: TemplateMemory;
  /** Names of the truth's fields that the rows have a value of. */
  shown: string[];
}

/** What is at hand when rows are shown. */
interface Showing {
  /** Whether the names of the truth stand over the rows. */
  heads: boolean;
  /** The other documents of the run, as the product has them: unlabelled. */
  others: readonly DocumentLayout[];
}

/** Fields out of the true rows of some documents alone, and what the places of the values teach. */
export function fieldsFromRows(finder: Finder, documents: readonly LearningDocument[], { heads, others }: Showing): MadeFields {
  const names = (documents[0]?.template.entities ?? []).map(({ variableName }) => variableName);
  const rows = documents.flatMap((document) =>
    document.rows.slice(0, ROWS_A_DOCUMENT).map((row) => names.map((name) => cellText(row, name))),
  );
  const layouts = documents.map(({ layout }) => layout);
  const fields = finder.fieldsOfShownRows([...layouts, ...others], heads ? [names, ...rows] : rows);
  return {
    template: {
      name: 'Shown',
      description: '',
      entities: fields.columns.flatMap(({ column, field }) => (field ? [{ ...field, id: names[column] ?? '' }] : [])),
    },
    rowMode: fields.rowMode,
    memory: foldLessons(fields.rowMode === 'item' ? [] : lessonsOf(fields, names, [...layouts, ...others]), 'shown'),
    shown: names.filter((_, column) => rows.some((row) => row[column] !== '')),
  };
}

/** Each value whose place was found teaches as if a person had pointed at it. */
const lessonsOf = ({ columns }: ShownFields, names: readonly string[], layouts: readonly Parameters<typeof teach>[0][]): LessonEvent[] =>
  layouts.flatMap((layout, document) => {
    const cells = columns.flatMap(({ column, places }) =>
      places.filter((place) => place.document === document).map(({ value, evidence }) => ({ column, value, evidence })),
    );
    return teach(layout, cells).map((taught, at): LessonEvent => {
      const fieldId = names[cells[at]?.column ?? -1] ?? '';
      const id = `${document}/${at}`;
      return { kind: 'lesson', lesson: { ...taught, id, templateId: 'shown', fieldId, at: '2026-01-01T00:00:00.000Z' } };
    });
  });

/** The truth as a sheet has it: of several spellings the first. */
function cellText(row: BenchRow, name: string): string {
  const truth = row[name];
  const [said] = truth !== null && typeof truth === 'object' && 'anyOf' in truth && Array.isArray(truth.anyOf) ? truth.anyOf : [truth];
  return said === null || said === undefined ? '' : String(said);
}
