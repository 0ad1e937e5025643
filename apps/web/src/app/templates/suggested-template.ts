import { cutCharacters, MAX_TEMPLATE_DESCRIPTION_CHARACTERS, MAX_TEMPLATE_NAME_CHARACTERS } from '@sheetlift/contract';
import type { Template } from '@sheetlift/engine/model';
import type { EngineAnswers } from '../../engine-worker/engine-protocol.ts';
import { valueText } from '../../features/review/cell-text.ts';
import { newId } from '../../lib/new-id.ts';

export interface SuggestedTemplate {
  template: Template;
  /** Field id -> what the document says for it. */
  values: ReadonlyMap<string, string>;
}

/** The template of the fields that a document seems to give, called as the paper calls itself, else as its file; null where it gives none. */
export function suggestedTemplate(fileName: string, { title, document, items }: EngineAnswers['suggest']): SuggestedTemplate | null {
  const fields = distinct([...document, ...items]).map(({ example, ...field }) => ({
    field: { id: newId(), ...field },
    value: valueText(example),
  }));
  if (fields.length === 0) return null;
  return {
    template: {
      name: title === null ? templateNameOf(fileName) : cutCharacters(title, MAX_TEMPLATE_NAME_CHARACTERS),
      description: cutCharacters(`Made from ${fileName}`, MAX_TEMPLATE_DESCRIPTION_CHARACTERS),
      entities: fields.map(({ field }) => field),
    },
    values: new Map(fields.map(({ field, value }) => [field.id, value])),
  };
}

/** "bills 2026.xlsx" -> "bills 2026" */
export function templateNameOf(fileName: string): string {
  return cutCharacters(fileName.replace(/\.[^.]+$/, ''), MAX_TEMPLATE_NAME_CHARACTERS) || 'New template';
}

type SuggestedField = EngineAnswers['suggest']['document'][number];

/** A column of a table may be called like a field of the document, which came first. */
function distinct(fields: readonly SuggestedField[]): SuggestedField[] {
  const named = new Set<string>();
  return fields.filter(({ variableName }) => !named.has(variableName.toLowerCase()) && named.add(variableName.toLowerCase()));
}
